import type { Role } from '@pius/domain/account/viewer.ts';
import type { Language } from '@pius/domain/language.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { consents, profiles, userRoles } from '../../db/tables/account.ts';
import { familyDeletions } from '../../db/tables/settings.ts';

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
  /** When the family is deleted, where its parent has asked for it: it is closed until then. */
  deletionDueAt: Date | null;
  /**
   * Of a child, whether the parent's consent to keeping its data stands; an adult needs none.
   * @see docs/requirements.md#r-consent
   */
  consented: boolean;
}

const familyId = sql`coalesce(${profiles.parentId}, ${profiles.id})`;

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
  deletionDueAt:
    sql<Date | null>`(select ${familyDeletions.dueAt} from ${familyDeletions} where ${familyDeletions.userId} = ${familyId})`.mapWith(
      familyDeletions.dueAt,
    ),
  consented: sql<boolean>`(${profiles.role} = 'parent' or exists (select 1 from ${consents} where ${consents.childId} = ${profiles.id} and ${consents.kind} = 'child-data' and ${consents.withdrawnAt} is null))`,
};

/**
 * A row of `accountColumns` as an account; the admin row counts only on top of a parent's profile.
 */
export function toAccount(
  row: Omit<KnownAccount, 'isAdmin'> & { adminRole: 'admin' | null },
): KnownAccount {
  const { adminRole, ...rest } = row;
  return { ...rest, isAdmin: adminRole === 'admin' && row.role === 'parent' };
}

/**
 * Whether an account may not be used just now: its family is to be deleted, or it is a child's
 * without consent.
 */
export function isClosed(account: KnownAccount): boolean {
  return account.deletionDueAt !== null || !account.consented;
}

/** Whether no call of an account is taken just now: it is closed, or its parent has paused it. */
export function isLockedOut(account: KnownAccount): boolean {
  return isClosed(account) || account.pausedAt !== null;
}

/**
 * Finds a user's profile and admin role.
 * @returns Null where there is no profile.
 */
export async function findAccount(db: Queryable, userId: string): Promise<KnownAccount | null> {
  const [row] = await db
    .select(accountColumns)
    .from(profiles)
    .leftJoin(userRoles, and(eq(userRoles.userId, profiles.id), eq(userRoles.role, 'admin')))
    .where(eq(profiles.id, userId))
    .limit(1);
  return row ? toAccount(row) : null;
}
