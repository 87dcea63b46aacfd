import { randomUUID } from 'node:crypto';
import type { Queryable } from '../db/database.ts';
import { consents, userRoles } from '../db/tables/account.ts';
import { findAccount, type KnownAccount } from '../platform/sign-in/account-of-user.ts';
import { type Caller, viewerOf } from '../platform/sign-in/caller.ts';
import { createAccount } from '../platform/sign-in/create-account.ts';

/** Nobody. */
export const visitor: Caller = { viewer: 'visitor', account: null, session: null };

/**
 * An account as a policy sees it, of which nothing is written down.
 * @param input - What matters of it.
 */
export function accountOf(input: Pick<KnownAccount, 'id' | 'role'> & Partial<KnownAccount>) {
  const account: KnownAccount = {
    ...{ isAdmin: false, parentId: null, fullName: input.id, phone: null, language: 'en' },
    ...{ timeZone: 'Europe/Rome', pausedAt: null, interfaceLanguage: null, deletionDueAt: null },
    consented: true,
    ...input,
  };
  return account;
}

/** Who calls with an account. */
export function callerOf(account: KnownAccount): Caller {
  return { viewer: viewerOf(account), account, session: null };
}

/**
 * Writes an account without a password, a child's under its parent.
 * @returns Who calls with it.
 */
export async function addCaller(
  db: Queryable,
  name: string,
  { parentId, admin = false }: { parentId?: string | undefined; admin?: boolean } = {},
): Promise<Caller & { account: KnownAccount }> {
  const id = await createAccount(db, {
    ...{ email: `${name}@example.org`, passwordHash: 'none', fullName: name, confirmed: true },
    profile: parentId
      ? { role: 'child', parentId, age: 8, language: 'en', timeZone: 'Europe/Rome' }
      : { role: 'parent', accountType: 'parent', language: 'en', timeZone: 'Europe/Rome' },
  });
  if (admin) await db.insert(userRoles).values({ userId: id, role: 'admin' });
  const account = await findAccount(db, id);
  if (!account) throw new Error('the account was not written');
  return { viewer: viewerOf(account), account, session: null };
}

/** Notes that a parent consents, or has consented, to something for a child. */
export async function addConsent(
  db: Queryable,
  input: { by: Caller; childId: string; kind: 'chat' | 'child-data'; withdrawnAt?: Date },
): Promise<void> {
  const { by, childId, kind, withdrawnAt = null } = input;
  const userId = by.account?.id ?? '';
  await db
    .insert(consents)
    .values({ id: randomUUID(), userId, childId, kind, version: '1', withdrawnAt });
}
