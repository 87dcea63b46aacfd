import { decideModuleAccess } from '@pius/domain/account/module-access.ts';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findAccount, type KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { mayReadOf, mayWriteOf } from '../account/policy.ts';
import { findProfile } from '../account/store.ts';
import { type Access, accessIn } from '../course/access.ts';
import { requireOpen } from '../course/policy.ts';
import { hasBegun } from './store.ts';

/** The child whose progress is written: always the caller itself. */
export function childOf(caller: Caller): KnownAccount {
  if (caller.viewer !== 'child') throw new AppError('forbidden');
  return caller.account;
}

/**
 * Throws unless the lesson's module is open to the child now, or the lesson was begun while it was.
 */
export async function requireOpenOrBegun(
  db: Queryable,
  { caller, access }: { caller: Caller; access: Access | null },
  { id, module }: { id: string; module: number },
): Promise<void> {
  const { viewer } = caller;
  const now = decideModuleAccess({ viewer, module, ...accessIn(caller, access) });
  if (!now.open && !(await hasBegun(db, childOf(caller).id, id))) requireOpen(now);
}

/**
 * The child whose progress is read: a child's own, a parent's or admin's choice.
 * Throws 400 where a grown-up names none; foreign and missing are the same 404.
 */
export async function readableChild(ctx: AppContext, caller: Caller, childId: string | undefined) {
  const id = caller.viewer === 'child' ? (childId ?? caller.account.id) : childId;
  if (!id) throw new AppError('invalid_input', { fields: { child_id: 'invalid_input' } });
  const profile = await findProfile(ctx.db, id);
  if (profile?.role !== 'child' || !mayReadOf('progress', caller, profile))
    throw new AppError('not_found');
  return profile;
}

/**
 * The child of whom a grown-up has heard the catechism: an own one, foreign and missing are the
 * same 404. Throws 403 where the consent to keeping its data does not stand.
 * @see docs/requirements.md#r-consent
 */
export async function childForOralReview(ctx: AppContext, caller: Caller, childId: string) {
  const profile = await findProfile(ctx.db, childId);
  if (profile?.role !== 'child' || !mayWriteOf('heard-review', caller, profile))
    throw new AppError('not_found');
  if (!(await findAccount(ctx.db, childId))?.consented) throw new AppError('consent_required');
  return profile;
}
