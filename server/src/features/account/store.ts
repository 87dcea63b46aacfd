import { randomUUID } from 'node:crypto';
import type { AgreementKind } from '@pius/domain/account/agreement.ts';
import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { account, consents, profiles, session, user, userRoles } from '../../db/tables/account.ts';

/** Finds a profile by id. */
export async function findProfile(db: Queryable, id: string) {
  const [row] = await db.select().from(profiles).where(eq(profiles.id, id)).limit(1);
  return row ?? null;
}

/** The rows of `user_roles` of one user. */
export function listRoles(db: Queryable, userId: string) {
  return db.select().from(userRoles).where(eq(userRoles.userId, userId));
}

/** Whether a child's parent has the admin role, read at this moment. @see docs/requirements.md#r-admin-inheritance */
export async function parentIsAdmin(db: Queryable, childId: string): Promise<boolean> {
  const rows = await db
    .select({ role: userRoles.role })
    .from(profiles)
    .innerJoin(userRoles, and(eq(userRoles.userId, profiles.parentId), eq(userRoles.role, 'admin')))
    .where(eq(profiles.id, childId))
    .limit(1);
  return rows.length > 0;
}

/** Finds who has an e-mail. */
export async function findByEmail(db: Queryable, email: string) {
  const [row] = await whoHas(db, email);
  return row ?? null;
}

/** Finds who has an e-mail, which stays theirs until the transaction ends. */
export async function lockByEmail(tx: Queryable, email: string) {
  const [row] = await whoHas(tx, email).for('update', { of: user });
  return row ?? null;
}

function whoHas(db: Queryable, email: string) {
  return db
    .select({ id: user.id, name: user.name, role: profiles.role })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .where(eq(user.email, email))
    .limit(1);
}

/** The e-mail of a user. */
export async function findEmailOf(db: Queryable, id: string): Promise<string | null> {
  const [row] = await db.select({ email: user.email }).from(user).where(eq(user.id, id)).limit(1);
  return row?.email ?? null;
}

/**
 * The hash of the password that belongs to a login e-mail; null where there is none. A change that is under way is
 * waited for.
 */
export async function findPasswordHash(db: Queryable, email: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(user.email, email), eq(account.providerId, 'credential')))
    .for('share', { of: account });
  return row?.hash ?? null;
}

/** Records that a user agreed to texts in their versions. @see docs/requirements.md#r-consent */
export async function recordConsents(
  tx: Queryable,
  userId: string,
  kinds: {
    kind: AgreementKind;
    version: string;
    childId?: string;
  }[],
  now: Date,
): Promise<void> {
  await tx
    .insert(consents)
    .values(kinds.map((consent) => ({ id: randomUUID(), userId, givenAt: now, ...consent })));
}

/** Whether a user agreed to something and has not taken it back. */
export async function hasConsent(
  db: Queryable,
  userId: string,
  kind: AgreementKind,
): Promise<boolean> {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.userId, userId), eq(consents.kind, kind), isNull(consents.withdrawnAt)))
    .limit(1);
  return rows.length > 0;
}

/** Ends one session. */
export async function endSession(db: Queryable, token: string): Promise<void> {
  await db.delete(session).where(eq(session.token, token));
}

/** Ends a session that was opened before a moment. */
export async function endOldSession(db: Queryable, token: string, before: Date): Promise<void> {
  await db.delete(session).where(and(eq(session.token, token), lte(session.createdAt, before)));
}

/** Ends all sessions of the user to whom a session belongs. One that is over by now ends no other. */
export async function endSessionsOf(db: Queryable, token: string, now: Date): Promise<void> {
  const owner = db
    .select({ id: session.userId })
    .from(session)
    .where(and(eq(session.token, token), gt(session.expiresAt, now)));
  await db.delete(session).where(inArray(session.userId, owner));
}

/** Ends every session of some users. */
export async function endSessionsOfUsers(db: Queryable, userIds: string[]): Promise<void> {
  await db.delete(session).where(inArray(session.userId, userIds));
}
