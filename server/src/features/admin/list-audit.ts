import type { listAudit as contract } from '@pius/contracts/desk.ts';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Queryable } from '../../db/database.ts';
import { profiles, user } from '../../db/tables/account.ts';
import { auditLog } from '../../db/tables/admin.ts';
import { orders } from '../../db/tables/billing.ts';
import { AppError } from '../../platform/http/app-error.ts';

type Query = z.output<(typeof contract)['request']['query']>;

const pageSize = 50;
const admin = alias(user, 'admin');
const subject = alias(profiles, 'subject');
const parent = alias(user, 'parent');

/**
 * What admins did, newest first, a page at a time. It takes a time zone for `day`.
 * @throws `not_found` for an unknown `after`.
 */
export async function listAudit(db: Queryable, query: Query, timeZone: string) {
  const { after, action, day } = query;
  const last = after === undefined ? null : await findLine(db, after);
  if (after !== undefined && !last) throw new AppError('not_found');
  const rows = await db
    .select({
      line: auditLog,
      admin: { id: admin.id, name: admin.name, email: admin.email },
      family: { id: parent.id, email: parent.email },
    })
    .from(auditLog)
    .leftJoin(admin, eq(admin.id, auditLog.adminId))
    .leftJoin(orders, and(eq(auditLog.subject, 'order'), eq(orders.id, auditLog.subjectId)))
    .leftJoin(subject, eq(subject.id, sql`coalesce(${orders.parentId}, ${auditLog.subjectId})`))
    .leftJoin(parent, eq(parent.id, sql`coalesce(${subject.parentId}, ${subject.id})`))
    .where(
      and(
        query.admin ? eq(auditLog.adminId, query.admin) : undefined,
        action ? eq(auditLog.action, action) : undefined,
        day ? sql`(${auditLog.at} at time zone ${timeZone})::date = ${day}::date` : undefined,
        last ? sql`(${auditLog.at}, ${auditLog.id}) < (${last.at}, ${last.id})` : undefined,
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(pageSize + 1);
  const shown = rows.slice(0, pageSize);
  return {
    items: shown.map(({ line, ...row }) => ({
      id: line.id,
      at: line.at.toISOString(),
      admin: row.admin,
      action: line.action,
      subject: line.subject,
      subject_id: line.subjectId,
      family: row.family,
      details: line.details,
    })),
    admins: await listNamed(db),
    next: rows.length > pageSize ? (shown.at(-1)?.line.id ?? null) : null,
  };
}

async function findLine(db: Queryable, id: string) {
  const [row] = await db.select().from(auditLog).where(eq(auditLog.id, id));
  return row ?? null;
}

function listNamed(db: Queryable) {
  return db
    .selectDistinct({ id: user.id, name: user.name })
    .from(auditLog)
    .innerJoin(user, eq(user.id, auditLog.adminId))
    .orderBy(asc(user.name), asc(user.id));
}
