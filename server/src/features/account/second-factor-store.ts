import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { account, session, user } from '../../db/tables/account.ts';
import { backupCodes, secondFactors } from '../../db/tables/second-factor.ts';

type Device = typeof secondFactors.$inferSelect;

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

/**
 * The sealed secrets in a device's row: of the device in use, and of one whose enrolment is begun;
 * null where there is none.
 */
export function secretsOf(device: Device | null): { inUse: string | null; begun: string | null } {
  const [first = null, second = null] = device?.secret.split('.') ?? [];
  return device?.confirmedAt ? { inUse: first, begun: second } : { inUse: null, begun: first };
}

/**
 * Begins to enrol a device, in place of any other that is not confirmed. One in use stays in use
 * beside it: were it let go of now, an enrolment nobody ends would leave the account with the
 * password alone.
 */
export async function beginDevice(db: Queryable, userId: string, secret: string, now: Date) {
  const inUse = sql`split_part(${secondFactors.secret}, '.', 1)`;
  const beside = sql`case when ${secondFactors.confirmedAt} is null then ${secret}::text else ${inUse} || '.' || ${secret}::text end`;
  await db
    .insert(secondFactors)
    .values({ userId, secret, createdAt: now })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { secret: beside } });
}

/**
 * Puts a begun device in the place of the one in use. It takes the row as it was read.
 * @returns Whether it was still so.
 */
export async function confirmBegunDevice(db: Queryable, device: Device, step: number, now: Date) {
  const secret = secretsOf(device).begun;
  if (secret === null) return false;
  const rows = await db
    .update(secondFactors)
    .set({ secret, createdAt: now, confirmedAt: now, lastStep: step })
    .where(and(eq(secondFactors.userId, device.userId), eq(secondFactors.secret, device.secret)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/**
 * Takes the code of a step once: anyone who comes with it, or an older one, a second time finds it
 * taken.
 */
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

/**
 * Takes a backup code, which is gone then.
 * @returns Whether it was there.
 */
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

/**
 * Has all other sessions of a user forget that a second factor was given, for it was given by
 * another device.
 */
export async function forgetInOthers(tx: Queryable, userId: string, sessionId: string) {
  await tx
    .update(session)
    .set({ secondFactorAt: null })
    .where(and(eq(session.userId, userId), ne(session.id, sessionId)));
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
