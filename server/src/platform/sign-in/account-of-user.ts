import type { Role } from '@pius/domain/account/viewer.ts';
import type { Language } from '@pius/domain/language.ts';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles, userRoles } from '../../db/tables/account.ts';

/** Who a user is to the product. */
export interface KnownAccount {
  id: string;
  role: Role;
  isAdmin: boolean;
  parentId: string | null;
  fullName: string;
  phone: string | null;
  language: Language;
  timeZone: string;
  /** Since when a child may not sign in. */
  pausedAt: Date | null;
  /** The language the pages take when a child signs in; null leaves the device's. */
  interfaceLanguage: Language | null;
}

/** What a profile gives to say who a user is; shared by all who look one up. */
export const accountColumns = {
  id: profiles.id,
  role: profiles.role,
  parentId: profiles.parentId,
  fullName: profiles.fullName,
  phone: profiles.phone,
  language: profiles.language,
  timeZone: profiles.timeZone,
  pausedAt: profiles.pausedAt,
  interfaceLanguage: profiles.interfaceLanguage,
  adminRole: userRoles.role,
};

/** A row of `accountColumns` as an account; the admin row counts only on top of a parent's profile. */
export function toAccount(
  row: Omit<KnownAccount, 'isAdmin'> & { adminRole: 'admin' | null },
): KnownAccount {
  const { adminRole, ...rest } = row;
  return { ...rest, isAdmin: adminRole === 'admin' && row.role === 'parent' };
}

/** Finds a user's profile and admin role. Out: null where there is no profile. */
export async function findAccount(db: Queryable, userId: string): Promise<KnownAccount | null> {
  const [row] = await db
    .select(accountColumns)
    .from(profiles)
    .leftJoin(userRoles, and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'admin')))
    .where(eq(profiles.id, userId))
    .limit(1);
  return row ? toAccount(row) : null;
}
