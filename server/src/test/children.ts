import { composeChildEmail } from '@pius/domain/account/login-name.ts';
import type { AppContext } from '../app-context.ts';
import { findEmailOf } from '../features/account/store.ts';
import { grantAccess } from '../features/billing/ledger.ts';
import { createChild } from '../features/family/children.ts';
import { findAccount } from '../platform/sign-in/account-of-user.ts';

/** A child as a test needs it. */
export interface TestChild {
  id: string;
  email: string;
  password: string;
}

/** Adds a child to a grown-up, with the consent that goes with it. */
export async function addChildTo(
  ctx: AppContext,
  parentId: string,
  { name, age = 8, password = 'wooden-boat' }: { name: string; age?: number; password?: string },
): Promise<TestChild> {
  const parent = await findAccount(ctx.db, parentId);
  const parentEmail = await findEmailOf(ctx.db, parentId);
  if (!parent || !parentEmail) throw new Error('there is no such parent');
  const input = { name, age, password, consent: true };
  const { id } = await createChild(ctx, parent, input, ctx.now());
  return { id, email: composeChildEmail(parentEmail, name) ?? '', password };
}

/**
 * Gives a child access to modules 2-6, from a moment on.
 * @returns The order's id.
 */
export function giveAccess(
  ctx: AppContext,
  parentId: string,
  childId: string,
  at: Date,
  subscriptionType: 'monthly' | 'quarterly' | 'annual' = 'annual',
): Promise<string> {
  return ctx.db.transaction((tx) => grantAccess(tx, { parentId, childId, subscriptionType, at }));
}
