import { eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { paymentNews } from '../../db/tables/billing.ts';
import type { PaymentNews } from '../../platform/payments/payments.ts';
import { hearOfMonth, settleDonationAt } from './donations/hear.ts';
import { fulfil } from './fulfil.ts';
import { recordLedgerEvent } from './ledger.ts';
import { findOrder } from './order-store.ts';
import { noteFailedRefund, noteWholeRefund } from './refund-notes.ts';
import { eventOfNews, type MoneyNews } from './told.ts';

/**
 * Takes in what the payments service tells, in whatever order it comes and however often: by the webhook, from the TEST
 * page, from the reconciliation. Throws `PaymentsUnreachable`; the news then counts as not heard, and comes again.
 */
export async function hear(ctx: AppContext, news: PaymentNews): Promise<void> {
  if (await isHeard(ctx.db, news.id)) return;
  if ('paymentId' in news) return hearOfMoney(ctx, news);
  if (news.kind === 'session') {
    const order = await fulfil(ctx, news.sessionId);
    if (order === null) await settleDonationAt(ctx, news.sessionId);
  }
  // A month of a donation that is not known to be paid for yet comes again.
  if ('monthlyId' in news && !(await hearOfMonth(ctx, news))) return;
  await noteHeard(ctx.db, news, ctx.now());
}

async function isHeard(db: Queryable, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: paymentNews.id })
    .from(paymentNews)
    .where(eq(paymentNews.id, id))
    .limit(1);
  return rows.length > 0;
}

/** Notes that news were heard. Out: false where they had been before. */
async function noteHeard(db: Queryable, { id, kind, at }: PaymentNews, now: Date) {
  const noted = await db
    .insert(paymentNews)
    .values({ id, kind, happenedAt: at, heardAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentNews.id });
  return noted.length > 0;
}

/** A refund or a dispute may be heard of before the payment itself: its order is then asked for. */
async function hearOfMoney(ctx: AppContext, news: MoneyNews): Promise<void> {
  const orderId = await orderOf(ctx, news.paymentId);
  await ctx.db.transaction(async (tx) => {
    if (!(await noteHeard(tx, news, ctx.now())) || !orderId) return;
    if (news.kind === 'refund-failed') return noteFailedRefund(ctx, tx, orderId);
    const event = eventOfNews(news, orderId);
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
