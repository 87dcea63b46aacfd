import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { account, session, user } from '../../db/tables/account.ts';
import { backupCodes, secondFactors } from '../../db/tables/second-factor.ts';

/** The e-mail of a user, and the hash of the password. */
export async function credentialOf(db: Queryable, userId: string) {
  const [row] = await db
    .select({ email: user.email, passwordHash: account.password })
    .from(user)
    .innerJoin(account, and(eq(account.userId, user.id), eq(account.providerId, 'credential')))
    .where(eq(user.id, userId))
    .limit(1);
  return row ?? null;
}

/** The device of a user, whether enrolled or only begun. */
export async function findDevice(db: Queryable, userId: string) {
  const [row] = await db
    .select()
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .limit(1);
  return row ?? null;
}

/** Puts a new device, not yet confirmed, in place of any other. */
export async function beginDevice(db: Queryable, userId: string, secret: string, now: Date) {
  const fresh = { secret, createdAt: now, confirmedAt: null, lastStep: null };
  await db
    .insert(secondFactors)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: secondFactors.userId, set: fresh });
}

/** Ends the enrolment of a device. Out: whether it was waiting for that. */
export async function confirmBegunDevice(db: Queryable, userId: string, step: number, now: Date) {
  const rows = await db
    .update(secondFactors)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Takes the code of a step once: whoever comes with it, or an older one, a second time finds it taken. */
export async function takeStep(db: Queryable, userId: string, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Takes a backup code, which is gone then. Out: whether it was there. */
export async function takeBackupCode(db: Queryable, userId: string, codeHash: string) {
  const rows = await db
    .delete(backupCodes)
    .where(and(eq(backupCodes.userId, userId), eq(backupCodes.codeHash, codeHash)))
    .returning({ userId: backupCodes.userId });
  return rows.length > 0;
}

/** Puts new backup codes in place of the old ones. */
export async function replaceBackupCodes(tx: Queryable, userId: string, hashes: string[]) {
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
  await tx.insert(backupCodes).values(hashes.map((codeHash) => ({ userId, codeHash })));
}

/** How many backup codes are left. */
export function countBackupCodes(db: Queryable, userId: string): Promise<number> {
  return db.$count(backupCodes, eq(backupCodes.userId, userId));
}

/** Remembers in one session that a second factor was given; every other one is asked by itself. */
export async function rememberInSession(db: Queryable, sessionId: string, now: Date) {
  await db.update(session).set({ secondFactorAt: now }).where(eq(session.id, sessionId));
}

/** Lets go of a user's device, codes, and all that sessions remember of them. */
export async function forgetDevice(tx: Queryable, userId: string): Promise<boolean> {
  await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
  await tx.update(session).set({ secondFactorAt: null }).where(eq(session.userId, userId));
  const rows = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}
