import { storedSince } from '@pius/domain/retention.ts';
import { and, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import { orders, paymentEvents, testCheckouts } from '../../db/tables/billing.ts';
import { PaymentsUnreachable } from '../../platform/payments/payments.ts';
import { fulfil } from './fulfil.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';

const job = 'reconcile-payments';
const minute = 60 * 1000;
const day = 24 * 60 * minute;
/** A payments service tries a webhook again for three days. */
const overlap = 3 * day;
/** Stripe keeps what it told for thirty days. */
const longest = 29 * day;
/** What is younger is on its way by itself. */
const timeout = 5 * minute;
const mostOrders = 500;
/** After so many calls in a row without an answer the rest waits for the next look. */
const mostUnanswered = 3;

/**
 * Looks every ten minutes, in one of the running processes, for what the webhook has missed.
 * @see docs/requirements.md#r-lost-webhooks
 */
export async function startReconciliation(ctx: AppContext): Promise<void> {
  await ctx.queue.work(job, { expireInSeconds: 540 }, () => reconcile(ctx));
  await ctx.queue.schedule(job, '*/10 * * * *');
}

/**
 * Takes in all news of the payments service that were not heard, asks how every checkout stands
 * that is neither paid nor over, and lets go of what nobody paid. What goes wrong with one holds up
 * no other. Throws where something went wrong, so that the queue tries again.
 */
export async function reconcile(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  let failed = 0;
  let unanswered = 0;
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    if (unanswered >= mostUnanswered) return;
    try {
      await work();
      unanswered = 0;
    } catch (error) {
      failed += 1;
      if (error instanceof PaymentsUnreachable) unanswered += 1;
      ctx.log.error({ err: error, what }, 'a payment could not be reconciled');
    }
  };
  await attempt('news', async () => {
    for (const event of await ctx.payments.eventsSince(await missedSince(ctx, now))) {
      await attempt(event.id, () => handlePaymentEvent(ctx, event));
    }
    if (failed === 0) await noteLook(ctx, now);
  });
  for (const { id, sessionId } of await unsettled(ctx, now)) {
    await attempt(id, () => fulfil(ctx, sessionId ?? ''));
  }
  await forget(ctx, now);
  if (failed > 0) throw new Error(`${failed} payments could not be reconciled`);
}

/** The line among the news by which the last look is known at which all of them were heard. */
const lookOf = (ctx: AppContext) => `look:${ctx.payments.name}`;

async function noteLook(ctx: AppContext, now: Date): Promise<void> {
  const look = { kind: 'look', happenedAt: now, heardAt: now };
  await ctx.db
    .insert(paymentEvents)
    .values({ id: lookOf(ctx), ...look })
    .onConflictDoUpdate({ target: paymentEvents.id, set: look });
}

/**
 * From when on news may have been missed: also after days without a server, and also where the
 * webhook has heard of something newer before the first look.
 */
async function missedSince(ctx: AppContext, now: Date): Promise<Date> {
  const [row] = await ctx.db
    .select({ last: paymentEvents.happenedAt })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, lookOf(ctx)));
  const last = row?.last.getTime() ?? 0;
  return new Date(Math.max(now.getTime() - longest, Math.min(now.getTime() - overlap, last)));
}

function unsettled(ctx: AppContext, now: Date) {
  return ctx.db
    .select({ id: orders.id, sessionId: orders.sessionId })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['open', 'pending']),
        eq(orders.provider, ctx.payments.name),
        isNotNull(orders.sessionId),
        lt(orders.createdAt, new Date(now.getTime() - timeout)),
      ),
    )
    .orderBy(orders.createdAt)
    .limit(mostOrders);
}

/**
 * Orders that were never sent to be paid or that nobody paid, and news and TEST checkouts of long
 * ago.
 */
async function forget(ctx: AppContext, now: Date): Promise<void> {
  const anHourAgo = new Date(now.getTime() - 60 * minute);
  const { db } = ctx;
  const bought = ne(orders.kind, 'grant');
  const unsent = and(eq(orders.state, 'open'), isNull(orders.sessionId), bought);
  await db.delete(orders).where(and(unsent, lt(orders.createdAt, anHourAgo)));
  const unpaid = and(inArray(orders.state, ['open', 'expired', 'failed']), bought);
  await db.delete(orders).where(and(unpaid, lt(orders.createdAt, storedSince('unpaid', now))));
  await db.delete(paymentEvents).where(lt(paymentEvents.heardAt, storedSince('payment-news', now)));
  await db
    .delete(testCheckouts)
    .where(lt(testCheckouts.createdAt, storedSince('payment-news', now)));
}
