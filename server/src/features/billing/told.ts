import type { LedgerEvent } from '@pius/domain/billing/entitlement.ts';
import type { LedgerKind } from '@pius/domain/billing/order-state.ts';
import type { ledgerEvents } from '../../db/tables/billing.ts';
import type { PaymentNews, PaymentSession } from '../../platform/payments/payments.ts';
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
export type MoneyNews = Extract<PaymentNews, { paymentId: string }>;

/** What a checkout tells the ledger of its order, each state once; null while nothing has happened. */
export function eventOfSession(
  session: Pick<PaymentSession, 'state' | 'paidAt' | 'paidCents'>,
  orderId: string,
  now: Date,
): NewLedgerEvent | null {
  const { state: kind } = session;
  if (kind === 'open') return null;
  const told = { id: `${kind}:${orderId}`, orderId, kind };
  if (kind !== 'paid') return { ...told, at: now };
  return { ...told, at: session.paidAt ?? now, amountCents: session.paidCents };
}

/** What news of a payment tell the ledger of its order. */
export function eventOfNews(
  news: Exclude<MoneyNews, { kind: 'refund-failed' }>,
  orderId: string,
): NewLedgerEvent {
  const { id, kind, at } = news;
  if (kind === 'refunded') return { id, orderId, kind, at, amountCents: news.refundedCents };
  return { id, orderId, kind, at, caseId: news.disputeId };
}

/** What a line of the ledger means for the access of a child; null for one that opens and ends nothing. */
export function meaningFor(
  childId: string,
  order: Pick<OrderRow, 'id' | 'kind' | 'subscriptionType' | 'durationMonths' | 'paidCents'>,
  event: Pick<typeof ledgerEvents.$inferSelect, 'kind' | 'happenedAt' | 'amountCents' | 'caseId'>,
): LedgerEvent | null {
  const { kind } = event;
  if (kind === 'pending' || kind === 'failed' || kind === 'expired') return null;
  const told = { orderId: order.id, at: event.happenedAt };
  const amountCents = event.amountCents ?? undefined;
  if (kind !== 'paid' && kind !== 'granted') {
    return { ...told, kind, amountCents, caseId: event.caseId ?? undefined };
  }
  // A gift runs from the day its code is redeemed, which is told as `granted`, not from its payment.
  if (order.kind === 'gift' && kind === 'paid') return null;
  const { subscriptionType, durationMonths } = order;
  const paidCents = order.kind === 'gift' ? (order.paidCents ?? undefined) : amountCents;
  return { ...told, kind, childId, subscriptionType, durationMonths, amountCents: paidCents };
}
