import type { PaymentSession } from '../../platform/payments/payments.ts';
import type { OrderRow } from './order-store.ts';

/** What of a checkout has to be as its order says. */
type Sent = Pick<
  PaymentSession,
  'id' | 'purpose' | 'currency' | 'requestedCents' | 'couponCents' | 'paidCents'
>;

/**
 * What about a checkout is not as it was sent, so that it opens nothing; null where all is. An
 * order that knows of no checkout yet takes the first that names it.
 * @see docs/requirements.md#r-order-first
 */
export function faultOf(
  session: Sent,
  order: Pick<OrderRow, 'kind' | 'sessionId' | 'currency' | 'amountCents'>,
): string | null {
  if (session.purpose !== order.kind) return 'purpose';
  if (order.sessionId !== null && order.sessionId !== session.id) return 'session';
  if (session.currency !== order.currency) return 'currency';
  if (session.requestedCents !== order.amountCents) return 'price';
  return session.paidCents === session.requestedCents - session.couponCents ? null : 'amount';
}
