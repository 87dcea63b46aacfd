import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { useSession } from '../session/use-session.ts';
import { childrenKey } from './use-children.ts';

/** Something a grown-up has agreed to, and perhaps taken back. */
export type Agreement = CallOutput<'GET /rest/v1/account/consents'>['items'][number];

/** The key under which a grown-up's agreements are cached. */
export function agreementsKey(userId: string | undefined) {
  return ['agreements', userId] as const;
}

/** What the grown-up who is signed in has agreed to, the newest first. */
export function useAgreements() {
  const { user } = useSession();
  return useQuery({
    queryKey: agreementsKey(user?.id),
    queryFn: async () => (await call('GET /rest/v1/account/consents')).items,
    enabled: user !== null,
  });
}

/** Gives or takes back the consent to keeping a child's data. */
export function useDataConsent(childId: string) {
  const client = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (input: boolean) =>
      call('POST /rest/v1/children/{id}/data-consent', {
        params: { id: childId },
        body: { given: input },
      }),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: childrenKey(user?.id) });
      await client.invalidateQueries({ queryKey: agreementsKey(user?.id) });
    },
  });
}
