import { expect, test } from 'vitest';
import { type Guesses, noGuesses, waitOf, withGuess } from './guess-waits.ts';

const start = Date.UTC(2026, 10, 22);
const hour = 60 * 60 * 1000;

function guessed(times: number): Guesses {
  return Array.from({ length: times }).reduce<Guesses>(
    (before) => withGuess(before, start),
    noGuesses,
  );
}

test('three guesses are free, then each waits twice as long as the one before, an hour at most', () => {
  const waits = [0, 1, 2, 3, 4, 5, 6, 9, 10, 500].map((times) => waitOf(guessed(times), start));
  expect(waits).toEqual([0, 0, 0, 30, 60, 120, 240, 1920, 3600, 3600]);
});

test('a wait is over when its time has passed, and a day without a guess forgets them', () => {
  expect(waitOf(guessed(5), start + 119_001)).toBe(1);
  expect(waitOf(guessed(5), start + 120_000)).toBe(0);
  expect(waitOf(guessed(500), start + 24 * hour)).toBe(0);
  expect(withGuess(guessed(500), start + 24 * hour)).toEqual({ count: 1, at: start + 24 * hour });
});

test('a clock that is put back shortens no wait, and makes none longer than it is', () => {
  expect(waitOf(guessed(6), start - hour)).toBe(240);
  expect(waitOf(guessed(6), start - 1000 * hour)).toBe(240);
});
