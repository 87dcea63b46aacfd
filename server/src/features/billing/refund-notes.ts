import { and, eq, sql } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { refundRequests } from '../../db/tables/billing.ts';
import { writeGiftRefund } from './gifts/create-gift.ts';
import { findOrder, findWholeOrder } from './order-store.ts';
import { emailRefunded } from './refund-emails.ts';

/**
 * What follows when all the money of an order has gone back, no matter who sent it: the family's
 * request is answered and a e-mail tells of it, once, in the transaction that notes it.
 */
export async function noteWholeRefund(
  ctx: AppContext,
  tx: Queryable,
  orderId: string,
): Promise<void> {
  await tx
    .update(refundRequests)
    .set({ state: 'approved', answer: null, answeredAt: ctx.now() })
    .where(eq(refundRequests.orderId, orderId));
  const whole = await findWholeOrder(tx, orderId);
  if (whole?.order.kind === 'gift') await writeGiftRefund(ctx, tx, orderId);
  else if (whole) await emailRefunded(ctx, tx, whole);
}

/**
 * The bank would not take the money back: the request waits for an admin again, who may approve it
 * once more. So does a purchase that went back whole without a request.
 */
export async function noteFailedRefund(
  ctx: AppContext,
  tx: Queryable,
  orderId: string,
): Promise<void> {
  ctx.log.error(
    { order: orderId },
    'a refund has failed: the money is back at the payments service',
  );
  const noted = await tx
    .update(refundRequests)
    .set({ state: 'failed', failures: sql`${refundRequests.failures} + 1` })
    .where(and(eq(refundRequests.orderId, orderId), eq(refundRequests.state, 'approved')))
    .returning({ orderId: refundRequests.orderId });
  const order = noted.length === 0 ? await findOrder(tx, { id: orderId }) : null;
  if (order?.state !== 'refunded') return;
  await tx
    .insert(refundRequests)
    .values({ orderId, state: 'failed', failures: 1, askedAt: ctx.now() })
    .onConflictDoNothing();
}
