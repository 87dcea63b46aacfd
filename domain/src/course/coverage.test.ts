import { describe, expect, it } from 'vitest';
import type { Course } from './course.ts';
import { checkLessonCoverage, checkWithheld, coverageOf } from './coverage.ts';

const entry = (questions: string, book = '1912') => ({ id: 'an-entry', ref: { book, questions } });
const reason = 'Not for this age.';

describe('checkLessonCoverage', () => {
  it('a question is taught by an entry or withheld', () => {
    const withheld = [{ question: 100, reason }];
    expect(checkLessonCoverage([99, 100, 101], [entry('99'), entry('101')], withheld)).toEqual([]);
  });

  it('a question that is neither is named', () => {
    expect(
      checkLessonCoverage([54, 55, 56, 59], [entry('54'), entry('55', 'compendium')], []),
    ).toMatchObject([
      { path: ['teaching'], message: expect.stringContaining('question 55-56, 59 of') },
    ]);
  });

  it('a book that entries do not rest on is named', () => {
    const sources = [
      entry('5', 'compendium'),
      entry('Galatians 5', 'scripture'),
      entry('5', '1921'),
    ];
    expect(checkLessonCoverage([], sources, [])).toMatchObject([
      { path: ['teaching', 2, 'ref', 'book'] },
    ]);
  });

  it('a question of another lesson may be repeated, a number that is none may not', () => {
    expect(checkLessonCoverage([54], [entry('54'), entry('1-3')], [])).toEqual([]);
    expect(checkLessonCoverage([54], [entry('54'), entry('434')], [])).toMatchObject([
      { path: ['teaching', 1, 'ref', 'questions'] },
    ]);
  });
});

it('a question that is withheld and taught is named', () => {
  const withheld = [
    { question: 74, reason },
    { question: 100, reason },
  ];
  expect(checkWithheld(withheld, new Map([['2-16', [entry('99-101')]]]))).toMatchObject([
    { path: [1, 'question'], message: expect.stringContaining('lesson 2-16 teaches it') },
  ]);
});

it('what is covered is counted once, and repeats are told', () => {
  const title = { en: 't', fr: 't', 'pt-BR': 't' };
  const lesson = { title, slug: 's' };
  const course: Course = {
    modules: [
      {
        ...lesson,
        number: 1,
        summary: title,
        lessons: [
          { ...lesson, number: 1, questions: '1-3' },
          { ...lesson, number: 2, questions: '4-433' },
        ],
      },
    ],
    catechism: [],
  };
  const lessons = new Map([
    ['1-1', [entry('1-3')]],
    ['1-2', [entry('3-5'), entry('4'), entry('9', 'compendium')]],
  ]);
  expect(coverageOf(course, lessons, [{ question: 6, reason }])).toEqual({
    covered: 5,
    withheld: 1,
    of: 433,
    repeats: [{ lesson: '1-2', questions: [3], taughtIn: '1-1' }],
  });
});
