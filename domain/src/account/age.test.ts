import { expect, it } from 'vitest';
import { isChildAge } from './age.ts';

it.each([3, 7, 9, 17])('a child may be %s', (age) => {
  expect(isChildAge(age)).toBe(true);
});

it.each([2, 18, 0, -7, 7.5, Number.NaN, Infinity, '8', null, undefined, [8]])(
  'a child may not be %s',
  (age) => {
    expect(isChildAge(age)).toBe(false);
  },
);
