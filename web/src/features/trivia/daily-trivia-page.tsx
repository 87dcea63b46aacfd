import { useTranslation } from 'react-i18next';
import { useCachedDays } from '@/learning/days/use-cached-days.ts';
import { useLearner } from '@/learning/progress/use-learner.ts';
import type { RouteHandle } from '@/ui/i18n/route-handle.ts';
import { NoQuestions } from './no-questions.tsx';
import { Practice } from './practice.tsx';
import { RoundResult } from './round-result.tsx';
import { TriviaQuestionCard } from './trivia-question-card.tsx';
import { useDailyTrivia } from './use-daily-trivia.ts';
import './trivia.css';

export const handle: RouteHandle = {
  page: 'daily-trivia',
  namespaces: ['trivia', 'progress', 'listening'],
};

/**
 * Daily trivia: five questions, one after the other, then the result, then practice as often as one
 * likes.
 * @see docs/requirements.md#r-daily-trivia
 */
export default function DailyTriviaPage() {
  const learner = useLearner();
  const childId = learner?.kind === 'child' ? learner.id : null;
  return <DailyTrivia childId={childId} key={childId} />;
}

function DailyTrivia({ childId }: { childId: string | null }) {
  const { t } = useTranslation('trivia');
  const trivia = useDailyTrivia(childId);
  const { day, questions, kept: saved, played, error } = trivia;
  useCachedDays(childId, questions !== null);
  if (!questions) return <NoQuestions error={error} onRetry={trivia.refetch} />;
  if (saved.practice) {
    return (
      <Practice
        childId={childId}
        key={saved.practice.daysBack}
        onEnd={trivia.endPractice}
        onPlay={trivia.playPractice}
        onPractise={trivia.practise}
        play={saved.practice}
        today={day}
      />
    );
  }
  const question = questions[saved.round.at];
  if (played || !question) {
    return <RoundResult childId={childId} trivia={trivia} questions={questions} />;
  }
  return (
    <TriviaQuestionCard
      key={question.id}
      lead={t('kind.daily')}
      onAnswer={(choice) => trivia.answer(question, choice)}
      onNext={trivia.goOn}
      play={saved.round}
      question={question}
      total={questions.length}
    />
  );
}
