import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '@/learning/session/use-session.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';

/** One purchase of the parent who is signed in. */
export type Order = CallOutput<'GET /rest/v1/orders'>['items'][number];

/** The purchases of the parent who is signed in, newest first. */
export function useOrders() {
  const { user } = useSession();
  return useQuery({
    queryKey: ['orders', user?.id],
    queryFn: async () => (await call('GET /rest/v1/orders')).items,
    enabled: user?.role === 'parent',
  });
}

/** Asks for the money of a purchase back, with a reason or none. The list shows it at once. */
export function useAskRefund(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      call('POST /rest/v1/orders/{id}/refund', {
        params: { id },
        body: reason === '' ? {} : { reason },
      }),
    onSettled: () => client.invalidateQueries({ queryKey: ['orders'] }),
  });
}
