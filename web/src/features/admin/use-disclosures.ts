import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/learning/session/use-session.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { paging } from '@/ui/api/paging.ts';

type Page = CallOutput<'GET /rest/v1/admin/disclosures'>;
/** A sign of harm as the safeguarding contact sees it. */
export type Disclosure = Page['items'][number];

function keyOf(userId: string | undefined) {
  return ['disclosures', userId] as const;
}

/** The signs of harm that were written in the chat, the newest first, a page at a time; none of the own family. */
export function useDisclosures() {
  const { user } = useSession();
  return useInfiniteQuery({
    queryKey: keyOf(user?.id),
    queryFn: ({ pageParam }): Promise<Page> =>
      call('GET /rest/v1/admin/disclosures', { query: { after: pageParam } }),
    ...paging,
  });
}

/** Says that one has been dealt with, or not yet. */
export function useHandleDisclosure(id: string) {
  const client = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (handled: boolean) =>
      call('PATCH /rest/v1/admin/disclosures/{id}', { params: { id }, body: { handled } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(user?.id) }),
  });
}
