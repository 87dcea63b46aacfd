import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';
import { paging } from '@/ui/api/paging.ts';

/** A post as the list of the desk shows it. */
export type ListedPost = CallOutput<'GET /rest/v1/admin/blog/posts'>['items'][number];
/** A post as it is edited. */
export type DeskPost = CallOutput<'GET /rest/v1/admin/blog/posts/{id}'>;

/** What the list is narrowed to: how a language stands, or the bin. */
export type PostFilter = NonNullable<
  NonNullable<CallInput<'GET /rest/v1/admin/blog/posts'>['query']>['status']
>;

const listKey = 'desk-posts';

/**
 * The posts of the desk, part by part.
 * @param filter - How they stand in a language, and the words that are looked for.
 */
export function useDeskPosts(filter: { status: PostFilter | ''; q: string }) {
  const { status, q } = filter;
  return useInfiniteQuery({
    queryKey: [listKey, filter],
    queryFn: ({ pageParam }) =>
      call('GET /rest/v1/admin/blog/posts', {
        query: { status: status || undefined, q: q || undefined, after: pageParam },
      }),
    ...paging,
  });
}

/** One post, asked for again each time it is opened and never while it is edited. */
export function useDeskPost(id: string) {
  return useQuery({
    queryKey: ['desk-post', id],
    queryFn: () => call('GET /rest/v1/admin/blog/posts/{id}', { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Has the lists of posts asked for again: those of the desk, and those that readers see. */
export function useRefreshPosts(): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: [listKey] });
    void client.invalidateQueries({ queryKey: ['blog'] });
    void client.invalidateQueries({ queryKey: ['post'] });
  };
}

type NewPost = CallInput<'POST /rest/v1/admin/blog/posts'>['body'];

/** Takes a post out of the bin. */
export function useRestorePost(id: string) {
  const refresh = useRefreshPosts();
  return useMutation({
    mutationFn: () => call('POST /rest/v1/admin/blog/posts/{id}/restoration', { params: { id } }),
    onSuccess: refresh,
  });
}

/** Makes a post, with its title in one language. */
export function useCreatePost() {
  const refresh = useRefreshPosts();
  return useMutation({
    mutationFn: (body: NewPost) => call('POST /rest/v1/admin/blog/posts', { body }),
    onSuccess: refresh,
  });
}
