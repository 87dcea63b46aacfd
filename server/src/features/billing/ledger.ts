import { randomUUID } from 'node:crypto';
import { type LedgerEvent, projectEntitlement } from '@pius/domain/billing/entitlement.ts';
import type { GrantReason } from '@pius/domain/billing/grants.ts';
import { type OrderState, projectOrderState } from '@pius/domain/billing/order-state.ts';
import { plans, type SubscriptionType } from '@pius/domain/billing/plans.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/tables/account.ts';
import { ledgerEvents, orderChildren, orders, userSubscriptions } from '../../db/tables/billing.ts';
import { meaningFor, type NewLedgerEvent } from './ledger-events.ts';

/**
 * Access given without payment, by an admin or for the demo family. It takes an id of its own where
 * one is there.
 * @returns The order's id.
 */
export async function grantAccess(
  tx: Queryable,
  grant: {
    parentId: string;
    childId: string;
    subscriptionType: SubscriptionType;
    reason?: GrantReason;
    at: Date;
    id?: string;
  },
): Promise<string> {
  const orderId = grant.id ?? randomUUID();
  await tx.insert(orders).values({
    id: orderId,
    parentId: grant.parentId,
    kind: 'grant',
    subscriptionType: grant.subscriptionType,
    durationMonths: plans[grant.subscriptionType].durationMonths,
    amountCents: 0,
    grantReason: grant.reason,
    createdAt: grant.at,
    state: 'granted',
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
 * Appends what happened to an order, and folds its state and the access of its children again; told
 * twice counts once. This is the only place that writes `user_subscriptions` and the folded columns
 * of an order.
 * @returns The state before and after, and whether the event was news.
 * @throws Where there is no such order.
 */
export async function recordLedgerEvent(
  tx: Queryable,
  event: NewLedgerEvent,
  now: Date,
): Promise<{ before: OrderState; after: OrderState; fresh: boolean }> {
  const children = await tx
    .select({ childId: orderChildren.childId })
    .from(orderChildren)
    .innerJoin(profiles, eq(profiles.id, orderChildren.childId))
    .where(eq(orderChildren.orderId, event.orderId))
    .orderBy(orderChildren.childId)
    .for('update', { of: profiles });
  const [order] = await tx
    .select({ state: orders.state })
    .from(orders)
    .where(eq(orders.id, event.orderId))
    .for('update');
  if (!order) throw new Error('a ledger event needs an order');
  const { at, ...head } = event;
  const added = await tx
    .insert(ledgerEvents)
    .values({ ...head, happenedAt: at, recordedAt: now })
    .onConflictDoNothing()
    .returning({ id: ledgerEvents.id });
  const after = await projectOrder(tx, event.orderId);
  for (const { childId } of children) await projectAccess(tx, childId, now);
  return { before: order.state, after, fresh: added.length > 0 };
}

/** Writes what the ledger of an order adds up to into the order. */
async function projectOrder(tx: Queryable, orderId: string): Promise<OrderState> {
  const events = await tx.select().from(ledgerEvents).where(eq(ledgerEvents.orderId, orderId));
  const state = projectOrderState(
    events.map(({ kind, happenedAt: at, amountCents, caseId }) => ({
      kind,
      at,
      amountCents: amountCents ?? undefined,
      caseId: caseId ?? undefined,
    })),
  );
  const paid = events.find(({ kind }) => kind === 'paid');
  const sent = events.filter(({ kind }) => kind === 'refunded');
  const refundedCents = Math.max(0, ...sent.map((event) => event.amountCents ?? 0));
  await tx
    .update(orders)
    .set({
      state,
      refundedCents,
      ...(paid ? { paidCents: paid.amountCents, paidAt: paid.happenedAt } : {}),
    })
    .where(eq(orders.id, orderId));
  return state;
}

async function projectAccess(tx: Queryable, childId: string, now: Date): Promise<void> {
  const history = (await historiesOf(tx, [childId])).get(childId) ?? [];
  const rows = projectEntitlement(history, now);
  await tx.delete(userSubscriptions).where(eq(userSubscriptions.userId, childId));
  if (rows.length === 0) return;
  await tx
    .insert(userSubscriptions)
    .values(rows.map(({ childId: userId, ...row }) => ({ ...row, userId })));
}

/**
 * Everything the ledger tells of each of these children, in no order: what its access is folded
 * from.
 */
export async function historiesOf(
  tx: Queryable,
  childIds: string[],
): Promise<Map<string, LedgerEvent[]>> {
  const rows = await tx
    .select({ childId: orderChildren.childId, order: orders, event: ledgerEvents })
    .from(orderChildren)
    .innerJoin(orders, eq(orders.id, orderChildren.orderId))
    .innerJoin(ledgerEvents, eq(ledgerEvents.orderId, orders.id))
    .where(inArray(orderChildren.childId, childIds));
  const histories = new Map<string, LedgerEvent[]>(childIds.map((childId) => [childId, []]));
  for (const { childId, order, event } of rows) {
    const meaning = meaningFor(childId, order, event);
    if (meaning) histories.get(childId)?.push(meaning);
  }
  return histories;
}
