import { expect, it } from 'vitest';
import { resultTone } from './result-tone.ts';

it('the words follow the result, and the pass mark is where "well" begins', () => {
  expect([100, 99, 80, 79, 60, 59, 0].map(resultTone)).toEqual([
    'all',
    'nearly',
    'nearly',
    'well',
    'well',
    'begun',
    'begun',
  ]);
});
