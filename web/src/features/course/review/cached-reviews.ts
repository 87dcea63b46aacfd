import type { ChildReviews } from '@pius/contracts/reviews.ts';
import type { Language } from '@pius/domain/language.ts';
import { cachedReviews, childHere } from '@/learning/progress/device-child.ts';

/** A child's reviews as the server told them last, in a language; undefined where none are kept. */
export function readCachedReviews(childId: string, language: Language): ChildReviews | undefined {
  const reviews = cachedReviews(childId).get();
  return reviews?.language === language ? reviews : undefined;
}

/**
 * Keeps the reviews the server tells a child, while it is this child who is signed in here.
 * @see docs/requirements.md#r-siblings-apart
 */
export function cacheReviews(childId: string, reviews: ChildReviews): void {
  if (childHere() === childId) cachedReviews(childId).set(reviews);
}
