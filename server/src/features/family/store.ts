import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { account, profiles, session, user } from '../../db/tables/account.ts';
import { userSubscriptions } from '../../db/tables/billing.ts';

const childColumns = {
  id: profiles.id,
  parentId: profiles.parentId,
  name: profiles.fullName,
  age: profiles.age,
  loginEmail: user.email,
  createdAt: profiles.createdAt,
  expiresAt: sql<
    string | null
  >`(select max(${userSubscriptions.expiresAt}) from ${userSubscriptions} where ${userSubscriptions.userId} = ${profiles.id} and ${userSubscriptions.isActive})`,
};

/** A parent's children, in the order they were added. */
export function listChildrenOf(db: Queryable, parentId: string) {
  return db
    .select(childColumns)
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(and(eq(profiles.parentId, parentId), eq(profiles.role, 'child')))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
}

/** One child by id. */
export async function findChild(db: Queryable, id: string) {
  const [row] = await db
    .select(childColumns)
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(and(eq(profiles.id, id), eq(profiles.role, 'child')))
    .limit(1);
  return row ?? null;
}

/** The e-mail of a user. */
export async function emailOf(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ email: user.email }).from(user).where(eq(user.id, id)).limit(1);
  return row?.email ?? null;
}

/** Changes a child's name, with the login name and login e-mail that follow from it, or its age. */
export async function updateChild(
  tx: Queryable,
  id: string,
  change: { fullName?: string; loginName?: string; age?: number; email?: string },
): Promise<void> {
  const { email, ...profile } = change;
  if (Object.keys(profile).length > 0) {
    await tx.update(profiles).set(profile).where(eq(profiles.id, id));
  }
  if (email) {
    await tx
      .update(user)
      .set({ email, name: change.fullName, updatedAt: sql`now()` })
      .where(eq(user.id, id));
  }
}

/** Sets a child's password; every session of the child ends (promise 19). */
export async function setChildPassword(
  tx: Queryable,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.update(account).set({ password: passwordHash }).where(eq(account.userId, id));
  await tx.delete(session).where(eq(session.userId, id));
}
