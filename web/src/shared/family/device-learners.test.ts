import { expect, it } from 'vitest';
import { keptLearners } from './device-learners.ts';

const lucia = { id: '1', name: 'Lucia', has_pictures: true, paused: false, mark: 'm' };

it('what is kept are names, and what is no child is left out', () => {
  expect(keptLearners(JSON.stringify([lucia]))).toEqual([lucia]);
  expect(keptLearners(JSON.stringify([lucia, { name: 7 }, null, 'x']))).toEqual([lucia]);
  expect(keptLearners('[]')).toEqual([]);
});

it.each(['', 'no json', '{}', null])('%j is no device that was approved', (text) => {
  expect(keptLearners(text)).toBeNull();
});
