import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles, userRoles } from '../../db/tables/account.ts';
import { userSubscriptions } from '../../db/tables/billing.ts';

/**
 * A child's subscriptions, the one that lasts longest first; with `activeAt` only those that hold
 * at that moment.
 */
export function listSubscriptions(db: Queryable, userId: string, activeAt: Date | null) {
  const active = activeAt
    ? and(eq(userSubscriptions.isActive, true), gt(userSubscriptions.expiresAt, activeAt))
    : undefined;
  return db
    .select()
    .from(userSubscriptions)
    .where(and(eq(userSubscriptions.userId, userId), active))
    .orderBy(desc(userSubscriptions.expiresAt));
}

/**
 * What opens modules 2-6 for a child at a moment: an active subscription, or a parent who is an
 * admin.
 * @see docs/requirements.md#r-module-access
 */
export async function accessOfChild(db: Queryable, childId: string, now: Date) {
  const [row] = await db
    .select({
      hasActiveSubscription: sql<boolean>`bool_or(${userSubscriptions.isActive} and ${userSubscriptions.expiresAt} > ${now})`,
      isChildOfAdmin: sql<boolean>`bool_or(${userRoles.role} is not null)`,
    })
    .from(profiles)
    .leftJoin(userSubscriptions, eq(userSubscriptions.userId, profiles.id))
    .leftJoin(userRoles, and(eq(userRoles.userId, profiles.parentId), eq(userRoles.role, 'admin')))
    .where(eq(profiles.id, childId));
  return {
    hasActiveSubscription: row?.hasActiveSubscription ?? false,
    isChildOfAdmin: row?.isChildOfAdmin ?? false,
  };
}

/**
 * The same of any caller, as columns of the query that reads the session; only of a child
 * it means something.
 */
export const accessColumns = {
  hasActiveSubscription: sql<boolean>`exists (select 1 from ${userSubscriptions} where ${and(
    eq(userSubscriptions.userId, profiles.id),
    eq(userSubscriptions.isActive, true),
    gt(userSubscriptions.expiresAt, sql.placeholder('now')),
  )})`,
  isChildOfAdmin: sql<boolean>`exists (select 1 from ${userRoles} as roles where roles.user_id = ${profiles.parentId} and roles.role = 'admin')`,
} satisfies Record<string, SQL<boolean>>;
