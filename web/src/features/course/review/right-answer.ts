import type { ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { rightWords } from '@pius/domain/progress/review-question.ts';
import { useTranslation } from 'react-i18next';

/** Gives an answer to a question in words: the right one, or the one given; null where nothing was given. */
export function useAnswerWords(question: ReviewQuestionView) {
  const { t } = useTranslation('quiz');
  const ofGiven = (given: boolean | string): string | null => {
    if (typeof given === 'boolean') return t(given ? 'true' : 'false');
    if (given.trim() === '') return null;
    if (question.kind !== 'choice') return given;
    return question.choices.find(({ id }) => id === given)?.text ?? null;
  };
  const right = question.kind === 'true-false' ? ofGiven(question.answer) : rightWords(question);
  return { right: right ?? '', ofGiven };
}
