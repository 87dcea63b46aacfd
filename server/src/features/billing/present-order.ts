import { isRefundable, refundableUntil } from '@pius/domain/billing/refund-day.ts';
import type { WholeOrder } from './order-store.ts';
import { isPaidPurchase } from './refunds.ts';

/** An order as its buyer sees it. */
export function presentOrder({ order, refund, children, parentZone }: WholeOrder, now: Date) {
  const zone = parentZone ?? 'UTC';
  const paid = isPaidPurchase(order) ? order.paidAt : null;
  return {
    id: order.id,
    kind: order.kind,
    state: order.state,
    subscription_type: order.subscriptionType,
    duration_months: order.durationMonths,
    amount_cents: order.amountCents,
    paid_cents: order.paidCents,
    refunded_cents: order.refundedCents,
    currency: order.currency,
    created_at: order.createdAt.toISOString(),
    paid_at: order.paidAt?.toISOString() ?? null,
    children: children.map(({ childId, name, priceCents }) => ({
      ...{ child_id: childId, name, price_cents: priceCents },
    })),
    refundable_until: paid ? refundableUntil(paid, zone).toISOString() : null,
    refundable: paid !== null && refund === null && isRefundable(paid, now, zone),
    refund: refund && {
      state: refund.state,
      reason: refund.reason,
      answer: refund.answer,
      asked_at: refund.askedAt.toISOString(),
      answered_at: refund.answeredAt?.toISOString() ?? null,
    },
  };
}

/** An order as an admin sees it. */
export function presentForAdmin(whole: WholeOrder, now: Date) {
  const { order, parentName, email } = whole;
  return {
    ...presentOrder(whole, now),
    parent_id: order.parentId,
    parent_name: parentName,
    email,
    provider: order.provider,
    session_id: order.sessionId,
    payment_id: order.paymentId,
  };
}
