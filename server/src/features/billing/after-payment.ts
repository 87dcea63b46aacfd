import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { writeGiftEmail } from './gifts/create-gift.ts';
import { findWholeOrder } from './order-store.ts';
import { writePurchaseReceipt } from './receipt.ts';

/**
 * What follows when the money of an order has come: once for each order, in the transaction that
 * notes it, after access has been folded. It takes the order's id.
 */
export async function afterPayment(ctx: AppContext, tx: Queryable, orderId: string): Promise<void> {
  const paid = await findWholeOrder(tx, orderId);
  if (paid?.order.kind === 'gift') await writeGiftEmail(ctx, tx, orderId);
  if (paid?.order.kind !== 'purchase') return;
  const stillHere = paid.children.reduce((sum, { priceCents }) => sum + priceCents, 0);
  if (stillHere < paid.order.amountCents) {
    ctx.log.error({ order: orderId }, 'a payment came also for children who are deleted by now');
  }
  await writePurchaseReceipt(ctx, tx, orderId);
}
