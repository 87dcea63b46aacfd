import type { OrderState } from '@pius/domain/billing/order-state.ts';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { orders } from '../../db/tables/billing.ts';
import { afterPayment } from './after-payment.ts';
import { faultOf } from './checkout-fault.ts';
import { recordLedgerEvent } from './ledger.ts';
import { eventOfSession } from './ledger-events.ts';
import { findOrder } from './order-store.ts';
import { noteWholeRefund } from './refund-notes.ts';

/**
 * Brings an order to what the payments service says of its checkout: webhook, success page, TEST
 * page and reconciliation all end here, at once or one after the other, and what is paid opens
 * once. Nothing is believed but what the payments service answers when asked; a checkout whose
 * order, price or currency is not the one that was sent opens nothing.
 * @returns Where the order stands; null where the checkout is of no order of ours.
 * @throws `PaymentsUnreachable`.
 * @see docs/requirements.md#r-fulfilled-once
 * @see docs/requirements.md#r-order-first
 */
export async function fulfil(ctx: AppContext, sessionId: string): Promise<OrderState | null> {
  const session = await ctx.payments.findSession(sessionId);
  if (!session?.reference) return null;
  const order = await findOrder(ctx.db, { id: session.reference });
  if (!order) return null;
  const fault = faultOf(session, order);
  if (fault) {
    ctx.log.error({ order: order.id, session: session.id, fault }, 'a checkout is not its order');
    return order.state;
  }
  const event = eventOfSession(session, order.id, ctx.now());
  if (!event) return order.state;
  return ctx.db.transaction(async (tx) => {
    const { before, after, fresh } = await recordLedgerEvent(tx, event, ctx.now());
    const rows = { sessionId: session.id, paymentId: session.paymentId };
    await tx.update(orders).set(rows).where(eq(orders.id, order.id));
    if (fresh && event.kind === 'paid') await afterPayment(ctx, tx, order.id);
    // Its refund was heard of before it.
    if (before !== 'refunded' && after === 'refunded') await noteWholeRefund(ctx, tx, order.id);
    return after;
  });
}
