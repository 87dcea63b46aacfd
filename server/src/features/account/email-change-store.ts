import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Language } from '@pius/domain/language.ts';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { emailChanges } from '../../db/tables/settings.ts';

const day = 24 * 60 * 60 * 1000;
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * Ends the changes of address that wait for a user's confirmation: their links are too old from now
 * on.
 */
export async function endEmailChanges(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx
    .update(emailChanges)
    .set({ expiresAt: now })
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.usedAt),
        gt(emailChanges.expiresAt, now),
      ),
    );
}

/**
 * Notes that a user wants another address; an earlier wish is over.
 * @returns The change's id.
 */
export async function noteEmailChange(
  tx: Queryable,
  wish: { userId: string; newEmail: string; language: Language },
  now: Date,
): Promise<string> {
  await endEmailChanges(tx, wish.userId, now);
  const id = randomUUID();
  const expiresAt = new Date(now.getTime() + day);
  await tx.insert(emailChanges).values({ ...wish, id, askedAt: now, expiresAt });
  return id;
}

/** A change that waits for its e-mail; null where the e-mail is written, or the change is over. */
export async function findUnwritten(db: Queryable, id: string, now: Date) {
  const [row] = await db
    .select({
      userId: emailChanges.userId,
      newEmail: emailChanges.newEmail,
      language: emailChanges.language,
      name: profiles.fullName,
    })
    .from(emailChanges)
    .innerJoin(profiles, eq(profiles.id, emailChanges.userId))
    .where(unwritten(id, now));
  return row ?? null;
}

/**
 * Makes the link of a change, for 24 hours.
 * @returns The token, of which only a hash is kept; null where it has one.
 */
export async function makeChangeToken(
  tx: Queryable,
  id: string,
  now: Date,
): Promise<string | null> {
  const token = randomBytes(24).toString('base64url');
  const made = await tx
    .update(emailChanges)
    .set({ tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + day) })
    .where(unwritten(id, now))
    .returning({ id: emailChanges.id });
  return made.length > 0 ? token : null;
}

const unwritten = (id: string, now: Date) =>
  and(eq(emailChanges.id, id), isNull(emailChanges.tokenHash), gt(emailChanges.expiresAt, now));

/** The change a token stands for; null where no such token was ever made. */
export async function findEmailChange(db: Queryable, token: string) {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.tokenHash, hashOf(token)));
  return row ?? null;
}

/**
 * Uses a token, once.
 * @returns False where it is used or over.
 */
export async function useEmailChange(tx: Queryable, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(emailChanges)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailChanges.tokenHash, hashOf(token)),
        isNull(emailChanges.usedAt),
        gt(emailChanges.expiresAt, now),
      ),
    )
    .returning({ id: emailChanges.id });
  return used.length > 0;
}

/**
 * Who a user and the children are: their names and what they log in by. Nothing of them changes
 * until the transaction ends.
 */
export async function lockLogins(tx: Queryable, userId: string) {
  const [parent] = await tx
    .select({ email: user.email, name: profiles.fullName, language: profiles.language })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(and(eq(profiles.id, userId), eq(profiles.role, 'parent')))
    .for('update');
  const children = await tx
    .select({ id: profiles.id, loginName: profiles.loginName })
    .from(profiles)
    .where(eq(profiles.parentId, userId))
    .for('update');
  return parent ? { ...parent, children } : null;
}

/** Sets what a user logs in by. Throws the database's unique violation where somebody has it. */
export async function setEmail(tx: Queryable, id: string, email: string, now: Date): Promise<void> {
  await tx.update(user).set({ email, updatedAt: now }).where(eq(user.id, id));
}
