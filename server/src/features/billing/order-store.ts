import type { SubscriptionType } from '@pius/domain/billing/plans.ts';
import { and, desc, eq, gt, inArray, isNotNull, not, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { orderChildren, orders, refundRequests } from '../../db/tables/billing.ts';

/** For so long a checkout that was left open is gone on with; after that a new one is made. */
const goOnHours = 12;
const hour = 60 * 60 * 1000;

export type OrderRow = typeof orders.$inferSelect;

/**
 * The session of the newest unpaid order of a parent for exactly this plan, these children and this
 * price; null for none. A child that was deleted is missing among the children of an order, but not
 * in its price.
 */
export async function findOpenOrder(
  db: Queryable,
  requested: {
    parentId: string;
    subscriptionType: SubscriptionType;
    children: readonly string[];
    amountCents: number;
    provider: 'stripe' | 'test';
  },
  now: Date,
): Promise<string | null> {
  const of = sql<
    string[]
  >`array(select ${orderChildren.childId} from ${orderChildren} where ${orderChildren.orderId} = ${orders.id} order by 1)`;
  const open = await db
    .select({ sessionId: orders.sessionId, children: of })
    .from(orders)
    .where(
      and(
        eq(orders.parentId, requested.parentId),
        inArray(orders.state, ['open', 'pending']),
        eq(orders.kind, 'purchase'),
        eq(orders.subscriptionType, requested.subscriptionType),
        eq(orders.amountCents, requested.amountCents),
        eq(orders.provider, requested.provider),
        isNotNull(orders.sessionId),
        gt(orders.createdAt, new Date(now.getTime() - goOnHours * hour)),
      ),
    )
    .orderBy(desc(orders.createdAt));
  const same = open.find(
    ({ children }) => children.join() === [...requested.children].sort().join(),
  );
  return same?.sessionId ?? null;
}

/** Finds an order by a condition on its own columns. */
export async function findOrder(
  db: Queryable,
  by: { id: string } | { sessionId: string } | { paymentId: string },
): Promise<OrderRow | null> {
  const [[name = 'id', value = ''] = []] = Object.entries(by);
  const column = orders[name as 'id' | 'sessionId' | 'paymentId'];
  const [row] = await db.select().from(orders).where(eq(column, value)).limit(1);
  return row ?? null;
}

const wholeOrder = {
  order: orders,
  refund: refundRequests,
  parentName: profiles.fullName,
  parentZone: profiles.timeZone,
  email: sql<string | null>`coalesce(${user.email}, ${orders.payerEmail})`,
};

function wholeOrders(db: Queryable) {
  return db
    .select(wholeOrder)
    .from(orders)
    .leftJoin(refundRequests, eq(refundRequests.orderId, orders.id))
    .leftJoin(profiles, eq(profiles.id, orders.parentId))
    .leftJoin(user, eq(user.id, orders.parentId))
    .$dynamic();
}

/** An order with its children, its refund and whose it is. */
export type WholeOrder = Awaited<ReturnType<typeof withChildren>>[number];

/** One order with all that belongs to it; null where there is none. */
export async function findWholeOrder(db: Queryable, id: string): Promise<WholeOrder | null> {
  const [row] = await withChildren(db, await wholeOrders(db).where(eq(orders.id, id)));
  return row ?? null;
}

/**
 * A parent's purchases, newest first, without checkouts that were left unpaid and without grants.
 */
export async function listOwnOrders(db: Queryable, parentId: string): Promise<WholeOrder[]> {
  const left = inArray(orders.state, ['open', 'expired', 'granted', 'revoked']);
  const rows = await wholeOrders(db)
    .where(and(eq(orders.parentId, parentId), not(left)))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return withChildren(db, rows);
}

/**
 * All that was ordered by or granted to a family, newest first, checkouts left unpaid among them.
 */
export async function listOrdersOf(db: Queryable, parentId: string): Promise<WholeOrder[]> {
  const rows = await wholeOrders(db)
    .where(eq(orders.parentId, parentId))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  return withChildren(db, rows);
}

/** What an admin looks for. */
export interface OrderFilter {
  email?: string;
  state?: OrderRow['state'];
  refund?: (typeof refundRequests.$inferSelect)['state'];
}

/** Orders for an admin, newest first, from the one after `last` on. */
export async function listOrdersFor(
  db: Queryable,
  filter: OrderFilter,
  last: OrderRow | null,
  count: number,
): Promise<WholeOrder[]> {
  const part = filter.email && `%${filter.email.replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await wholeOrders(db)
    .where(
      and(
        part
          ? or(sql`${user.email} ilike ${part}`, sql`${orders.payerEmail} ilike ${part}`)
          : undefined,
        filter.state ? eq(orders.state, filter.state) : undefined,
        filter.refund ? eq(refundRequests.state, filter.refund) : undefined,
        last
          ? sql`(${orders.createdAt}, ${orders.id}) < (${last.createdAt}, ${last.id})`
          : undefined,
      ),
    )
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(count);
  return withChildren(db, rows);
}

async function withChildren(db: Queryable, rows: Awaited<ReturnType<typeof wholeOrders>>) {
  const ids = rows.map(({ order }) => order.id);
  const all =
    ids.length === 0
      ? []
      : await db
          .select({
            orderId: orderChildren.orderId,
            childId: orderChildren.childId,
            priceCents: orderChildren.priceCents,
            name: profiles.fullName,
          })
          .from(orderChildren)
          .innerJoin(profiles, eq(profiles.id, orderChildren.childId))
          .where(inArray(orderChildren.orderId, ids))
          .orderBy(profiles.createdAt, profiles.id);
  return rows.map((row) => ({
    ...row,
    children: all.filter(({ orderId }) => orderId === row.order.id),
  }));
}
