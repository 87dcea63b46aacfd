import { expect, test } from 'vitest';
import { median, quantile } from './quantile.ts';

test('of figures in any order the one is told that so many lie at or below', () => {
  const metrics = [30, 10, 100, 20];
  expect([0, 0.25, 0.5, 0.51, 0.99, 1].map((share) => quantile(metrics, share))).toEqual([
    10, 10, 20, 30, 100, 100,
  ]);
  expect(median([3, 1, 2])).toBe(2);
  expect(metrics).toEqual([30, 10, 100, 20]);
});

test('what was not measured meets no promise', () => {
  expect(median([]) <= 1).toBe(false);
  expect(median([]) >= 1).toBe(false);
});
