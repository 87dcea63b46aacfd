import { addCalendarMonths } from './months.ts';
import type { SubscriptionType } from './plans.ts';
import { takenBackAt } from './taken-back.ts';

/** An order that was paid, or access that an admin granted: one child, some months. */
export interface Purchase {
  kind: 'paid' | 'granted';
  orderId: string;
  childId: string;
  subscriptionType: SubscriptionType;
  durationMonths: number;
  /** When the money came or the grant was made. */
  at: Date;
  /** What was paid for the whole order; left out for what was given without payment. */
  amountCents?: number;
}

/**
 * What may take a purchase back: a refund of all its money, a dispute that was not won, a withdrawn
 * grant. All children of the order lose it.
 */
export interface Reversal {
  kind: 'refunded' | 'disputed' | 'dispute-won' | 'revoked';
  orderId: string;
  at: Date;
  /**
   * Of a refund: all that has gone back so far, this one included; left out where it is the whole.
   */
  amountCents?: number;
  /** Of a dispute: which one, as an order may meet with several. */
  caseId?: string;
}

export type LedgerEvent = Purchase | Reversal;

/** One row of `user_subscriptions`: what one purchase gives one child. */
export interface EntitlementRow {
  orderId: string;
  childId: string;
  subscriptionType: SubscriptionType;
  durationMonths: number;
  startsAt: Date;
  /** For a purchase taken back: when it ended, never before it started. */
  expiresAt: Date;
  /** Not taken back and not over at `now`. */
  isActive: boolean;
}

function isPurchase(event: LedgerEvent): event is Purchase {
  return event.kind === 'paid' || event.kind === 'granted';
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** By time, then by order, so that the same history always reads the same way. */
function comparePurchases(a: Purchase, b: Purchase): number {
  return (
    a.at.getTime() - b.at.getTime() ||
    compareText(a.orderId, b.orderId) ||
    compareText(a.childId, b.childId) ||
    compareText(a.kind, b.kind) ||
    compareText(a.subscriptionType, b.subscriptionType) ||
    a.durationMonths - b.durationMonths
  );
}

/** Each order once per child, in the order of payment; of a report told twice the first counts. */
function distinctPurchases(events: readonly LedgerEvent[]): Purchase[] {
  const seen = new Map<string, Purchase>();
  for (const purchase of events.filter(isPurchase).sort(comparePurchases)) {
    const key = JSON.stringify([purchase.orderId, purchase.childId]);
    if (!seen.has(key)) seen.set(key, purchase);
  }
  return [...seen.values()];
}

/** For each order that was taken back, the first moment of it (milliseconds). */
function firstReversals(events: readonly LedgerEvent[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const [orderId, own] of Map.groupBy(events, (event) => event.orderId)) {
    const back = takenBackAt(own);
    if (back) first.set(orderId, back.at.getTime());
  }
  return first;
}

/** The row of one purchase that begins where the child's earlier ones end. */
function rowOf(
  purchase: Purchase,
  earlierEnd: number,
  reversedAt: number | undefined,
  now: Date,
): EntitlementRow {
  const startsAt = new Date(Math.max(purchase.at.getTime(), earlierEnd));
  const fullEnd = addCalendarMonths(startsAt, purchase.durationMonths).getTime();
  const end =
    reversedAt === undefined
      ? fullEnd
      : Math.min(fullEnd, Math.max(startsAt.getTime(), reversedAt));
  return {
    orderId: purchase.orderId,
    childId: purchase.childId,
    subscriptionType: purchase.subscriptionType,
    durationMonths: purchase.durationMonths,
    startsAt,
    expiresAt: new Date(end),
    isActive: reversedAt === undefined && end > now.getTime(),
  };
}

/**
 * The access that a ledger adds up to: one row per child and purchase, in the order of payment. The
 * events may come in any order and more than once.
 *
 * Buying again adds to what is left: a purchase starts when it is paid or when the earlier ones
 * end. A purchase taken back ends at that moment, and later ones close up to it; what was bought
 * later keeps all its months, so an old refund never ends a newer purchase.
 * @see docs/requirements.md#r-entitlement-fold
 * @see docs/requirements.md#r-refund
 */
export function projectEntitlement(events: readonly LedgerEvent[], now: Date): EntitlementRow[] {
  const reversals = firstReversals(events);
  const endOfChild = new Map<string, number>();
  return distinctPurchases(events).map((purchase) => {
    const earlierEnd = endOfChild.get(purchase.childId) ?? -Infinity;
    const row = rowOf(purchase, earlierEnd, reversals.get(purchase.orderId), now);
    endOfChild.set(purchase.childId, Math.max(earlierEnd, row.expiresAt.getTime()));
    return row;
  });
}
