import { expect, it } from 'vitest';
import { streakNow } from './streak-now.ts';

const week = (active: boolean) => [{ day: '2026-11-22', active }];

it('a day that is in the streak already is not counted twice', () => {
  expect(streakNow({ current_streak: 4, week: week(true) }, '2026-11-22')).toBe(4);
});

it('a round that the server does not have yet is one day more', () => {
  expect(streakNow({ current_streak: 4, week: week(false) }, '2026-11-22')).toBe(5);
  expect(streakNow({ current_streak: 0, week: week(false) }, '2026-11-22')).toBe(1);
});

it('of what was known in another week nothing is said', () => {
  expect(streakNow({ current_streak: 4, week: week(true) }, '2026-11-30')).toBe(0);
});
