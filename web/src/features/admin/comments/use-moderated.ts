import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, call } from '@/ui/api/call.ts';
import { paging } from '@/ui/api/paging.ts';

type Page = CallOutput<'GET /rest/v1/admin/comments'>;
/** A comment as an admin sees it. */
export type ModeratedComment = Page['items'][number];
/** What becomes of one. */
export type Decision = CallInput<'PATCH /rest/v1/admin/comments/{id}'>['body'];

export const commentStates = ['waiting', 'reported', 'all'] as const;
export type CommentState = (typeof commentStates)[number];

const key = 'moderated-comments';

/** The comments of a state, narrowed by what is looked for, the newest first, a page at a time. */
export function useModerated(show: CommentState, q: string) {
  return useInfiniteQuery({
    queryKey: [key, show, q],
    queryFn: ({ pageParam }): Promise<Page> =>
      call('GET /rest/v1/admin/comments', {
        query: { show, q: q || undefined, after: pageParam },
      }),
    ...paging,
  });
}

/** Shows or removes a comment; the lists are asked for again. */
export function useDecide(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Decision) =>
      call('PATCH /rest/v1/admin/comments/{id}', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: [key] }),
  });
}
