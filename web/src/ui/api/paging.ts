/** How `useInfiniteQuery` goes through a list that answers `{ items, next }`: `pageParam` is the query's `after`. */
export const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }: { next: string | null }) => next,
};
