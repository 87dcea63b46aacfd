import { randomUUID } from 'node:crypto';
import type { DisclosureKind } from '@pius/domain/chat/disclosure.ts';
import type { Language } from '@pius/domain/language.ts';
import { storedUntil } from '@pius/domain/retention.ts';
import { and, desc, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { auditLog } from '../../db/tables/admin.ts';
import { disclosures } from '../../db/tables/chat.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { KnownAccount } from '../../platform/sign-in/account-of-user.ts';
import { recordAction } from '../admin/audit.ts';
import { familyDigest } from './detach-disclosures.ts';

/** An e-mail for one person is not written more often than this; every sign is recorded. */
const quietMinutes = 10;
/**
 * As many signs of one person are recorded in a day: far more than anybody writes, far less than
 * would fill a disk.
 */
const mostADay = 100;
const pageSize = 50;

/**
 * Records a sign of harm and tells the operator's safeguarding contact that there is one, in an
 * e-mail without a word of it; none where the contact is the very parent of the family, who must
 * not learn of it.
 * @see docs/requirements.md#r-signs-of-harm
 */
export async function recordDisclosure(
  ctx: AppContext,
  account: KnownAccount,
  said: { kind: DisclosureKind; text: string; language: Language },
  now: Date,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const window = { count: mostADay, seconds: 24 * 60 * 60 };
    if ((await ctx.limiter.shared(`disclosures ${account.id}`, window, now, tx)) > 0) return;
    const [latest] = await tx
      .select({ saidAt: disclosures.saidAt })
      .from(disclosures)
      .where(eq(disclosures.userId, account.id))
      .orderBy(desc(disclosures.saidAt))
      .limit(1);
    await tx
      .insert(disclosures)
      .values({ id: randomUUID(), userId: account.id, saidAt: now, ...said });
    const to = ctx.env.safeguardingEmail;
    const quietSince = now.getTime() - quietMinutes * 60 * 1000;
    if (!to || (latest && latest.saidAt.getTime() > quietSince)) return;
    if (await isParentOf(tx, account, to)) return;
    await ctx.mailer.enqueue(tx, {
      kind: 'safeguarding',
      to,
      language: 'en',
      data: { name: to.split('@')[0] ?? '', link: `${ctx.env.publicUrl}/admin/disclosures` },
    });
  });
}

/** Whether an address is that of the parent of somebody's family. */
async function isParentOf(db: Queryable, { id, parentId }: KnownAccount, address: string) {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, parentId ?? id), eq(sql`lower(${user.email})`, address.toLowerCase())));
  return rows.length > 0;
}

const parent = alias(profiles, 'parent');

/**
 * The signs of harm, newest first, without those of the family of who looks. That an admin has read
 * one leaves a line in the audit log, the first time.
 */
export async function listDisclosures(
  { db }: Pick<AppContext, 'db'>,
  adminId: string,
  after: string | undefined,
  now: Date,
) {
  const last = after === undefined ? null : await findDisclosure(db, adminId, after);
  if (after !== undefined && !last) throw new AppError('not_found');
  const rows = await withWriters(db)
    .where(
      and(
        notOfFamily(adminId),
        last
          ? or(
              lt(disclosures.saidAt, last.saidAt),
              and(eq(disclosures.saidAt, last.saidAt), lt(disclosures.id, last.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(disclosures.saidAt), desc(disclosures.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  await noteReading(
    db,
    adminId,
    shown.map(({ said }) => said.id),
    now,
  );
  return {
    items: shown.map(({ said, profile, email }) => ({
      id: said.id,
      said_at: said.saidAt.toISOString(),
      language: said.language,
      kind: said.kind,
      text: said.text,
      from: said.writer ?? (profile?.role === 'child' ? ('child' as const) : ('grown-up' as const)),
      name: said.firstName ?? profile?.fullName ?? '',
      age: profile?.age ?? null,
      family_email: said.familyEmail ?? email ?? '',
      handled_at: said.handledAt?.toISOString() ?? null,
      gone_at: goneAt(said.detachedAt)?.toISOString() ?? null,
    })),
    next: rows.length > pageSize ? (shown.at(-1)?.said.id ?? null) : null,
  };
}

async function noteReading(db: AppContext['db'], adminId: string, ids: string[], now: Date) {
  if (ids.length === 0) return;
  await db.transaction(async (tx) => {
    const known = await tx
      .select({ id: auditLog.subjectId })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.adminId, adminId),
          eq(auditLog.action, 'disclosure.read'),
          inArray(auditLog.subjectId, ids),
        ),
      );
    const read = new Set(known.map(({ id }) => id));
    for (const subjectId of ids.filter((id) => !read.has(id))) {
      const perform = { action: 'disclosure.read', subject: 'disclosure', subjectId } as const;
      await recordAction(tx, adminId, perform, now);
    }
  });
}

/** When the sign of a deleted account goes by itself, if nobody deals with it before. */
function goneAt(detachedAt: Date | null): Date | null {
  return detachedAt && storedUntil('sign-of-harm-left', detachedAt);
}

/**
 * Marks a sign of harm as dealt with, or not. Throws 404 where there is none, or it is of one's own
 * family.
 */
export async function markHandled(
  { db }: Pick<AppContext, 'db'>,
  adminId: string,
  { id, handled }: { id: string; handled: boolean },
  now: Date,
) {
  if (!(await findDisclosure(db, adminId, id))) throw new AppError('not_found');
  const handledAt = handled ? now : null;
  await db.transaction(async (tx) => {
    await tx.update(disclosures).set({ handledAt }).where(eq(disclosures.id, id));
    const action = handled ? 'disclosure.handled' : 'disclosure.reopened';
    await recordAction(tx, adminId, { action, subject: 'disclosure', subjectId: id }, now);
  });
  return { handled_at: handledAt?.toISOString() ?? null };
}

/** With who wrote it, and the address of the family's parent, where their account still is. */
function withWriters(db: AppContext['db']) {
  return db
    .select({ said: disclosures, profile: profiles, email: user.email })
    .from(disclosures)
    .leftJoin(profiles, eq(profiles.id, disclosures.userId))
    .leftJoin(parent, eq(parent.id, sql`coalesce(${profiles.parentId}, ${profiles.id})`))
    .leftJoin(user, eq(user.id, parent.id))
    .$dynamic();
}

/**
 * Of a sign joined with its writer's profile: whether it is of no member of the admin's own family.
 */
export function notOfFamily(adminId: string) {
  const ofAccount = sql`coalesce(${profiles.parentId}, ${profiles.id})`;
  return or(
    ne(ofAccount, adminId),
    and(isNull(disclosures.userId), ne(disclosures.familyDigest, familyDigest(adminId))),
  );
}

async function findDisclosure(db: AppContext['db'], adminId: string, id: string) {
  const [row] = await withWriters(db).where(and(notOfFamily(adminId), eq(disclosures.id, id)));
  return row?.said ?? null;
}
