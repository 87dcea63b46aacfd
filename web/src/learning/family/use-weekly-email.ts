import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, call } from '@/ui/api/call.ts';
import { useSession } from '../session/use-session.ts';

const keyOf = (userId: string | undefined) => ['saturday-letter', userId] as const;

/**
 * Whether the grown-up who is signed in wants the letter of each Saturday, and when the next one
 * comes.
 */
export function useWeeklyEmail() {
  const { user } = useSession();
  return useQuery({
    queryKey: keyOf(user?.id),
    queryFn: () => call('GET /rest/v1/account/saturday-letter'),
    enabled: user !== null,
    staleTime: 60_000,
  });
}

/** Switches the letter on or off, or puts its offer away for good. */
export function useChooseWeeklyEmail() {
  const client = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (body: CallInput<'PATCH /rest/v1/account/saturday-letter'>['body']) =>
      call('PATCH /rest/v1/account/saturday-letter', { body }),
    onSuccess: (choice) => client.setQueryData(keyOf(user?.id), choice),
  });
}
