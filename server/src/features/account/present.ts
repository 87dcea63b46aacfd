import type { findProfile } from './store.ts';

type ProfileRow = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** A profile as it may leave the server. */
export function presentProfile(row: ProfileRow) {
  return {
    id: row.id,
    parent_id: row.parentId,
    role: row.role,
    full_name: row.fullName,
    account_type: row.accountType,
    phone: row.phone,
    age: row.age,
    language: row.language,
    time_zone: row.timeZone,
  };
}
