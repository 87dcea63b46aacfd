import { describe, expect, it } from 'vitest';
import { gradeRound, isOfItsDay } from './round.ts';

const right = new Map([
  ['1-1-q1', 2],
  ['2-5-q3', 0],
  ['3-1-q2', 1],
]);

describe('gradeRound', () => {
  it('counts what was chosen right, and a question without an answer is not', () => {
    const answers = [
      { id: '2-5-q3', choice: 0 },
      { id: '1-1-q1', choice: 3 },
    ];
    expect(gradeRound(right, answers)).toEqual({
      score: 1,
      total: 3,
      items: [
        { id: '1-1-q1', correct: false },
        { id: '2-5-q3', correct: true },
        { id: '3-1-q2', correct: false },
      ],
    });
  });

  it('takes the first of two answers, and leaves out what was not asked', () => {
    const answers = [
      { id: '1-1-q1', choice: 0 },
      { id: '1-1-q1', choice: 2 },
      { id: '9-9-q9', choice: 0 },
    ];
    expect(gradeRound(right, answers)).toMatchObject({ score: 0, total: 3 });
  });
});

it.each([
  ['2028-02-29', '2028-02-29', true],
  ['2028-02-29', '2028-03-01', true],
  ['2027-01-01', '2026-12-31', true],
  ['2028-02-28', '2028-03-01', false],
  ['2026-11-20', '2026-11-22', false],
  ['2026-02-30', '2026-03-01', false],
])('the questions of %s played on %s count: %s', (question, played, counts) => {
  expect(isOfItsDay(question, played)).toBe(counts);
});
