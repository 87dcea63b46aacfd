import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/tables/account.ts';
import { refundRequests } from '../../db/tables/billing.ts';
import { commentReports, comments } from '../../db/tables/blog.ts';
import { disclosures } from '../../db/tables/chat.ts';
import { mistakeReports } from '../../db/tables/course.ts';
import { mails } from '../../db/tables/platform.ts';
import { notOfFamily } from '../chat/disclosures.ts';

/** An e-mail that was tried so often, over some minutes, is worth a look. */
const triesInVain = 5;

/** How much waits for an admin; signs of harm of the own family are not told. */
export async function countTasks(db: Queryable, adminId: string) {
  const [refunds, waiting, reports, signs, mistakes] = await Promise.all([
    db
      .select({ count: count() })
      .from(refundRequests)
      .where(inArray(refundRequests.state, ['asked', 'failed'])),
    db.select({ count: count() }).from(comments).where(eq(comments.status, 'waiting')),
    db.select({ count: count() }).from(commentReports).where(isNull(commentReports.handledAt)),
    db
      .select({ count: count() })
      .from(disclosures)
      .leftJoin(profiles, eq(profiles.id, disclosures.userId))
      .where(and(isNull(disclosures.handledAt), notOfFamily(adminId))),
    db.select({ count: count() }).from(mistakeReports).where(isNull(mistakeReports.handledAt)),
  ]);
  const first = ([row]: { count: number }[]) => row?.count ?? 0;
  return {
    refunds: first(refunds),
    comments: first(waiting),
    reports: first(reports),
    disclosures: first(signs),
    mistakes: first(mistakes),
  };
}

/**
 * E-mails that were tried in vain, those given up among them, by what they tell of. Those of the
 * outbox page are none.
 */
export async function listStuckEmails(db: Queryable) {
  const lastAt = sql<Date>`max(${mails.createdAt})`.mapWith(mails.createdAt);
  return db
    .select({ kind: mails.kind, count: count(), lastAt })
    .from(mails)
    .where(and(isNull(mails.sentAt), gt(mails.attempts, triesInVain)))
    .groupBy(mails.kind)
    .orderBy(desc(lastAt));
}
