import type { ChildReviews } from '@pius/contracts/reviews.ts';
import type { Language } from '@pius/domain/language.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/ui/api/call.ts';
import { cacheReviews, readCachedReviews } from './cached-reviews.ts';

/** The key under which a child's reviews are cached, in one language. */
export function reviewsKey(childId: string | null, language: Language) {
  return ['reviews', childId, language] as const;
}

/**
 * How a child's reviews are asked for. A child's own begin with what the server told last, and are
 * kept on the device; those that a parent asks for are not. It takes the child, or null for nobody.
 */
export function reviewsQuery(childId: string | null, language: Language, own: boolean) {
  return queryOptions({
    queryKey: reviewsKey(childId, language),
    queryFn: async (): Promise<ChildReviews> => {
      const query = { child_id: childId ?? '', lang: language };
      const reviews = await call('GET /rest/v1/reviews', { query });
      if (own) cacheReviews(reviews.child_id, reviews);
      return reviews;
    },
    enabled: childId !== null,
    initialData: () => (own && childId !== null ? readCachedReviews(childId, language) : undefined),
    // However lately it was kept, it is asked for again.
    initialDataUpdatedAt: 0,
  });
}
