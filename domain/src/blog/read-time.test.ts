import { expect, test } from 'vitest';
import { readMinutes } from './read-time.ts';

test('a text takes whole minutes, and at least one', () => {
  expect(readMinutes('')).toBe(1);
  expect(readMinutes('word '.repeat(290))).toBe(1);
  expect(readMinutes('word '.repeat(310))).toBe(2);
  expect(readMinutes('word '.repeat(1000))).toBe(5);
});
