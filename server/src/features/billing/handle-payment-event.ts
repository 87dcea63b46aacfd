import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { paymentEvents } from '../../db/tables/billing.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import { handleMonthlyDonationEvent, settleDonationAt } from './donations/handle-monthly-event.ts';
import { fulfil } from './fulfil.ts';
import { recordLedgerEvent } from './ledger.ts';
import { type MoneyEvent, toLedgerEvent } from './ledger-events.ts';
import { findOrder } from './order-store.ts';
import { noteFailedRefund, noteWholeRefund } from './refund-notes.ts';

/**
 * Takes in what the payments service tells, in whatever order it comes and however often: by the
 * webhook, from the TEST page, from the reconciliation. Throws `PaymentsUnreachable`; the news then
 * counts as not heard, and comes again.
 */
export async function handlePaymentEvent(
  ctx: AppContext,
  paymentEvent: PaymentEvent,
): Promise<void> {
  if (await isHandled(ctx.db, paymentEvent.id)) return;
  if ('paymentId' in paymentEvent) return handleMoneyEvent(ctx, paymentEvent);
  if (paymentEvent.kind === 'session') {
    const order = await fulfil(ctx, paymentEvent.sessionId);
    if (order === null) await settleDonationAt(ctx, paymentEvent.sessionId);
  }
  // A month of a donation that is not known to be paid for yet comes again.
  if ('monthlyId' in paymentEvent && !(await handleMonthlyDonationEvent(ctx, paymentEvent))) return;
  await recordHandled(ctx.db, paymentEvent, ctx.now());
}

async function isHandled(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id))
    .limit(1);
  return rows.length > 0;
}

/**
 * Notes that news were heard.
 * @returns False where they had been before.
 */
async function recordHandled(db: Queryable, { id, kind, at }: PaymentEvent, now: Date) {
  const noted = await db
    .insert(paymentEvents)
    .values({ id, kind, happenedAt: at, heardAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return noted.length > 0;
}

/** A refund or a dispute may be heard of before the payment itself: its order is then asked for. */
async function handleMoneyEvent(ctx: AppContext, paymentEvent: MoneyEvent): Promise<void> {
  const orderId = await orderOf(ctx, paymentEvent.paymentId);
  await ctx.db.transaction(async (tx) => {
    if (!(await recordHandled(tx, paymentEvent, ctx.now())) || !orderId) return;
    if (paymentEvent.kind === 'refund-failed') return noteFailedRefund(ctx, tx, orderId);
    const event = toLedgerEvent(paymentEvent, orderId);
    const { before, after } = await recordLedgerEvent(tx, event, ctx.now());
    if (before !== 'refunded' && after === 'refunded') await noteWholeRefund(ctx, tx, orderId);
  });
}

async function orderOf(ctx: AppContext, paymentId: string): Promise<string | null> {
  const known = await findOrder(ctx.db, { paymentId });
  if (known) return known.id;
  const reference = await ctx.payments.referenceOf(paymentId);
  const order = reference ? await findOrder(ctx.db, { id: reference }) : null;
  return order?.id ?? null;
}
