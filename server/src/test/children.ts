import { composeChildEmail } from '@pius/domain/account/login-name.ts';
import { findEmailOf } from '../features/account/store.ts';
import { grantAccess } from '../features/billing/ledger.ts';
import { createChild } from '../features/family/children.ts';
import type { House } from '../house.ts';
import { findAccount } from '../platform/sign-in/account-of-user.ts';

/** A child as a test needs it. */
export interface TestChild {
  id: string;
  email: string;
  password: string;
}

/** Adds a child to a grown-up, with the consent that goes with it. */
export async function addChildTo(
  house: House,
  parentId: string,
  { name, age = 8, password = 'wooden-boat' }: { name: string; age?: number; password?: string },
): Promise<TestChild> {
  const parent = await findAccount(house.db, parentId);
  const parentEmail = await findEmailOf(house.db, parentId);
  if (!parent || !parentEmail) throw new Error('there is no such parent');
  const given = { name, age, password, consent: true };
  const { id } = await createChild(house, parent, given, house.now());
  return { id, email: composeChildEmail(parentEmail, name) ?? '', password };
}

/** Gives a child access to modules 2-6, from a moment on. Out: the order's id. */
export function giveAccess(
  house: House,
  parentId: string,
  childId: string,
  at: Date,
  subscriptionType: 'monthly' | 'quarterly' | 'annual' = 'annual',
): Promise<string> {
  return house.db.transaction((tx) => grantAccess(tx, { parentId, childId, subscriptionType, at }));
}
