import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/learning/session/use-session.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';

/** What each plan costs for one child, and until when access then lasts. */
export type ChildQuote = CallOutput<'GET /rest/v1/checkout-quote'>['items'][number];

/** Prices and end dates for each child of the parent who is signed in, as the server reckons them now. */
export function useQuote() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['checkout-quote', user?.id],
    queryFn: async () => (await call('GET /rest/v1/checkout-quote')).items,
    enabled: user?.role === 'parent',
    // A child added on another page must be there, and end dates move on.
    gcTime: 0,
  });
}
