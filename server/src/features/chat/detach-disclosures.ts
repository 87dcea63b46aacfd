import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { disclosures } from '../../db/tables/chat.ts';

const parent = alias(profiles, 'parent');

/**
 * What a family is known by without its account: anyone who has the id can make it, and nobody can
 * make the id of it.
 */
export function familyDigest(parentId: unknown) {
  return sql<string>`encode(sha256(convert_to(${parentId}, 'UTF8')), 'hex')`;
}

/**
 * Before accounts are deleted: takes the signs of harm of theirs that nobody has dealt with out of
 * the accounts, with the writer's first name and the address of the parent, so that who deletes the
 * account deletes no trace of it (the privacy page tells for how long). The others go with their
 * accounts.
 */
export async function detachDisclosures(tx: Queryable, userIds: readonly string[]): Promise<void> {
  const parentId = sql`coalesce(${profiles.parentId}, ${profiles.id})`;
  const writers = tx
    .select({
      id: profiles.id,
      role: profiles.role,
      name: sql<string>`split_part(${profiles.fullName}, ' ', 1)`.as('name'),
      email: user.email,
      digest: familyDigest(parent.id).as('digest'),
    })
    .from(profiles)
    .innerJoin(parent, eq(parent.id, parentId))
    .innerJoin(user, eq(user.id, parent.id))
    .where(inArray(profiles.id, [...userIds]))
    .as('writers');
  await tx
    .update(disclosures)
    .set({
      userId: null,
      detachedAt: sql`now()`,
      firstName: sql`${writers.name}`,
      writer: sql`case when ${writers.role} = 'child' then 'child' else 'grown-up' end`,
      familyEmail: sql`${writers.email}`,
      familyDigest: sql`${writers.digest}`,
    })
    .from(writers)
    .where(and(eq(disclosures.userId, writers.id), isNull(disclosures.handledAt)));
}
