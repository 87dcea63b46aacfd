import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { track } from '@/learning/tracking/track.ts';
import { type CallOutput, call } from '@/ui/api/call.ts';
import { saveChoice } from '../buy/saved-choice.ts';

/** How a payment stands. */
export type Payment = CallOutput<'POST /functions/v1/verify-payment'>;

/**
 * How long a payment that is on its way is left alone before it is asked about again, in
 * milliseconds.
 */
const askAgainAfter = 5_000;
/** What depends on who may open what, and is fetched again once something is paid. */
const changed = ['children', 'checkout-quote', 'orders'] as const;

/**
 * Asks the server how a payment stands, again and again while it is on its way. Once it is paid,
 * what it changes is fetched again and the choice that was kept for it is forgotten.
 * @param sessionId - The session's id; null where the address has none.
 * @see docs/requirements.md#r-payment-check
 */
export function usePayment(sessionId: string | null) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['payment', sessionId],
    queryFn: () =>
      call('POST /functions/v1/verify-payment', { body: { session_id: sessionId ?? '' } }),
    enabled: sessionId !== null,
    refetchInterval: ({ state }) => isOnItsWay(state.data) && askAgainAfter,
    staleTime: 0,
  });
  const paid = query.data?.success === true;
  useEffect(() => {
    if (!paid || sessionId === null) return;
    track('purchase', { session_id: sessionId });
    saveChoice(null);
    for (const key of changed) void client.invalidateQueries({ queryKey: [key] });
  }, [client, paid, sessionId]);
  return query;
}

function isOnItsWay(payment: Payment | undefined): boolean {
  return payment?.state === 'pending' || payment?.state === 'open';
}
