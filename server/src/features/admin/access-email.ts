import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { orders, userSubscriptions } from '../../db/tables/billing.ts';
import { formatDay, formatDuration } from '../billing/format-money.ts';

const parents = alias(profiles, 'parents');
const givers = alias(profiles, 'givers');

/**
 * Tells the parent in the parent's language who gave which child access, and until when, in the
 * transaction in which it is given. It takes the order of the grant, and the admin.
 */
export async function writeAccessEmail(
  ctx: AppContext,
  tx: Queryable,
  { orderId, giverId }: { orderId: string; giverId: string },
): Promise<void> {
  const [row] = await tx
    .select({
      email: user.email,
      parent: parents,
      child: profiles.fullName,
      giver: givers.fullName,
      months: orders.durationMonths,
      until: userSubscriptions.expiresAt,
    })
    .from(orders)
    .innerJoin(parents, eq(parents.id, orders.parentId))
    .innerJoin(user, eq(user.id, orders.parentId))
    .innerJoin(userSubscriptions, eq(userSubscriptions.orderId, orders.id))
    .innerJoin(profiles, eq(profiles.id, userSubscriptions.userId))
    .innerJoin(givers, eq(givers.id, giverId))
    .where(eq(orders.id, orderId));
  if (!row) throw new Error('access was given to nobody');
  const { email: to, parent, child, giver, months, until } = row;
  const { language, timeZone } = parent;
  await ctx.mailer.enqueue(tx, {
    kind: 'access-given',
    to,
    language,
    data: {
      name: parent.fullName,
      link: `${ctx.env.publicUrl}/dashboard?lang=${language}`,
      child,
      giver,
      plan: formatDuration(months, language),
      date: formatDay(until, language, timeZone),
    },
  });
}
