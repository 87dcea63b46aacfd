import type { Language } from '@pius/domain/language.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '@/learning/session/use-session.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { paging } from '@/ui/api/paging.ts';
import { useLiveEvents } from '@/ui/api/use-live-events.ts';

type Page = CallOutput<'GET /rest/v1/blog/posts/{slug}/comments'>;
/** A comment with its replies, as this reader may see it. */
export type Thread = Page['items'][number];
/** A comment or a reply. */
export type Comment = Thread['replies'][number];

/** Where comments stand: under a post, by its slug, in the language it is read in. */
export interface CommentsOf {
  slug: string;
  language: Language;
}

/** However many write at once, the comments are asked for at most so often, in milliseconds. */
const mostOften = 2000;

function keyOf({ slug, language }: CommentsOf, userId: string | undefined) {
  return ['comments', slug, language, userId] as const;
}

/**
 * The comments of a post, the newest first, a page at a time, and again whenever somebody writes.
 */
export function useComments(of: CommentsOf) {
  const { user } = useSession();
  const refresh = useRefreshComments(of);
  const list = useInfiniteQuery({
    queryKey: keyOf(of, user?.id),
    queryFn: ({ pageParam }): Promise<Page> =>
      call('GET /rest/v1/blog/posts/{slug}/comments', {
        params: { slug: of.slug },
        query: { lang: of.language, after: pageParam },
      }),
    ...paging,
  });
  const topic = list.data?.pages[0]?.topic;
  useLiveEvents(topic !== undefined && user && !user.ended ? user.id : null, {
    names: ['comments'],
    further: String(new URLSearchParams({ comments: topic ?? '' })),
    mostOften,
    changed: refresh,
  });
  return list;
}

/** Has the comments of a post asked for again. */
export function useRefreshComments({ slug, language }: CommentsOf): () => void {
  const client = useQueryClient();
  const { user } = useSession();
  const id = user?.id;
  return useCallback(
    () => void client.invalidateQueries({ queryKey: keyOf({ slug, language }, id) }),
    [client, slug, language, id],
  );
}
