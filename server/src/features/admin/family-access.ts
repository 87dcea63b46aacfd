import type { GrantReason } from '@pius/domain/billing/grants.ts';
import { plans, type SubscriptionType } from '@pius/domain/billing/plans.ts';
import { and, eq } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/tables/account.ts';
import { orderChildren, orders } from '../../db/tables/billing.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { grantAccess, recordLedgerEvent } from '../billing/ledger.ts';
import { writeAccessEmail } from './access-email.ts';
import { recordAction } from './audit.ts';
import type { Acting } from './family-actions.ts';
import { grantsOf } from './family-page.ts';

/** A child of a family, that stays as it is until the transaction ends. Throws `not_found`. */
async function lockChild(tx: Queryable, parentId: string, childId: string): Promise<void> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, childId), eq(profiles.parentId, parentId)))
    .for('update');
  if (rows.length === 0) throw new AppError('not_found');
}

/** What is given; `key` is the desk's name for it, and becomes the order's. */
interface GrantedAccess {
  key: string;
  childId: string;
  subscriptionType: SubscriptionType;
  reason: GrantReason;
}

/**
 * Gives a child access without payment, as a grant of the ledger, and writes to the parent; once
 * for each key. Throws `not_found`, and `conflict_key_reused` for a key that was for something
 * else.
 */
export async function giveAccess(
  ctx: AppContext,
  { adminId, familyId, now }: Acting,
  input: GrantedAccess,
): Promise<void> {
  const { key: id, childId, subscriptionType, reason } = input;
  await ctx.db.transaction(async (tx) => {
    await lockChild(tx, familyId, childId);
    if (await isGranted(tx, input)) return;
    await grantAccess(tx, { id, parentId: familyId, childId, subscriptionType, reason, at: now });
    const details = { months: plans[subscriptionType].durationMonths, reason };
    const action = {
      action: 'access.given',
      subject: 'child',
      subjectId: childId,
      details,
    } as const;
    await recordAction(tx, adminId, action, now);
    await writeAccessEmail(ctx, tx, { orderId: id, giverId: adminId });
  });
}

/**
 * Whether this was given before. Throws `conflict_key_reused` where its key is that of another
 * order.
 */
async function isGranted(tx: Queryable, input: GrantedAccess): Promise<boolean> {
  const [known] = await tx
    .select({ order: orders, childId: orderChildren.childId })
    .from(orders)
    .leftJoin(orderChildren, eq(orderChildren.orderId, orders.id))
    .where(eq(orders.id, input.key));
  if (!known) return false;
  const same =
    known.order.kind === 'grant' &&
    known.childId === input.childId &&
    known.order.subscriptionType === input.subscriptionType &&
    known.order.grantReason === input.reason;
  if (!same) throw new AppError('conflict_key_reused');
  return true;
}

/**
 * Takes back what admins gave a child. Throws `not_found`, and `access_not_granted` where there is
 * nothing of it left.
 */
export async function endAccess(
  { db }: AppContext,
  { adminId, familyId, now }: Acting,
  childId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockChild(tx, familyId, childId);
    const grants = await grantsOf(tx, childId, now);
    if (grants.length === 0) throw new AppError('access_not_granted');
    for (const orderId of grants) {
      const event = { id: `revoked:${orderId}`, orderId, kind: 'revoked', at: now } as const;
      await recordLedgerEvent(tx, event, now);
    }
    const details = { grants: grants.length };
    const action = {
      action: 'access.ended',
      subject: 'child',
      subjectId: childId,
      details,
    } as const;
    await recordAction(tx, adminId, action, now);
  });
}
