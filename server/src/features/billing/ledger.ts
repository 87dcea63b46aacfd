import { randomUUID } from 'node:crypto';
import { foldEntitlement, type LedgerEvent } from '@pius/domain/billing/entitlement.ts';
import { plans, type SubscriptionType } from '@pius/domain/billing/plans.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/tables/account.ts';
import { ledgerEvents, orderChildren, orders, userSubscriptions } from '../../db/tables/billing.ts';

/** Access given without payment, by an admin or for the demo family. Out: the order's id. */
export async function grantAccess(
  tx: Queryable,
  grant: { parentId: string; childId: string; subscriptionType: SubscriptionType; at: Date },
): Promise<string> {
  const orderId = randomUUID();
  await tx.insert(orders).values({
    id: orderId,
    parentId: grant.parentId,
    kind: 'grant',
    subscriptionType: grant.subscriptionType,
    durationMonths: plans[grant.subscriptionType].durationMonths,
    amountCents: 0,
    createdAt: grant.at,
  });
  await tx.insert(orderChildren).values({ orderId, childId: grant.childId });
  await recordLedgerEvent(
    tx,
    { id: `grant:${orderId}`, orderId, kind: 'granted', at: grant.at },
    grant.at,
  );
  return orderId;
}

/**
 * Appends what happened to an order and folds the access of its children anew; told twice counts once.
 * This is the only place that writes `user_subscriptions`.
 */
export async function recordLedgerEvent(
  tx: Queryable,
  event: { id: string; orderId: string; kind: LedgerEvent['kind']; at: Date },
  now: Date,
): Promise<void> {
  const children = await tx
    .select({ childId: orderChildren.childId })
    .from(orderChildren)
    .innerJoin(profiles, eq(profiles.id, orderChildren.childId))
    .where(eq(orderChildren.orderId, event.orderId))
    .orderBy(orderChildren.childId)
    .for('update', { of: profiles });
  await tx
    .insert(ledgerEvents)
    .values({ id: event.id, orderId: event.orderId, kind: event.kind, happenedAt: event.at })
    .onConflictDoNothing();
  for (const { childId } of children) await foldAccess(tx, childId, now);
}

async function foldAccess(tx: Queryable, childId: string, now: Date): Promise<void> {
  const rows = foldEntitlement(await historyOf(tx, childId), now);
  await tx.delete(userSubscriptions).where(eq(userSubscriptions.userId, childId));
  if (rows.length === 0) return;
  await tx
    .insert(userSubscriptions)
    .values(rows.map(({ childId: userId, ...row }) => ({ ...row, userId })));
}

async function historyOf(tx: Queryable, childId: string): Promise<LedgerEvent[]> {
  const own = tx
    .select({ id: orderChildren.orderId })
    .from(orderChildren)
    .where(eq(orderChildren.childId, childId));
  const rows = await tx
    .select({ order: orders, event: ledgerEvents })
    .from(ledgerEvents)
    .innerJoin(orders, eq(orders.id, ledgerEvents.orderId))
    .where(inArray(orders.id, own));
  return rows.map(({ order, event }) => {
    const told = { orderId: order.id, at: event.happenedAt };
    if (event.kind !== 'paid' && event.kind !== 'granted') return { ...told, kind: event.kind };
    const { subscriptionType, durationMonths } = order;
    return { ...told, kind: event.kind, childId, subscriptionType, durationMonths };
  });
}
