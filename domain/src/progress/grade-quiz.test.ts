import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuizQuestion } from '../course/lesson.ts';
import { gradeQuiz } from './grading.ts';

const quiz: QuizQuestion[] = [
  { id: 'q1', kind: 'true-false', statement: 'God made us.', answer: true, why: 'He loves us.' },
  { id: 'q2', kind: 'true-false', statement: 'We made God.', answer: false, why: 'He always was.' },
  {
    id: 'q3',
    kind: 'typed',
    question: 'Who taught them?',
    answers: ['the Apostles', 'Peter'],
    wrong: ['Paul'],
    why: 'Jesus sent them.',
  },
];

describe('gradeQuiz', () => {
  it('a perfect quiz is 100 %', () => {
    const answers = [
      { id: 'q1', value: true },
      { id: 'q2', value: false },
      { id: 'q3', value: 'apostles' },
    ];
    expect(gradeQuiz(quiz, answers, 'en')).toEqual({
      score: 3,
      total: 3,
      percentage: 100,
      items: [
        { id: 'q1', correct: true, given: true, expected: true, why: 'He loves us.' },
        { id: 'q2', correct: true, given: false, expected: false, why: 'He always was.' },
        {
          id: 'q3',
          correct: true,
          given: 'apostles',
          expected: 'the Apostles',
          why: 'Jesus sent them.',
        },
      ],
    });
  });

  it('what is not answered is wrong, and false is no missing answer', () => {
    const graded = gradeQuiz(quiz, [{ id: 'q2', value: false }], 'en');
    expect(graded.items.map(({ correct }) => correct)).toEqual([false, true, false]);
    expect(graded.items[0]?.given).toBeNull();
    expect(graded.percentage).toBe(33);
  });

  it('an answer of the wrong kind is wrong', () => {
    const answers = [
      { id: 'q1', value: 'true' },
      { id: 'q3', value: true },
    ];
    expect(gradeQuiz(quiz, answers, 'en').score).toBe(0);
  });

  it('an unknown question adds nothing and a second answer to one question does not count', () => {
    const answers = [
      { id: 'q9', value: true },
      { id: 'q1', value: false },
      { id: 'q1', value: true },
    ];
    expect(gradeQuiz(quiz, answers, 'en')).toMatchObject({ score: 0, total: 3 });
  });

  it('the order of the answers does not matter', () => {
    const answers = [
      { id: 'q1', value: true },
      { id: 'q2', value: true },
      { id: 'q3', value: 'Petre' },
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(answers, { minLength: 3 }), (shuffled) => {
        expect(gradeQuiz(quiz, shuffled, 'en')).toEqual(gradeQuiz(quiz, answers, 'en'));
      }),
    );
  });

  it('a quiz without questions is 0 %', () => {
    expect(gradeQuiz([], [], 'fr')).toEqual({ score: 0, total: 0, percentage: 0, items: [] });
  });
});
