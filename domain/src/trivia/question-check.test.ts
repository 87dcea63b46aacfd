import { describe, expect, it } from 'vitest';
import type { Question } from './question.ts';
import { checkQuestions, checkQuestionsDiffer } from './question-check.ts';
import { goodQuestions } from './question-fixture.ts';

/** The findings after one change to a good module, each as `path: message`. */
function findings(change: (questions: Question[]) => void): string[] {
  const questions = goodQuestions(1);
  change(questions);
  return checkQuestions(1, questions, 'en').map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

/** Moves the right answer of some questions to a place. */
function moveRight(questions: readonly Question[], to: number) {
  for (const question of questions) {
    question.choices = question.choices.filter((choice) => choice !== question.answer);
    question.choices.splice(to, 0, question.answer);
  }
}

/** Makes the right answer of some questions so many letters long; the wrong ones have eleven. */
function lengthen(questions: readonly Question[], letters: number) {
  for (const question of questions) {
    const longer = 'A good loaf'.padEnd(letters, 's');
    question.choices = question.choices.map((choice) =>
      choice === question.answer ? longer : choice,
    );
    question.answer = longer;
  }
}

describe('checkQuestions', () => {
  it('finds nothing in a good module', () => {
    expect(findings(() => {})).toEqual([]);
  });

  it.each<[string, Partial<Question>, RegExp]>([
    [
      'a lesson of another module',
      { lesson: '2-1' },
      /^4.lesson: Lesson 2-1 is none of module 1\.$/,
    ],
    [
      'an id of another lesson',
      { id: '1-2-q5' },
      /^4.id: The id "1-2-q5" does not begin with the lesson 1-1\.$/,
    ],
    ['an id that stands twice', { id: '1-1-q4' }, /^4.id: The id "1-1-q4" stands twice\.$/],
    [
      'three choices',
      { choices: ['A good loaf', 'b', 'c'] },
      /^4.choices: There are 3 choices; the guide asks for exactly 4/,
    ],
    [
      'two choices that are alike',
      { choices: ['A good loaf', 'A pear', 'a pear!', 'A plum'] },
      /^4.choices.2: The choice "a pear" stands twice/,
    ],
    [
      'an answer that is no choice',
      { answer: 'a good loaf' },
      /^4.answer: The right answer "a good loaf" is none/,
    ],
    [
      'a choice like a sermon',
      { choices: ['A good loaf', 'b', 'c', 'word '.repeat(13)] },
      /^4.choices.3: There are 13 words in the choice/,
    ],
    [
      'a long sentence',
      { question: `Which ${'word '.repeat(16)}?` },
      /^4.question: A sentence has 17 words/,
    ],
    [
      'a why of three sentences',
      { why: 'One is this. Two is that. Three is more.' },
      /^4.why: There are 3 sentences in "why"; the guide asks for 1 to 2/,
    ],
    ['a why that teaches nothing', { why: 'Because.' }, /^4.why: There are 1 words in "why"/],
  ])('%s is named', (_, fields, message) => {
    const result = findings((questions) => Object.assign(questions[4] ?? {}, fields));
    expect(result).toContainEqual(expect.stringMatching(message));
  });

  it('a lesson with nine questions, and one with none, are named', () => {
    const nine = findings((questions) => questions.splice(12, 1));
    expect(nine).toContainEqual(
      expect.stringMatching(/^10.lesson: There are 9 questions of lesson 1-2/),
    );
    const none = findings((questions) => questions.splice(20, 10));
    expect(none).toContainEqual(expect.stringMatching(/^: There are 0 questions of lesson 1-3/));
  });

  it('right answers of a lesson that crowd at one place are named', () => {
    const result = findings((questions) => moveRight(questions.slice(10, 20), 2));
    expect(result).toContain(
      '10.lesson: The right answers of lesson 1-2 stand 0, 0, 10, 0 times at the four places.',
    );
  });

  it('right answers of a module that crowd at one place are named, where each lesson is in bounds', () => {
    const result = findings((questions) => {
      for (const start of [0, 10, 20]) {
        const lesson = questions.slice(start, start + 10);
        moveRight(lesson.slice(0, 4), 0);
        moveRight(lesson.slice(4, 6), 1);
        moveRight(lesson.slice(6, 8), 2);
        moveRight(lesson.slice(8), 3);
      }
    });
    expect(result).toEqual([': The right answers stand 12, 6, 6, 6 times at the four places.']);
  });

  it('an answer that is longer than the others by more than a quarter is named', () => {
    expect(findings((questions) => lengthen(questions.slice(3, 4), 14))).toEqual([]);
    expect(findings((questions) => lengthen(questions.slice(3, 4), 15))).toEqual([
      '3.answer: The right answer has 15 letters and the longest wrong one 11: its length gives it away.',
    ]);
  });

  it('a module in which the longest answer is right too often is named', () => {
    expect(findings((questions) => lengthen(questions.slice(0, 10), 12))).toEqual([]);
    expect(findings((questions) => lengthen(questions.slice(0, 11), 12))).toEqual([
      expect.stringMatching(
        /^: In 11 of 30 questions the right answer is the longest, 10 at most: 1-1-q1, /,
      ),
    ]);
  });

  it('a module in which the shortest answer is right too often is named', () => {
    const shorten = (questions: readonly Question[]) => {
      for (const question of questions) {
        question.choices = question.choices.map((choice) =>
          choice === question.answer ? 'Bread' : choice,
        );
        question.answer = 'Bread';
      }
    };
    expect(findings((questions) => shorten(questions.slice(0, 10)))).toEqual([]);
    expect(findings((questions) => shorten(questions.slice(0, 11)))).toEqual([
      expect.stringMatching(
        /^: In 11 of 30 questions the right answer is the shortest, 10 at most: /,
      ),
    ]);
  });
});

describe('checkQuestionsDiffer', () => {
  it('a question that another module asks already is named', () => {
    const later = goodQuestions(2);
    Object.assign(later[7] ?? {}, { question: 'what is number 3 of lesson 1-1' });
    const results = checkQuestionsDiffer(
      new Map([
        [1, goodQuestions(1)],
        [2, later],
      ]),
    );
    expect([...results]).toMatchObject([
      [2, [{ path: [7, 'question'], message: '1-1-q3 asks the same, word for word.' }]],
    ]);
  });
});
