import type { ReviewQuestionView } from '@pius/contracts/reviews.ts';
import type { Language } from '@pius/domain/language.ts';
import { isReviewRight } from '@pius/domain/progress/review-question.ts';
import type { ReviewOutcome } from '@pius/domain/progress/reviews.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outboxOf } from '@/learning/progress/outboxes.ts';
import { ErrorState } from '@/ui/kit/page-states.tsx';
import { Skeleton } from '@/ui/kit/skeleton.tsx';
import { newKey } from '@/ui/new-key.ts';
import { useFocusLater } from '../activities/use-focus-later.ts';
import { DayDone } from './day-done.tsx';
import { ReviewCard } from './review-card.tsx';
import { useReviews } from './use-reviews.ts';

/**
 * A child's questions of today, one after the other, and the end of them.
 * @param options - The child, null while it is not known who.
 */
export function OwnReviews({ childId }: { childId: string | null }) {
  const { t } = useTranslation('review');
  const { day, language, isWaiting, error, refetch } = useReviews(childId, childId);
  const [begun, setBegun] = useState<readonly ReviewQuestionView[] | null>(null);
  const [at, setAt] = useState(0);
  const [outcome, setOutcome] = useState<ReviewOutcome | null>(null);
  const { ref, focusLater } = useFocusLater();
  // What is due is settled by the first answer: the questions do not change under the child's hands.
  const questions = begun ?? day?.due;

  if (!questions || !day || !language) {
    return (
      <div className="wrap pt-7">
        {error ? (
          <ErrorState
            heading="h1"
            onRetry={() => void refetch()}
            retryLabel={t('again')}
            text={t(navigator.onLine ? 'failed.text' : 'offline.text')}
            title={t('failed.title')}
          />
        ) : (
          <Skeleton className="leaf p-8" label={t('loading')} lines={5} />
        )}
      </div>
    );
  }
  const question = questions[at];
  if (!question) {
    return <DayDone done={begun !== null || day.begun} headingRef={ref} isWaiting={isWaiting} />;
  }

  function answer(quizQuestion: ReviewQuestionView, value: boolean | string, own: Language) {
    if (childId === null) return;
    const { lesson, item } = quizQuestion;
    const made: ReviewOutcome = isReviewRight(quizQuestion, value, own) ? 'known' : 'missed';
    const mutation = { lesson, item, value, language: own, outcome: made };
    const head = { key: newKey(), at: new Date().toISOString() };
    void outboxOf(childId).put({ ...head, ...mutation, kind: 'review' });
    setBegun(questions ?? null);
    setOutcome(made);
    focusLater();
  }

  return (
    <ReviewCard
      at={at}
      headingRef={ref}
      isWaiting={isWaiting}
      key={`${question.lesson} ${question.item}`}
      language={language}
      onAnswer={(value) => answer(question, value, language)}
      onNext={() => {
        setAt(at + 1);
        setOutcome(null);
        focusLater();
      }}
      outcome={outcome}
      question={question}
      total={questions.length}
    />
  );
}
