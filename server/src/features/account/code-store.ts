import { randomUUID } from 'node:crypto';
import type { Language } from '@pius/domain/language.ts';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { loginCodes } from '../../db/tables/sign-in.ts';

const minute = 60 * 1000;
const hour = 60 * minute;
/**
 * How long a code holds, how many tries it has, and how many are made for one address in an hour.
 * @see docs/requirements.md#r-login-code
 */
const holds = 5 * minute;
const mostTries = 3;
const mostAnHour = 5;

/**
 * Makes room for a new code of an address, which ends the one before. It takes a transaction.
 * @returns The request's id, or how many seconds to wait where five were asked for within the last
 *   hour.
 */
export async function askForCode(
  tx: Queryable,
  email: string,
  language: Language,
  now: Date,
): Promise<{ id: string } | { wait: number }> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + holds);
  await tx.insert(loginCodes).values({ email, id, language, expiresAt }).onConflictDoNothing();
  const [row] = await tx.select().from(loginCodes).where(eq(loginCodes.email, email)).for('update');
  const lately = (row?.askedAt ?? []).filter((at) => Date.parse(at) > now.getTime() - hour);
  const [first] = lately;
  if (first && lately.length >= mostAnHour) {
    return { wait: Math.ceil((Date.parse(first) + hour - now.getTime()) / 1000) };
  }
  const requestedAt = [...lately, now.toISOString()];
  await tx
    .update(loginCodes)
    .set({ id, language, codeHash: null, tries: 0, expiresAt, askedAt: requestedAt })
    .where(eq(loginCodes.email, email));
  return { id };
}

/** What was asked for; null where it has been seen to, or a newer request took its place. */
export async function findCodeRequest(db: Queryable, id: string) {
  const [row] = await db
    .select({ email: loginCodes.email, language: loginCodes.language })
    .from(loginCodes)
    .where(and(eq(loginCodes.id, id), isNull(loginCodes.codeHash)));
  return row ?? null;
}

/**
 * Keeps the hash of a request's code, which holds from now on.
 * @returns False where a newer request took its place.
 */
export async function saveCode(
  tx: Queryable,
  id: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const saved = await tx
    .update(loginCodes)
    .set({ codeHash, expiresAt: new Date(now.getTime() + holds) })
    .where(and(eq(loginCodes.id, id), isNull(loginCodes.codeHash)))
    .returning({ id: loginCodes.id });
  return saved.length > 0;
}

/**
 * Counts one try at the code of an address, in one statement, so that tries at the same moment
 * count too.
 * @returns The code's request and hash; null where there is no try left, or none was asked for.
 */
export async function takeTry(db: Queryable, email: string, now: Date) {
  const [row] = await db
    .update(loginCodes)
    .set({ tries: sql`${loginCodes.tries} + 1` })
    .where(
      and(
        eq(loginCodes.email, email),
        lt(loginCodes.tries, mostTries),
        gt(loginCodes.expiresAt, now),
      ),
    )
    .returning({ id: loginCodes.id, codeHash: loginCodes.codeHash });
  return row ?? null;
}

/**
 * Uses a code up.
 * @returns False where it has been used, or a newer one was asked for.
 */
export async function useCode(db: Queryable, id: string, codeHash: string): Promise<boolean> {
  const used = await db
    .update(loginCodes)
    .set({ codeHash: null, tries: mostTries })
    .where(and(eq(loginCodes.id, id), eq(loginCodes.codeHash, codeHash)))
    .returning({ id: loginCodes.id });
  return used.length > 0;
}

/** Ends the code of an address, for it was sent before the password changed. */
export async function endCode(tx: Queryable, email: string): Promise<void> {
  await tx.update(loginCodes).set({ tries: mostTries }).where(eq(loginCodes.email, email));
}
