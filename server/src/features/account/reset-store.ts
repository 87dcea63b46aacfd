import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '@pius/domain/language.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { passwordResets } from '../../db/tables/sign-in.ts';

const hour = 60 * 60 * 1000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Notes that an e-mail for a new password was asked for.
 * @returns The request's id.
 */
export async function askForReset(
  tx: Queryable,
  email: string,
  language: Language,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + hour);
  await tx.insert(passwordResets).values({ id, email, language, askedAt: now, expiresAt });
  return id;
}

/** What was asked for; null where it has been seen to. */
export async function findResetRequest(db: Queryable, id: string) {
  const [row] = await db
    .select({ email: passwordResets.email, language: passwordResets.language })
    .from(passwordResets)
    .where(and(eq(passwordResets.id, id), isNull(passwordResets.tokenHash)));
  return row ?? null;
}

/** Forgets a request that leads to no e-mail. */
export async function dropReset(db: Queryable, id: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.id, id));
}

/**
 * Makes the link's token, of which only a hash is kept; it holds for an hour. Null where another
 * was faster.
 */
export async function makeResetToken(tx: Queryable, id: string, now: Date): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  const made = await tx
    .update(passwordResets)
    .set({ tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + hour) })
    .where(and(eq(passwordResets.id, id), isNull(passwordResets.tokenHash)))
    .returning({ id: passwordResets.id });
  return made.length > 0 ? token : null;
}

/** What a token stands for; null where none like it was ever made. */
export async function findReset(db: Queryable, token: string) {
  const [row] = await db
    .select({
      email: passwordResets.email,
      expiresAt: passwordResets.expiresAt,
      usedAt: passwordResets.usedAt,
    })
    .from(passwordResets)
    .where(eq(passwordResets.tokenHash, hashOf(token)));
  return row ?? null;
}

/**
 * Uses a token up, in one statement.
 * @returns False where it is used, too old or unknown.
 */
export async function useReset(tx: Queryable, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordResets.tokenHash, hashOf(token)),
        isNull(passwordResets.usedAt),
        gt(passwordResets.expiresAt, now),
      ),
    )
    .returning({ id: passwordResets.id });
  return used.length > 0;
}

/** Ends every link of an address, for the password has changed since. */
export async function endResets(tx: Queryable, email: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.email, email), isNull(passwordResets.usedAt)));
}
