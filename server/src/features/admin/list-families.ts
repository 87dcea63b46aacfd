import type { listFamilies as contract } from '@pius/contracts/desk-families.ts';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { pendingSignUps, profiles, user } from '../../db/tables/account.ts';
import { userSubscriptions } from '../../db/tables/billing.ts';
import { familyDeletions } from '../../db/tables/settings.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { holdsWords } from './search-columns.ts';

type Query = z.output<(typeof contract)['request']['query']>;

const pageSize = 50;
const mostWaiting = 20;
const child = alias(profiles, 'child');

/**
 * Families as an admin looks for them, a page at a time. Throws `not_found` for an `after` that is
 * no family.
 */
export async function listFamilies(db: Queryable, { find, order, after }: Query, now: Date) {
  const families = familyMatches(db, find, now);
  const key = order === 'active' ? families.activeKey : families.createdAt;
  if (after !== undefined) await requireFamily(db, after);
  // Where the page before ended, told by the row itself: a moment that went through a browser has lost its microseconds.
  const ended = familyMatches(db, undefined, now);
  const endKey = order === 'active' ? ended.activeKey : ended.createdAt;
  const end = db
    .select({ key: endKey, id: ended.id })
    .from(ended)
    .where(eq(ended.id, after ?? ''));
  const rows = await db
    .select()
    .from(families)
    .where(after === undefined ? undefined : sql`(${key}, ${families.id}) < ${end}`)
    .orderBy(desc(key), desc(families.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    items: shown.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      account_type: row.accountType,
      children: row.children,
      access_until: row.accessUntil?.toISOString() ?? null,
      created_at: row.createdAt.toISOString(),
      last_active: row.lastActive?.toISOString() ?? null,
      deletion_due_at: row.deletionDueAt?.toISOString() ?? null,
    })),
    waiting: after === undefined ? await listWaiting(db, find, now) : [],
    next: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  };
}

function familyMatches(db: Queryable, find: string | undefined, now: Date) {
  const ofParent = sql`${child.parentId} = ${profiles.id}`;
  const lastActive = sql`(select max(${child.lastActiveAt}) from ${profiles} as ${child} where ${ofParent})`;
  return db
    .select({
      id: profiles.id,
      name: profiles.fullName,
      email: user.email,
      accountType: profiles.accountType,
      createdAt: profiles.createdAt,
      children: sql`(select count(*) from ${profiles} as ${child} where ${ofParent})`
        .mapWith(Number)
        .as('children'),
      lastActive: sql<Date | null>`${lastActive}`.mapWith(child.lastActiveAt).as('last_active'),
      activeKey: sql<Date>`coalesce(${lastActive}, '-infinity')`.as('active_key'),
      accessUntil:
        sql<Date | null>`(select max(${userSubscriptions.expiresAt}) from ${userSubscriptions}
          join ${profiles} as ${child} on ${child.id} = ${userSubscriptions.userId}
          where ${ofParent} and ${userSubscriptions.isActive} and ${userSubscriptions.expiresAt} > ${now})`
          .mapWith(userSubscriptions.expiresAt)
          .as('access_until'),
      deletionDueAt: familyDeletions.dueAt,
    })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .leftJoin(familyDeletions, eq(familyDeletions.userId, profiles.id))
    .where(
      and(
        eq(profiles.role, 'parent'),
        holdsWords(
          find,
          [profiles.fullName, user.email],
          (part) =>
            sql`exists (select 1 from ${profiles} as ${child} where ${ofParent} and ${part(child.fullName)})`,
        ),
      ),
    )
    .as(find === undefined ? 'ended' : 'families');
}

async function requireFamily(db: Queryable, id: string): Promise<void> {
  const [row] = await db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, id), eq(profiles.role, 'parent')));
  if (!row) throw new AppError('not_found');
}

/** Of the sign-ups whose address nobody has proved the newest of each address. */
async function listWaiting(db: Queryable, find: string | undefined, now: Date) {
  const waiting = db
    .selectDistinctOn([pendingSignUps.email])
    .from(pendingSignUps)
    .where(
      and(
        gt(pendingSignUps.expiresAt, now),
        holdsWords(find, [pendingSignUps.fullName, pendingSignUps.email]),
      ),
    )
    .orderBy(asc(pendingSignUps.email), desc(pendingSignUps.createdAt))
    .as('waiting');
  const rows = await db
    .select()
    .from(waiting)
    .orderBy(desc(waiting.createdAt), desc(waiting.id))
    .limit(mostWaiting);
  return rows.map((row) => ({
    id: row.id,
    name: row.fullName,
    email: row.email,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
  }));
}
