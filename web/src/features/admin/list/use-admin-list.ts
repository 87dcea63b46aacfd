import { useInfiniteQuery } from '@tanstack/react-query';
import { paging } from '@/ui/api/paging.ts';

/** What a list is narrowed to: a part of an e-mail address, and a state; empty is everything. */
export interface ListFilter {
  email: string;
  state: string;
}

/** One part of a list, and from where it goes on; null at its end. */
export interface ListPart<Row> {
  items: readonly Row[];
  next: string | null;
}

/** Fetches one part. Input: what the list is narrowed to, and where the part before ended. */
export type FetchPart<Row, Filter = ListFilter> = (
  filter: Filter,
  after?: string,
) => Promise<ListPart<Row>>;

/** Under which the lists of the desk are cached. */
export const adminListKey = 'admin-list';

/**
 * A list of the admin's desk, part by part.
 * @param filter - What it is narrowed to.
 * @param fetchPart - What fetches a part.
 */
export function useAdminList<Row, Filter = ListFilter>(
  name: string,
  filter: Filter,
  fetchPart: FetchPart<Row, Filter>,
) {
  return useInfiniteQuery({
    queryKey: [adminListKey, name, filter],
    queryFn: ({ pageParam }) => fetchPart(filter, pageParam),
    ...paging,
    // What is opened from a number must show what the number counted.
    refetchOnMount: 'always',
  });
}

/** All of a list, to its end. Throws where a part cannot be fetched. */
export async function fetchWholeList<Row, Filter = ListFilter>(
  filter: Filter,
  fetchPart: FetchPart<Row, Filter>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await fetchPart(filter, after);
    rows.push(...items);
    after = next ?? undefined;
  } while (after !== undefined);
  return rows;
}
