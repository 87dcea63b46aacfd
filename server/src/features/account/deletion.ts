import { deletionDueAt } from '@pius/domain/account/deletion-day.ts';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { familyDeletions } from '../../db/tables/settings.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { eraseFamily } from './delete-family.ts';
import { endEmailChanges } from './email-change-store.ts';
import { findFamily } from './family-rows.ts';
import { requireOwnPassword } from './require-password.ts';
import { endSessionsOfUsers, findEmailOf } from './store.ts';

const job = 'delete-families';

/**
 * Closes a family and promises its deletion, for its parent who gives the password.
 * @returns When it will be gone.
 * @throws `password_wrong`.
 */
export async function askForDeletion(
  ctx: AppContext,
  account: KnownAccount,
  password: string,
  now: Date,
): Promise<Date> {
  await requireOwnPassword(ctx, account.id, password);
  return ctx.db.transaction((tx) => closeFamily(ctx, tx, account, now));
}

/**
 * Closes a family and promises its deletion: nobody of it is signed in any more, a e-mail tells the
 * day. Asked again the first promise stands.
 * @returns When it will be gone.
 * @throws `not_found`.
 * @see docs/requirements.md#r-deletion
 */
export async function closeFamily(
  ctx: AppContext,
  tx: Queryable,
  account: KnownAccount,
  now: Date,
): Promise<Date> {
  const family = await findFamily(tx, account.id, { lock: true });
  const to = await findEmailOf(tx, account.id);
  if (!family || !to) throw new AppError('not_found');
  const [status] = await tx
    .select({ dueAt: familyDeletions.dueAt })
    .from(familyDeletions)
    .where(eq(familyDeletions.userId, account.id));
  await endSessionsOfUsers(tx, family.members);
  if (status) return status.dueAt;
  const dueAt = deletionDueAt(now);
  await tx.insert(familyDeletions).values({ userId: account.id, askedAt: now, dueAt });
  await endEmailChanges(tx, account.id, now);
  const { fullName, language, timeZone } = account;
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(dueAt);
  const link = `${ctx.env.publicUrl}/login?return=/settings&lang=${language}`;
  const data = { name: fullName, link, date };
  await ctx.mailer.enqueue(tx, { kind: 'deletion-asked', to, language, data });
  return dueAt;
}

/**
 * Keeps a family that was to be deleted, and says so in an e-mail. Where none was, nothing happens.
 * `beside` is done in the same transaction.
 */
export async function cancelFamilyDeletion(
  ctx: AppContext,
  account: KnownAccount,
  beside?: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await beside?.(tx);
    const cancelled = await tx
      .delete(familyDeletions)
      .where(eq(familyDeletions.userId, account.id))
      .returning({ userId: familyDeletions.userId });
    const to = await findEmailOf(tx, account.id);
    if (cancelled.length === 0 || !to) return;
    const { fullName: name, language } = account;
    const data = { name, link: `${ctx.env.publicUrl}/login?door=adult&lang=${language}` };
    await ctx.mailer.enqueue(tx, { kind: 'deletion-cancelled', to, language, data });
  });
}

/** Deletes, every hour, the families whose day has come, in one of the running processes. */
export async function startDeletions(ctx: AppContext): Promise<void> {
  await ctx.queue.work(job, {}, () => deleteDueFamilies(ctx));
  await ctx.queue.schedule(job, '41 * * * *');
}

/**
 * Deletes every family whose day has come, each in a transaction of its own: one that was cut off
 * or went wrong is there again the next time, and holds up no other. Throws where one went wrong.
 */
export async function deleteDueFamilies(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  const due = await ctx.db
    .select({ userId: familyDeletions.userId })
    .from(familyDeletions)
    .where(lte(familyDeletions.dueAt, now))
    .orderBy(asc(familyDeletions.dueAt));
  let failed = 0;
  for (const { userId } of due) {
    try {
      await deleteIfDue(ctx, userId, now);
    } catch {
      // The database's own words may hold what is to be forgotten: only that it failed is told.
      failed += 1;
    }
  }
  if (failed === 0) return;
  ctx.log.error({ families: failed }, 'families whose day had come could not be deleted');
  throw new Error(`${failed} families could not be deleted`);
}

/**
 * Whether it is still to be deleted is asked once more: its parent may be cancelling at this
 * moment.
 */
async function deleteIfDue(ctx: AppContext, userId: string, now: Date): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const status = await tx
      .select({ userId: familyDeletions.userId })
      .from(familyDeletions)
      .where(and(eq(familyDeletions.userId, userId), lte(familyDeletions.dueAt, now)))
      .for('update');
    if (status.length > 0) await eraseFamily(tx, userId);
  });
}
