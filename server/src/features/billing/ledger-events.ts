import type { LedgerEvent } from '@pius/domain/billing/entitlement.ts';
import type { LedgerKind } from '@pius/domain/billing/order-state.ts';
import type { ledgerEvents } from '../../db/tables/billing.ts';
import type { PaymentEvent, PaymentSession } from '../../platform/payments/payments.ts';
import type { OrderRow } from './order-store.ts';

/** What happened to an order, as it is appended. `id` is the event's own. */
export interface NewLedgerEvent {
  id: string;
  orderId: string;
  kind: LedgerKind;
  at: Date;
  /** Of a payment what came; of a refund all that has gone back so far; left out for the whole. */
  amountCents?: number;
  /** Of a dispute: which. */
  caseId?: string;
}

/** News of one payment: its money went back, or is fought about. */
export type MoneyEvent = Extract<PaymentEvent, { paymentId: string }>;

/**
 * What a checkout tells the ledger of its order, each state once; null while nothing has happened.
 */
export function eventOfSession(
  session: Pick<PaymentSession, 'state' | 'paidAt' | 'paidCents'>,
  orderId: string,
  now: Date,
): NewLedgerEvent | null {
  const { state: kind } = session;
  if (kind === 'open') return null;
  const head = { id: `${kind}:${orderId}`, orderId, kind };
  if (kind !== 'paid') return { ...head, at: now };
  return { ...head, at: session.paidAt ?? now, amountCents: session.paidCents };
}

/** What news of a payment tell the ledger of its order. */
export function toLedgerEvent(
  paymentEvent: Exclude<MoneyEvent, { kind: 'refund-failed' }>,
  orderId: string,
): NewLedgerEvent {
  const { id, kind, at } = paymentEvent;
  if (kind === 'refunded')
    return { id, orderId, kind, at, amountCents: paymentEvent.refundedCents };
  return { id, orderId, kind, at, caseId: paymentEvent.disputeId };
}

/**
 * What a line of the ledger means for the access of a child; null for one that opens and ends
 * nothing.
 */
export function meaningFor(
  childId: string,
  order: Pick<OrderRow, 'id' | 'kind' | 'subscriptionType' | 'durationMonths' | 'paidCents'>,
  event: Pick<typeof ledgerEvents.$inferSelect, 'kind' | 'happenedAt' | 'amountCents' | 'caseId'>,
): LedgerEvent | null {
  const { kind } = event;
  if (kind === 'pending' || kind === 'failed' || kind === 'expired') return null;
  const head = { orderId: order.id, at: event.happenedAt };
  const amountCents = event.amountCents ?? undefined;
  if (kind !== 'paid' && kind !== 'granted') {
    return { ...head, kind, amountCents, caseId: event.caseId ?? undefined };
  }
  // A gift runs from the day its code is redeemed, which is told as `granted`, not from its payment.
  if (order.kind === 'gift' && kind === 'paid') return null;
  const { subscriptionType, durationMonths } = order;
  const paidCents = order.kind === 'gift' ? (order.paidCents ?? undefined) : amountCents;
  return { ...head, kind, childId, subscriptionType, durationMonths, amountCents: paidCents };
}
