import { purchaseEventId, type TrackedContent } from '@pius/domain/tracking/events.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { findDonation } from '../billing/donations/store.ts';
import { findOrder } from '../billing/order-store.ts';

/** A purchase as the ledger has it, and the one id it is told under. */
export interface LedgerPurchase {
  eventId: string;
  content: TrackedContent;
  cents: number;
  currency: string;
}

/**
 * What was paid at a checkout, by the ledger alone: the caller's own order, or a donation. Null where
 * nothing of it has been paid, or it is another's.
 * @see docs/requirements.md#r-tracking-endpoint
 */
export async function purchaseAt(
  db: Queryable,
  { account }: Caller,
  sessionId: string,
): Promise<LedgerPurchase | null> {
  const eventId = purchaseEventId(sessionId);
  const order = await findOrder(db, { sessionId });
  if (order) {
    const { state, kind, parentId, currency, paidCents: cents } = order;
    const own = kind === 'purchase' && account !== null && parentId === account.id;
    if (!own || state !== 'paid' || cents === null) return null;
    return { eventId, content: order.subscriptionType, cents, currency };
  }
  const donation = await findDonation(db, { sessionId });
  const [first] = donation?.payments ?? [];
  if (!donation || !first) return null;
  const { currency } = donation;
  return { eventId, content: 'donation', cents: first.cents, currency };
}
