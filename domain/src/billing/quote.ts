import { type LedgerEvent, projectEntitlement } from './entitlement.ts';
import { plans, type SubscriptionType } from './plans.ts';

/** No order has this id. */
const orderId = '';

/**
 * Until when a child's access would last if a plan were paid for it now: the very fold that runs
 * when it is. `history` is all that the ledger tells of the child.
 */
export function quotedEnd(
  history: readonly LedgerEvent[],
  requested: { childId: string; subscriptionType: SubscriptionType; now: Date },
): Date {
  const { now: at, ...what } = requested;
  const { durationMonths } = plans[what.subscriptionType];
  const bought: LedgerEvent = { kind: 'paid', orderId, ...what, durationMonths, at };
  const rows = projectEntitlement([...history, bought], at);
  return rows.find((row) => row.orderId === orderId)?.expiresAt ?? at;
}
