import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { familyDevices, picturePasswords } from '../../db/tables/family.ts';

/** Devices a family may have; the one that was used longest ago gives way to a new one. */
const most = 30;

/** The devices a parent has approved, the last used first. */
export function listDevicesOf(db: Queryable, parentId: string) {
  return db
    .select()
    .from(familyDevices)
    .where(eq(familyDevices.userId, parentId))
    .orderBy(desc(familyDevices.lastUsedAt), desc(familyDevices.id));
}

/** The device that a cookie's secret belongs to. */
export async function findDevice(db: Queryable, tokenHash: string) {
  const [row] = await db
    .select()
    .from(familyDevices)
    .where(eq(familyDevices.tokenHash, tokenHash))
    .limit(1);
  return row ?? null;
}

/**
 * Keeps a device as approved.
 * @returns Its row.
 */
export async function insertDevice(
  tx: Queryable,
  device: { userId: string; tokenHash: string; name: string },
  now: Date,
) {
  const row = { id: randomUUID(), ...device, approvedAt: now, lastUsedAt: now };
  await tx.insert(familyDevices).values(row);
  const unused = (await listDevicesOf(tx, device.userId)).slice(most).map(({ id }) => id);
  if (unused.length > 0) await tx.delete(familyDevices).where(inArray(familyDevices.id, unused));
  return row;
}

/** Notes that somebody has signed in by a device. */
export async function touchDevice(db: Queryable, id: string, now: Date): Promise<void> {
  await db.update(familyDevices).set({ lastUsedAt: now }).where(eq(familyDevices.id, id));
}

/**
 * Takes a parent's approval of a device back.
 * @returns Whether there was one.
 */
export async function deleteDevice(db: Queryable, parentId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(familyDevices)
    .where(and(eq(familyDevices.id, id), eq(familyDevices.userId, parentId)))
    .returning({ id: familyDevices.id });
  return rows.length > 0;
}

/**
 * The hash of a child's pictures; null where it has none. A change that is under way is waited for.
 */
export async function findPictures(db: Queryable, childId: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: picturePasswords.passwordHash })
    .from(picturePasswords)
    .where(eq(picturePasswords.childId, childId))
    .for('share');
  return row?.hash ?? null;
}
