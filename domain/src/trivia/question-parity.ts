import type { Finding } from '../course/finding.ts';
import { comparable } from '../course/lesson-text.ts';
import { type Question, rightPlace } from './question.ts';

/**
 * Where one language of a module's questions does not agree with another: ids, their order,
 * lessons and the place of the right answer; and questions that are not translated. `base` is the
 * language that counts; the findings are about `other`.
 */
export function checkQuestionsParity(
  base: readonly Question[],
  other: readonly Question[],
): Finding[] {
  const describe = (question: Question | undefined) =>
    question === undefined
      ? 'nothing'
      : `${question.id} of lesson ${question.lesson}, right at place ${rightPlace(question) + 1}`;
  const count = Math.max(base.length, other.length);
  return Array.from({ length: count }, (_, place) => place).flatMap((place): Finding[] => {
    const [requested, here] = [base[place], other[place]];
    if (describe(requested) !== describe(here)) {
      return [
        {
          path: here === undefined ? [] : [place],
          message: `Here stands "${describe(here)}", in the other language "${describe(requested)}".`,
          doThis: 'Correct the one that is wrong: ids, order and right answers are the same.',
        },
      ];
    }
    if (comparable(here?.question ?? '') !== comparable(requested?.question ?? '')) return [];
    return [
      {
        path: [place, 'question'],
        message: 'The question is the same in another language.',
        doThis: 'Write it in the language of this file.',
      },
    ];
  });
}
