import { asc, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { orderChildren, orders } from '../../db/tables/billing.ts';
import { formatAmount, formatDay, formatDuration, formatList } from './format-money.ts';
import { operatorOf } from './operator.ts';
import { listSubscriptions } from './store.ts';

/**
 * Sends the parent the receipt of a purchase, in the transaction in which its payment is noted, so
 * that there is one. Of a deleted account there is nobody to write to.
 */
export async function writePurchaseReceipt(
  ctx: AppContext,
  tx: Queryable,
  orderId: string,
): Promise<void> {
  const [row] = await tx
    .select({ order: orders, parent: profiles, email: user.email })
    .from(orders)
    .innerJoin(profiles, eq(profiles.id, orders.parentId))
    .innerJoin(user, eq(user.id, profiles.id))
    .where(eq(orders.id, orderId));
  if (!row) return;
  const { order, parent, email: to } = row;
  const { language, timeZone } = parent;
  const children = await tx
    .select({ id: profiles.id, name: profiles.fullName })
    .from(orderChildren)
    .innerJoin(profiles, eq(profiles.id, orderChildren.childId))
    .where(eq(orderChildren.orderId, orderId))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
  const ends = [];
  for (const { id, name } of children) {
    const [last] = await listSubscriptions(tx, id, null);
    if (last) ends.push(`${name}, ${formatDay(last.expiresAt, language, timeZone)}`);
  }
  await ctx.mailer.enqueue(tx, {
    kind: 'purchase-receipt',
    to,
    language,
    data: {
      name: parent.fullName,
      link: `${ctx.env.publicUrl}/dashboard?lang=${language}`,
      children: formatList(
        children.map(({ name }) => name),
        language,
      ),
      ends: ends.join('; '),
      plan: formatDuration(order.durationMonths, language),
      amount: formatAmount(order.paidCents ?? order.amountCents, order.currency, language),
      date: formatDay(order.paidAt ?? ctx.now(), language, timeZone),
      number: order.id,
      operator: operatorOf(ctx),
    },
  });
}
