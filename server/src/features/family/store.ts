import type { Language } from '@pius/domain/language.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type AnyPgColumn, alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { account, consents, profiles, user } from '../../db/tables/account.ts';
import { userSubscriptions } from '../../db/tables/billing.ts';
import { picturePasswords } from '../../db/tables/family.ts';
import { accountColumns } from '../../platform/sign-in/account-of-user.ts';

const childColumns = {
  id: profiles.id,
  parentId: profiles.parentId,
  name: profiles.fullName,
  age: profiles.age,
  loginEmail: user.email,
  createdAt: profiles.createdAt,
  pausedAt: profiles.pausedAt,
  anyOrder: profiles.anyOrder,
  language: profiles.interfaceLanguage,
  chat: sql<boolean>`exists (select 1 from ${consents} where ${consents.childId} = ${profiles.id} and ${consents.kind} = 'chat' and ${consents.withdrawnAt} is null)`,
  hasPictures: sql<boolean>`exists (select 1 from ${picturePasswords} where ${picturePasswords.childId} = ${profiles.id})`,
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

/** By what the parent of a child logs in. */
const parentAccount = alias(account, 'parent_account');

/**
 * A parent's children whose data may be kept, in the same order: what an approved device may show
 * of them. `secrets` are the hashes of what the child and the parent log in by.
 */
export function listLearnersOf(db: Queryable, parentId: string) {
  const { id, name, hasPictures, pausedAt } = childColumns;
  const secrets = sql<string>`concat_ws(' ', ${account.password}, ${picturePasswords.passwordHash}, ${parentAccount.password})`;
  const typed = (whose: typeof account | typeof parentAccount, userId: AnyPgColumn) =>
    and(eq(whose.userId, userId), eq(whose.providerId, 'credential'));
  return db
    .select({ id, name, hasPictures, pausedAt, secrets })
    .from(profiles)
    .leftJoin(account, typed(account, profiles.id))
    .leftJoin(parentAccount, typed(parentAccount, profiles.parentId))
    .leftJoin(picturePasswords, eq(picturePasswords.childId, profiles.id))
    .where(
      and(eq(profiles.parentId, parentId), eq(profiles.role, 'child'), accountColumns.consented),
    )
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

/**
 * The e-mail of a parent, of which the children's logins are composed: it stays what it is until
 * the transaction ends. Locked before any child, as a change of the e-mail and a deletion do.
 * @returns Null where the parent is gone.
 */
export async function lockEmailOf(tx: Queryable, parentId: string): Promise<string | null> {
  const [row] = await tx
    .select({ email: user.email })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(eq(profiles.id, parentId))
    .for('share');
  return row?.email ?? null;
}

/**
 * Locks a child's row until the end of the transaction.
 * @returns What stands in it, as far as a window shows it.
 */
export async function lockChild(tx: Queryable, id: string) {
  const [row] = await tx
    .select({ name: profiles.fullName, age: profiles.age })
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.role, 'child')))
    .for('update');
  return row ?? null;
}

/**
 * Changes a child's name, with the login name and login e-mail that follow from it, its age or its
 * settings.
 */
export async function updateChild(
  tx: Queryable,
  id: string,
  change: {
    fullName?: string;
    loginName?: string;
    age?: number;
    email?: string;
    pausedAt?: Date | null;
    anyOrder?: boolean;
    interfaceLanguage?: Language | null;
  },
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

/** Sets the password a child types. */
export async function setChildPassword(
  tx: Queryable,
  id: string,
  passwordHash: string,
): Promise<void> {
  await tx.update(account).set({ password: passwordHash }).where(eq(account.userId, id));
}

/** Sets a child's picture password; null takes it away. */
export async function setPictures(
  tx: Queryable,
  childId: string,
  passwordHash: string | null,
  now: Date,
): Promise<void> {
  if (passwordHash === null) {
    await tx.delete(picturePasswords).where(eq(picturePasswords.childId, childId));
    return;
  }
  const set = { passwordHash, setAt: now };
  await tx
    .insert(picturePasswords)
    .values({ childId, ...set })
    .onConflictDoUpdate({ target: picturePasswords.childId, set });
}
