import { expect, it } from 'vitest';
import type { Question } from './question.ts';
import { goodQuestions } from './question-fixture.ts';
import { checkQuestionsParity } from './question-parity.ts';

/** The findings about a translation of the first module, after one change to it. */
function findings(change: (questions: Question[]) => void): string[] {
  const french = goodQuestions(1);
  for (const question of french) question.question = `Quel est ${question.id} ?`;
  change(french);
  return checkQuestionsParity(goodQuestions(1), french).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
}

it('two languages of a module agree', () => {
  expect(findings(() => {})).toEqual([]);
});

it('a right answer at another place is named', () => {
  expect(findings(([first]) => first?.choices.reverse())).toEqual([
    '0: Here stands "1-1-q1 of lesson 1-1, right at place 4", in the other language "1-1-q1 of lesson 1-1, right at place 1".',
  ]);
});

it('questions in another order, and one that is missing, are named', () => {
  expect(findings((questions) => questions.reverse())).toHaveLength(30);
  expect(findings((questions) => questions.pop())).toEqual([
    expect.stringMatching(/^: Here stands "nothing", in the other language "1-3-q10/),
  ]);
});

it('a question that is not translated is named', () => {
  const english = goodQuestions(1)[5]?.question;
  expect(findings((questions) => Object.assign(questions[5] ?? {}, { question: english }))).toEqual(
    ['5.question: The question is the same in another language.'],
  );
});
