import type { ChildReviews, ReviewQuestionView } from '@pius/contracts/reviews.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { type ReviewAnswer, reviewsDue } from '@pius/domain/progress/reviews.ts';
import type { PendingMutation } from '@/learning/progress/mutations.ts';

/** How a day of reviews stands. */
export interface ReviewDay {
  /** The questions still to be asked. */
  due: ReviewQuestionView[];
  /** Whether anything was asked today. */
  begun: boolean;
}

/**
 * The questions still to be asked at a moment: as the server knows the child, and with the answers
 * that wait on this device to be sent, of this child alone.
 */
export function reviewDay(
  reviews: ChildReviews,
  waiting: readonly PendingMutation[],
  now: Date,
): ReviewDay {
  const today = localDay(now, reviews.time_zone);
  const answers = [
    ...reviews.answers,
    ...waiting.flatMap((mutation) => answerOf(mutation, reviews)),
  ];
  const due = reviewsDue(reviews.items, answers, today) as ReviewQuestionView[];
  return { due, begun: answers.some(({ day }) => day === today) };
}

function answerOf(mutation: PendingMutation, reviews: ChildReviews): ReviewAnswer[] {
  const isReview =
    mutation.kind === 'review' ||
    (mutation.kind === 'heard' && mutation.child === reviews.child_id);
  if (!isReview) return [];
  const { lesson, item, outcome, at } = mutation;
  return [{ lesson, item, outcome, day: localDay(new Date(at), reviews.time_zone) }];
}

/** The reviews with one more answer that the server has. */
export function withAnswer(reviews: ChildReviews, answer: ReviewAnswer): ChildReviews {
  return { ...reviews, answers: [...reviews.answers, answer] };
}
