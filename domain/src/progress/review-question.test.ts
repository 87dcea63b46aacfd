import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { goodLesson } from '../course/lesson-fixture.ts';
import { gradeQuiz } from './grading.ts';
import { isReviewRight, reviewNames, reviewQuestion, rightWords } from './review-question.ts';

const lesson = goodLesson();
lesson.quiz = [
  { id: 'q1', kind: 'true-false', statement: 'God is good.', answer: true, why: 'He made us.' },
  {
    id: 'q2',
    kind: 'typed',
    question: 'Who prays?',
    answers: ['Martha'],
    wrong: [],
    why: 'She did.',
  },
  {
    id: 'q3',
    kind: 'typed',
    question: 'Who works?',
    answers: ['Marthe', 'Anna'],
    wrong: [],
    why: 'So.',
  },
];
const named = (item: string) => {
  const question = reviewQuestion(lesson, { lesson: '1-1', item });
  if (!question) throw new Error(`There is no ${item}.`);
  return question;
};

describe('a question of a review', () => {
  it.each(['quiz:q9', 'entry:q1', 'quiz:about-angel', 'entry:', 'q1', '', 'quiz:toString'])(
    'is not there under the name %j',
    (item) => expect(reviewQuestion(lesson, { lesson: '1-1', item })).toBeNull(),
  );

  it('is there for each name the lesson gives', () => {
    const { quiz, entries } = reviewNames(lesson);
    expect(quiz.map((id) => named(`quiz:${id}`).kind)).toEqual(['true-false', 'typed', 'typed']);
    for (const id of entries) expect(named(`entry:${id}`).kind).toBe('choice');
  });

  it('of the teaching offers its answer among two others of the lesson, always in the same order', () => {
    for (const { id, answer, simply } of lesson.teaching) {
      const question = named(`entry:${id}`);
      if (question.kind !== 'choice') throw new Error(question.kind);
      expect(new Set(question.choices.map((one) => one.id)).size).toBe(3);
      expect(question).toEqual(named(`entry:${id}`));
      expect(rightWords(question)).toBe(answer);
      expect(question.why).toBe(simply);
      expect(question.choices.filter((one) => isReviewRight(question, one.id, 'en'))).toEqual([
        { id, text: answer },
      ]);
    }
  });

  it('is graded as in its quiz, whatever is answered', () => {
    const words = fc.constantFrom('Martha', 'martha', 'Marthe', 'Marta', 'Anna', 'An', '', 'true');
    fc.assert(
      fc.property(fc.constantFrom('q1', 'q2', 'q3'), fc.oneof(words, fc.boolean()), (id, value) => {
        const { items } = gradeQuiz(lesson.quiz, [{ id, value }], 'en');
        const graded = items.find((item) => item.id === id);
        expect(isReviewRight(named(`quiz:${id}`), value, 'en')).toBe(graded?.correct);
      }),
    );
  });

  it('that is true or false has no other words for its answer', () => {
    expect(rightWords(named('quiz:q1'))).toBeNull();
    expect(rightWords(named('quiz:q3'))).toBe('Marthe');
  });
});
