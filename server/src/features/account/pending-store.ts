import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '@pius/domain/language.ts';
import { retention } from '@pius/domain/retention.ts';
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  confirmationRequests,
  pendingSignUps,
  user,
  verification,
} from '../../db/tables/account.ts';

const day = 24 * 60 * 60 * 1000;
/** However often e-mails are asked for, no sign-up waits longer than this. */
const longestWait = sql`make_interval(days => ${retention['sign-up'].days}::int)`;
const hashOf = (token: string) =>
  `confirm:${createHash('sha256').update(token).digest('base64url')}`;

/** A sign-up that waits for its address to be proved. */
export type PendingSignUp = typeof pendingSignUps.$inferSelect;

/**
 * One after the other for one address, so that none sees too few rows and no two wait for each
 * other's.
 */
async function takeTurn(tx: Queryable, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/**
 * Keeps a sign-up for a day, beside all others for its address: none takes the place of another, so
 * that no stranger can undo the owner's. Only the same password sent again takes the place of
 * itself.
 */
export async function saveSignUp(
  tx: Queryable,
  input: Omit<PendingSignUp, 'id' | 'agreedAt' | 'createdAt' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const { email, passwordHash } = input;
  await takeTurn(tx, email);
  await tx
    .delete(pendingSignUps)
    .where(and(eq(pendingSignUps.email, email), eq(pendingSignUps.passwordHash, passwordHash)));
  const expiresAt = new Date(now.getTime() + day);
  await tx
    .insert(pendingSignUps)
    .values({ ...input, id: randomUUID(), agreedAt: now, createdAt: now, expiresAt });
}

const waitsFor = (email: string, now: Date) =>
  and(eq(pendingSignUps.email, email), gt(pendingSignUps.expiresAt, now));

/**
 * The newest sign-up that waits for an address and, where hashes are given, has one of these; null
 * where none does.
 */
export async function findSignUp(
  db: Queryable,
  email: string,
  now: Date,
  hashes?: string[],
): Promise<PendingSignUp | null> {
  const meant = hashes && inArray(pendingSignUps.passwordHash, hashes);
  const [row] = await db
    .select()
    .from(pendingSignUps)
    .where(and(waitsFor(email, now), meant))
    .orderBy(desc(pendingSignUps.createdAt), desc(pendingSignUps.id))
    .limit(1);
  return row ?? null;
}

/**
 * Of the sign-ups that wait for an address one hash for each salt there is: one, unless the
 * server's secret changed.
 */
export async function listSaltedHashes(db: Queryable, email: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ hash: sql<string>`min(${pendingSignUps.passwordHash})` })
    .from(pendingSignUps)
    .where(waitsFor(email, now))
    .groupBy(sql`regexp_replace(${pendingSignUps.passwordHash}, '[^$]*$', '')`);
  return rows.map(({ hash }) => hash);
}

/** Removes every sign-up that waits for an address. */
export async function dropSignUps(tx: Queryable, email: string): Promise<void> {
  await takeTurn(tx, email);
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.email, email));
}

/**
 * Notes that a confirmation e-mail was asked for.
 * @returns The request's id.
 */
export async function requestEmail(
  tx: Queryable,
  email: string,
  language: Language,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(confirmationRequests).values({ id, email, language, askedAt: now });
  return id;
}

/** What was asked for; null where it has been seen to. */
export async function findRequest(db: Queryable, id: string) {
  const [row] = await db
    .select({ email: confirmationRequests.email, language: confirmationRequests.language })
    .from(confirmationRequests)
    .where(eq(confirmationRequests.id, id));
  return row ?? null;
}

/**
 * Takes a request off the list.
 * @returns False where another was faster.
 */
export async function takeRequest(tx: Queryable, id: string): Promise<boolean> {
  const taken = await tx
    .delete(confirmationRequests)
    .where(eq(confirmationRequests.id, id))
    .returning({ id: confirmationRequests.id });
  return taken.length > 0;
}

/**
 * Makes one more confirmation link for an address; earlier ones go on working, and what waits for
 * the address waits as long as the link does, up to a week.
 * @returns The token, of which only a hash is kept. It holds for 24 hours.
 */
export async function makeConfirmation(tx: Queryable, email: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + day);
  await tx
    .insert(verification)
    .values({ id: randomUUID(), identifier: hashOf(token), value: email, expiresAt });
  await takeTurn(tx, email);
  await tx
    .update(pendingSignUps)
    .set({ expiresAt: sql`least(${expiresAt}, ${pendingSignUps.createdAt} + ${longestWait})` })
    .where(eq(pendingSignUps.email, email));
  return token;
}

/**
 * What a confirmation token stands for: `used` where the address has an account by now. Null where
 * no such token was ever made.
 */
export async function findConfirmation(db: Queryable, token: string) {
  const [row] = await db
    .select({
      email: verification.value,
      expiresAt: verification.expiresAt,
      used: sql<boolean>`${user.id} is not null`,
    })
    .from(verification)
    .leftJoin(user, eq(user.email, verification.value))
    .where(eq(verification.identifier, hashOf(token)))
    .limit(1);
  return row ?? null;
}
