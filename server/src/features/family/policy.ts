import { mayWrite, relationTo, type Subject } from '@pius/domain/account/access.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';

/**
 * The grown-up who acts on a family. Throws `child_login_required` for adding a child without being signed in.
 * @see docs/requirements.md#r-child-account
 */
export function grownUpOf(caller: Caller): KnownAccount {
  if (!caller.account) throw new AppError('child_login_required');
  return caller.account;
}

/** A child is its own parent's to edit and delete, nobody else's. @see docs/requirements.md#r-things */
export function mayEditChild(caller: Caller, child: Subject): boolean {
  return mayWrite('child', relationTo(caller.account, child));
}
