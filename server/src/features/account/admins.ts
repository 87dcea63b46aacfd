import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pendingSignUps, profiles, user, userRoles } from '../../db/tables/account.ts';
import { forgetDevice } from './second-factor-store.ts';

/** Why a command about an admin could not be done, in words for the operator. */
class AdminCommandError extends Error {}

/**
 * Makes the grown-up with this address an admin.
 * @returns What was done, in words.
 * @throws `AdminCommandError` where nobody has the address, it was not confirmed yet, or it is a
 *   child's login.
 */
export async function addAdmin(db: Database, address: string): Promise<string> {
  const { id, email } = await grownUpWith(db, address);
  const added = await db
    .insert(userRoles)
    .values({ userId: id, role: 'admin' })
    .onConflictDoNothing()
    .returning();
  return added.length > 0
    ? `${email} is an admin now. The admin pages will ask for a second factor, and show how to set it up.`
    : `${email} is an admin already.`;
}

/**
 * Takes the role back, with the device for codes; what it opened to the children is closed at their
 * next call. Throws as `addAdmin` does.
 */
export async function removeAdmin(db: Database, address: string): Promise<string> {
  const { id, email } = await grownUpWith(db, address);
  const removed = await db.transaction(async (tx) => {
    await forgetDevice(tx, id);
    return tx
      .delete(userRoles)
      .where(and(eq(userRoles.userId, id), eq(userRoles.role, 'admin')))
      .returning();
  });
  return removed.length > 0 ? `${email} is no admin any more.` : `${email} is no admin.`;
}

/**
 * Lets go of an admin's lost device, so that another can be enrolled. Throws as `addAdmin` does.
 */
export async function forgetAdminDevice(db: Database, address: string): Promise<string> {
  const { id, email } = await grownUpWith(db, address);
  const forgotten = await db.transaction((tx) => forgetDevice(tx, id));
  return forgotten
    ? `The device of ${email} is forgotten. The admin pages will show how to set up another.`
    : `${email} has no device for codes.`;
}

async function grownUpWith(db: Database, address: string) {
  const email = normaliseEmail(address);
  const [row] = await db
    .select({ id: user.id, email: user.email, confirmed: user.emailVerified, role: profiles.role })
    .from(user)
    .leftJoin(profiles, eq(profiles.id, user.id))
    .where(eq(user.email, email))
    .limit(1);
  if (!row) {
    const waiting = await db.$count(pendingSignUps, eq(pendingSignUps.email, email));
    throw new AdminCommandError(
      waiting > 0
        ? `${email} has signed up but not confirmed the address yet: the link in the letter does that.`
        : `Nobody has an account with ${email}. Sign up on the site first.`,
    );
  }
  if (row.role !== 'parent') {
    throw new AdminCommandError(`${email} is a child's login. Only a grown-up can be an admin.`);
  }
  if (!row.confirmed) {
    throw new AdminCommandError(`${email} has not confirmed the address yet.`);
  }
  return row;
}
