import { isRefundable } from '@pius/domain/billing/refund-day.ts';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { orders, refundRequests } from '../../db/tables/billing.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { RefundImpossible } from '../../platform/payments/payments.ts';
import { recordAction } from '../admin/audit.ts';
import { recordLedgerEvent } from './ledger.ts';
import { findWholeOrder, type OrderRow, type WholeOrder } from './order-store.ts';
import { emailAdmins, emailRefundDeclined, emailRefundRequested } from './refund-emails.ts';
import { noteWholeRefund } from './refund-notes.ts';
import { withPaymentErrors } from './with-payment-errors.ts';

/**
 * A parent asks for the money of an own order back: kept once, told to the parent and to the
 * admins. Throws 404 for another's order, 409 `refund_not_paid`, `refund_too_late` or
 * `refund_answered`.
 * @see docs/requirements.md#r-refund
 */
export async function askRefund(
  ctx: AppContext,
  request: { parentId: string; orderId: string; reason: string | undefined },
  now: Date,
): Promise<WholeOrder> {
  const { orderId } = request;
  await ctx.db.transaction(async (tx) => {
    const locked = and(eq(orders.id, orderId), eq(orders.parentId, request.parentId));
    await tx.select({ id: orders.id }).from(orders).where(locked).for('update');
    const whole = await findWholeOrder(tx, orderId);
    if (whole?.order.parentId !== request.parentId) throw new AppError('not_found');
    const { order, refund, parentZone } = whole;
    if (refund?.state === 'asked') return;
    if (refund) throw new AppError('refund_answered');
    if (!isPaidPurchase(order)) throw new AppError('refund_not_paid');
    if (!isRefundable(order.paidAt, now, parentZone ?? 'UTC'))
      throw new AppError('refund_too_late');
    const reason = request.reason?.trim() || null;
    await tx.insert(refundRequests).values({ orderId, state: 'asked', reason, askedAt: now });
    await emailRefundRequested(ctx, tx, whole);
    await emailAdmins(ctx, tx, whole);
  });
  return result(await findWholeOrder(ctx.db, orderId));
}

/** Whether money of an order is here that may be asked for. */
export function isPaidPurchase(
  order: OrderRow,
): order is OrderRow & { paidAt: Date; paidCents: number } {
  const { kind, state, paidAt, paidCents } = order;
  return kind === 'purchase' && state === 'paid' && paidAt !== null && (paidCents ?? 0) > 0;
}

function result(whole: WholeOrder | null): WholeOrder {
  if (!whole) throw new AppError('not_found');
  return whole;
}

/**
 * An admin gives back what is left of an order's money. The payments service is asked first, with a
 * key by which it does it once; then the ledger, the months, the request and the e-mail follow in
 * one transaction. Called again, after an answer that was lost or by two admins at once, it ends
 * the same. Throws 404, 409 `refund_not_paid`, 503.
 */
export async function approveRefund(
  ctx: AppContext,
  { orderId, adminId }: { orderId: string; adminId: string },
  now: Date,
): Promise<WholeOrder> {
  const whole = result(await findWholeOrder(ctx.db, orderId));
  const { order, refund } = whole;
  const again = refund?.state === 'failed';
  if (order.state === 'refunded' && !again) return whole;
  const { paymentId } = order;
  const takenHere = order.provider === ctx.payments.name;
  if ((order.state !== 'paid' && !again) || !paymentId || !takenHere) {
    throw new AppError('refund_not_paid');
  }
  const made = await giveBack(ctx, paymentId, `refund-${orderId}-${refund?.failures ?? 0}`);
  await ctx.db.transaction(async (tx) => {
    const { id, at, refundedCents } = made;
    const event = { id, orderId, kind: 'refunded', at, amountCents: refundedCents } as const;
    const { before } = await recordLedgerEvent(tx, event, now);
    const approved = { state: 'approved', answer: null, answeredAt: now } as const;
    await tx
      .insert(refundRequests)
      .values({ orderId, ...approved, askedAt: now })
      .onConflictDoUpdate({ target: refundRequests.orderId, set: approved });
    if (before !== 'refunded') await noteWholeRefund(ctx, tx, orderId);
    const details = { cents: refundedCents };
    const action = {
      action: 'refund.approved',
      subject: 'order',
      subjectId: orderId,
      details,
    } as const;
    await recordAction(tx, adminId, action, now);
  });
  ctx.log.info({ order: orderId }, 'an order was refunded');
  return result(await findWholeOrder(ctx.db, orderId));
}

async function giveBack(ctx: AppContext, paymentId: string, key: string) {
  try {
    return await withPaymentErrors(ctx, ctx.payments.refund({ paymentId, key }));
  } catch (error) {
    if (!(error instanceof RefundImpossible)) throw error;
    ctx.log.warn({ reason: error.message }, 'the payments service gives nothing back');
    throw new AppError('refund_not_paid');
  }
}

/**
 * An admin declines to give the money back, and says why. Throws 400 `reason_required`, 404, 409
 * `refund_answered`.
 */
export async function declineRefund(
  ctx: AppContext,
  { orderId, adminId, reason }: { orderId: string; adminId: string; reason: string | undefined },
  now: Date,
): Promise<WholeOrder> {
  const answer = reason?.trim();
  if (!answer) throw new AppError('reason_required', { fields: { reason: 'reason_required' } });
  await ctx.db.transaction(async (tx) => {
    const state = await lockRequest(tx, orderId);
    if (!state) throw new AppError('not_found');
    if (state === 'declined') return;
    if (state !== 'asked') throw new AppError('refund_answered');
    await tx
      .update(refundRequests)
      .set({ state: 'declined', answer, answeredAt: now })
      .where(eq(refundRequests.orderId, orderId));
    const action = { action: 'refund.declined', subject: 'order', subjectId: orderId } as const;
    await recordAction(tx, adminId, action, now);
    await emailRefundDeclined(ctx, tx, result(await findWholeOrder(tx, orderId)), answer);
  });
  return result(await findWholeOrder(ctx.db, orderId));
}

async function lockRequest(tx: Queryable, orderId: string) {
  const [row] = await tx
    .select({ state: refundRequests.state })
    .from(refundRequests)
    .where(eq(refundRequests.orderId, orderId))
    .for('update');
  return row?.state ?? null;
}
