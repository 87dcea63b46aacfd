import type { ChildReviews } from '@pius/contracts/reviews.ts';
import type { Language } from '@pius/domain/language.ts';
import { childHere, reviewsNameOf } from '@/shared/progress/device-child.ts';
import { readText, writeText } from '@/shared/progress/device-text.ts';

/** A child's reviews as the server told them last, in a language; undefined where none are kept. */
export function knownReviews(childId: string, language: Language): ChildReviews | undefined {
  const text = readText(reviewsNameOf(childId));
  if (text === null) return undefined;
  try {
    const reviews: ChildReviews = JSON.parse(text);
    const whole = Array.isArray(reviews.items) && Array.isArray(reviews.answers);
    return whole && reviews.language === language ? reviews : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps the reviews the server tells a child, while it is this child who is signed in here.
 * @see docs/requirements.md#r-siblings-apart
 */
export function keepKnownReviews(childId: string, reviews: ChildReviews): void {
  if (childHere() === childId) writeText(reviewsNameOf(childId), JSON.stringify(reviews));
}
