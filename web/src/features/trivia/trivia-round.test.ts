import type { TriviaQuestion } from '@pius/contracts/trivia.ts';
import { describe, expect, it } from 'vitest';
import {
  goneOn,
  marksOf,
  nextPractice,
  notBegun,
  nothingSaved,
  roundOf,
  withAnswer,
} from './trivia-round.ts';

const question = (id: string, answer = 1): TriviaQuestion => ({
  id,
  lesson: '1-1',
  lessonTitle: 'A lesson',
  question: 'Which?',
  choices: ['A', 'B', 'C', 'D'],
  answer,
  why: 'Because.',
});
const first = question('1-1-q1');
const second = question('2-5-q3', 0);
const questions = [first, second];
const today = '2026-11-22';
const begun = { ...nothingSaved, day: today, round: withAnswer(notBegun, first, 1) };

describe('roundOf', () => {
  it('goes on where the child left it, on the same day', () => {
    expect(roundOf(begun, today, questions)).toBe(begun);
  });

  it('begins anew on another day, and with other questions', () => {
    expect(roundOf(begun, '2026-11-23', questions)).toEqual({ ...nothingSaved, day: '2026-11-23' });
    expect(roundOf(begun, today, [second, first])).toEqual({ ...nothingSaved, day: today });
  });
});

it('a question keeps the answer it was given first', () => {
  const once = withAnswer(notBegun, first, 1);
  expect(withAnswer(once, first, 3)).toEqual(once);
  expect(withAnswer(goneOn(once), second, 2).answers).toEqual([
    { id: '1-1-q1', choice: 1 },
    { id: '2-5-q3', choice: 2 },
  ]);
});

it('what is right is marked, and what has no answer is not', () => {
  const play = withAnswer(notBegun, first, 1);
  expect(marksOf(play, questions)).toEqual([true, false]);
  expect(marksOf(withAnswer(goneOn(play), second, 3), questions)).toEqual([true, false]);
});

it('practice goes back a day each time, and begins again after ninety', () => {
  expect(nextPractice(nothingSaved)).toBe(1);
  expect(nextPractice({ ...nothingSaved, practice: { ...notBegun, daysBack: 1 } })).toBe(2);
  expect(nextPractice({ ...nothingSaved, practice: { ...notBegun, daysBack: 90 } })).toBe(1);
});
