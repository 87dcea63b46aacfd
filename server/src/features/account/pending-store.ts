import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '@pius/domain/language.ts';
import { and, desc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import {
  confirmationRequests,
  pendingSignUps,
  user,
  verification,
} from '../../db/tables/account.ts';

const day = 24 * 60 * 60 * 1000;
/** How many sign-ups wait for one address at most: the newest. */
const mostWaiting = 5;
const hashOf = (token: string) =>
  `confirm:${createHash('sha256').update(token).digest('base64url')}`;

/** A sign-up that waits for its address to be proved. */
export type PendingSignUp = typeof pendingSignUps.$inferSelect;

/** One after the other for one address, so that none sees too few rows and no two wait for each other's. */
async function takeTurn(tx: Queryable, email: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`);
}

/** Keeps a sign-up for a day; of those for one address only the newest stay. */
export async function keepSignUp(
  tx: Queryable,
  given: Omit<PendingSignUp, 'id' | 'agreedAt' | 'createdAt' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const { email } = given;
  await takeTurn(tx, email);
  const expiresAt = new Date(now.getTime() + day);
  await tx
    .insert(pendingSignUps)
    .values({ ...given, id: randomUUID(), agreedAt: now, createdAt: now, expiresAt });
  const newest = tx
    .select({ id: pendingSignUps.id })
    .from(pendingSignUps)
    .where(eq(pendingSignUps.email, email))
    .orderBy(desc(pendingSignUps.createdAt), desc(pendingSignUps.id))
    .limit(mostWaiting);
  await tx
    .delete(pendingSignUps)
    .where(and(eq(pendingSignUps.email, email), notInArray(pendingSignUps.id, newest)));
}

/** The sign-ups that wait for an address, newest first. */
export function listSignUps(db: Queryable, email: string, now: Date): Promise<PendingSignUp[]> {
  return db
    .select()
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.email, email), gt(pendingSignUps.expiresAt, now)))
    .orderBy(desc(pendingSignUps.createdAt), desc(pendingSignUps.id))
    .limit(mostWaiting);
}

/** Removes every sign-up that waits for an address. */
export async function dropSignUps(tx: Queryable, email: string): Promise<void> {
  await takeTurn(tx, email);
  await tx.delete(pendingSignUps).where(eq(pendingSignUps.email, email));
}

/** Notes that a confirmation letter was asked for. Out: the request's id. */
export async function askForLetter(
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

/** Takes a request off the list. Out: false where another was faster. */
export async function takeRequest(tx: Queryable, id: string): Promise<boolean> {
  const taken = await tx
    .delete(confirmationRequests)
    .where(eq(confirmationRequests.id, id))
    .returning({ id: confirmationRequests.id });
  return taken.length > 0;
}

/**
 * Makes one more confirmation link for an address; earlier ones go on working, and what waits for the address
 * waits as long as the link does. Out: the token, of which only a hash is kept. It holds for 24 hours.
 */
export async function makeConfirmation(tx: Queryable, email: string, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expiresAt = new Date(now.getTime() + day);
  await tx
    .insert(verification)
    .values({ id: randomUUID(), identifier: hashOf(token), value: email, expiresAt });
  await takeTurn(tx, email);
  await tx.update(pendingSignUps).set({ expiresAt }).where(eq(pendingSignUps.email, email));
  return token;
}

/**
 * What a confirmation token stands for: `used` where the address has an account by now. Null where no such token
 * was ever made.
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
