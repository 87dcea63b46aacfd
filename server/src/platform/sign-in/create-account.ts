import { randomUUID } from 'node:crypto';
import type { Language } from '@pius/domain/language.ts';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { account, profiles, user } from '../../db/tables/account.ts';

/** What a new account is made of. `passwordHash` comes from `hashPassword`. */
export interface NewAccount {
  email: string;
  passwordHash: string;
  fullName: string;
  confirmed: boolean;
  profile: {
    role: 'parent' | 'child';
    parentId?: string;
    accountType?: 'parent' | 'catechist';
    phone?: string | undefined;
    age?: number;
    loginName?: string;
    language: Language;
    timeZone: string;
    /** Left out it is the moment of the transaction. */
    createdAt?: SQL<Date>;
  };
}

/**
 * Writes user, credential and profile in the caller's transaction.
 * @returns The new id.
 * @throws The database's unique violation when the e-mail or the child's login name is taken.
 */
export async function createAccount(tx: Queryable, input: NewAccount): Promise<string> {
  const id = randomUUID();
  await tx.insert(user).values({
    id,
    name: input.fullName,
    email: input.email,
    emailVerified: input.confirmed,
  });
  await tx.insert(account).values({
    id: randomUUID(),
    userId: id,
    accountId: id,
    providerId: 'credential',
    password: input.passwordHash,
  });
  await tx.insert(profiles).values({ id, fullName: input.fullName, ...input.profile });
  return id;
}
