import type { ChildReviews } from '@pius/contracts/reviews.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { onAnswer } from '@/learning/progress/outboxes.ts';
import { useProgressSync } from '@/learning/progress/use-progress-sync.ts';
import { useLanguage } from '@/ui/i18n/use-language.ts';
import { cacheReviews } from './cached-reviews.ts';
import { reviewDay, withAnswer } from './due-reviews.ts';
import { reviewsKey, reviewsQuery } from './reviews-query.ts';

/**
 * The reviews of a child's day. It takes the child, and who is signed in: the child itself, or the
 * grown-up in whose outbox waits what was heard; null while that is not known. What was sent counts
 * at once, before the server is asked again.
 */
export function useReviews(childId: string | null, sender: string | null) {
  const client = useQueryClient();
  const language = useLanguage();
  const own = childId !== null && childId === sender;
  const waiting = useProgressSync(sender);
  const { data, error, refetch } = useQuery(reviewsQuery(childId, language, own));

  useEffect(() => {
    if (childId === null || sender === null) return;
    return onAnswer(sender, (mutation, answer) => {
      const ofChild =
        mutation.kind === 'heard' ? mutation.child === childId : mutation.kind === 'review' && own;
      if (!ofChild || !('review' in answer)) return;
      const now = client.setQueryData<ChildReviews>(
        reviewsKey(childId, language),
        (current) => current && withAnswer(current, answer.review),
      );
      if (own && now) cacheReviews(childId, now);
    });
  }, [client, childId, sender, own, language]);

  const day = useMemo(() => data && reviewDay(data, waiting, new Date()), [data, waiting]);
  const isWaiting = waiting.some(({ kind }) => kind === 'review' || kind === 'heard');
  return { day, language: data?.language, isWaiting, error, refetch };
}
