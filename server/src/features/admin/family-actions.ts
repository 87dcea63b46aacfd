import type { AuditAction } from '@pius/domain/admin/audit.ts';
import { and, eq, gt } from 'drizzle-orm';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { pendingSignUps } from '../../db/tables/account.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { arrangeConfirmationEmail } from '../account/confirmation-email.ts';
import { closeFamily as close, cancelFamilyDeletion as save } from '../account/deletion.ts';
import { moveToEmail } from '../account/email-change.ts';
import { findFamily } from '../account/family-rows.ts';
import { liftWaits } from '../account/limit-guessing.ts';
import { arrangePasswordReset } from '../account/password-reset.ts';
import { findEmailOf } from '../account/store.ts';
import { recordAction } from './audit.ts';
import { parentOf } from './family-page.ts';

/** Who acts on which family, and when. */
export interface Acting {
  adminId: string;
  familyId: string;
  now: Date;
}

function onFamily(tx: Queryable, { adminId, familyId, now }: Acting, action: AuditAction) {
  return recordAction(tx, adminId, { action, subject: 'family', subjectId: familyId }, now);
}

/**
 * Sends the e-mail by which the parent sets a new password. Throws `not_found`,
 * `too_many_requests`.
 */
export async function sendPasswordEmail(ctx: AppContext, acting: Acting): Promise<void> {
  const { id, language } = await parentOf(ctx, acting.familyId);
  const email = await findEmailOf(ctx.db, id);
  if (!email) throw new AppError('not_found');
  await arrangePasswordReset(ctx, { email, language }, acting.now, (tx) =>
    onFamily(tx, acting, 'password-letter.sent'),
  );
}

/** Sends the confirmation e-mail of a sign-up again. Throws `not_found` where it waits no more. */
export async function sendConfirmation(
  ctx: AppContext,
  adminId: string,
  signUpId: string,
  now: Date,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [signUp] = await tx
      .select({ email: pendingSignUps.email, language: pendingSignUps.language })
      .from(pendingSignUps)
      .where(and(eq(pendingSignUps.id, signUpId), gt(pendingSignUps.expiresAt, now)));
    if (!signUp) throw new AppError('not_found');
    await arrangeConfirmationEmail(ctx, tx, signUp, now);
    const perform = {
      action: 'confirmation.sent',
      subject: 'sign-up',
      subjectId: signUpId,
    } as const;
    await recordAction(tx, adminId, perform, now);
  });
}

/** Ends the waits of a family's logins after wrong passwords. Throws `not_found`. */
export async function releaseSignIn(ctx: AppContext, acting: Acting): Promise<void> {
  const { id } = await parentOf(ctx, acting.familyId);
  const emails = await ctx.db.transaction(async (tx) => {
    const family = await findFamily(tx, id);
    await onFamily(tx, acting, 'sign-in.released');
    return family?.emails ?? [];
  });
  for (const email of emails) await liftWaits(ctx, email, acting.now);
}

/**
 * Gives a parent who was recognised in person another address. Throws `not_found`, `name_differs`,
 * `family_of_admin`, `email_invalid` and `family_email_unusable`.
 */
export async function changeFamilyEmail(
  ctx: AppContext,
  acting: Acting,
  input: { email: string; name: string },
): Promise<void> {
  const { id } = await namedFamily(ctx, acting, input.name);
  const to = { userId: id, email: input.email };
  try {
    await moveToEmail(ctx, to, acting.now, (tx) => onFamily(tx, acting, 'email.changed'));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'email_unusable') throw error;
    throw new AppError('family_email_unusable', { fields: { email: 'family_email_unusable' } });
  }
}

/**
 * A family that is no admin's, whose parent's name was typed. Throws `not_found`,
 * `family_of_admin`, `name_differs`.
 */
async function namedFamily(ctx: AppContext, acting: Acting, typed: string): Promise<KnownAccount> {
  const account = await parentOf(ctx, acting.familyId);
  if (account.isAdmin) throw new AppError('family_of_admin');
  if (typed.trim() !== account.fullName.trim()) {
    throw new AppError('name_differs', { fields: { name: 'name_differs' } });
  }
  return account;
}

/**
 * Closes a family and promises its deletion. Throws `not_found`, `name_differs` where the parent's
 * name was not typed, and `family_of_admin`.
 */
export async function closeFamily(ctx: AppContext, acting: Acting, typed: string): Promise<void> {
  const account = await namedFamily(ctx, acting, typed);
  await ctx.db.transaction(async (tx) => {
    await close(ctx, tx, account, acting.now);
    await onFamily(tx, acting, 'family.closed');
  });
}

/** Keeps a family that was to be deleted. Throws `not_found`. */
export async function cancelFamilyDeletion(ctx: AppContext, acting: Acting): Promise<void> {
  const account = await parentOf(ctx, acting.familyId);
  await save(ctx, account, (tx) => onFamily(tx, acting, 'family.kept'));
}
