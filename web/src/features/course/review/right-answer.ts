import type { ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { rightWords } from '@pius/domain/progress/review-question.ts';
import { useTranslation } from 'react-i18next';

/**
 * Gives an answer to a question in words: the right one, or the one given; null where nothing was
 * given.
 */
export function useAnswerText(question: ReviewQuestionView) {
  const { t } = useTranslation('quiz');
  const ofAnswer = (answer: boolean | string): string | null => {
    if (typeof answer === 'boolean') return t(answer ? 'true' : 'false');
    if (answer.trim() === '') return null;
    if (question.kind !== 'choice') return answer;
    return question.choices.find(({ id }) => id === answer)?.text ?? null;
  };
  const right = question.kind === 'true-false' ? ofAnswer(question.answer) : rightWords(question);
  return { right: right ?? '', ofGiven: ofAnswer };
}
