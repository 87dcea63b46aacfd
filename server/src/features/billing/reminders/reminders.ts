import { reminderDays, reminderDue } from '@pius/domain/billing/reminders.ts';
import type { Language } from '@pius/domain/language.ts';
import { and, asc, eq, gt, isNull, lte, max } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import { profiles, user, userRoles } from '../../../db/tables/account.ts';
import { userSubscriptions } from '../../../db/tables/billing.ts';
import { accessReminders } from '../../../db/tables/giving.ts';
import { familyDeletions } from '../../../db/tables/settings.ts';
import { formatDay, formatList } from '../format-money.ts';

const job = 'access-reminders';
const day = 24 * 60 * 60 * 1000;
const parents = alias(profiles, 'parents');

/** Writes the e-mails about the end of access, once a day, in one of the running processes. */
export async function startAccessReminders(ctx: AppContext): Promise<void> {
  await ctx.queue.work(job, {}, () => remindOfEnds(ctx));
  await ctx.queue.schedule(job, '12 7 * * *');
}

/**
 * Tells parents 14 and 3 days before that the access of a child ends, once each for every end:
 * children whose access ends on the same day stand in one e-mail. After a renewal it is the new end
 * that counts. No e-mail about children who have access with an admin, nor to a family that is to
 * be deleted.
 */
export async function remindOfEnds(ctx: AppContext): Promise<void> {
  const now = ctx.now();
  const ending = await endsBetween(ctx.db, now, new Date(now.getTime() + reminderDays[0] * day));
  for (const answer of Map.groupBy(ending, emailOf).values()) await remind(ctx, answer, now);
}

type Ending = Awaited<ReturnType<typeof endsBetween>>[number];

/** Children of one parent whose access ends on the same day share an e-mail. */
const emailOf = ({ parentId, expiresAt, language, timeZone }: Ending) =>
  `${parentId} ${formatDay(expiresAt, language ?? 'en', timeZone)}`;

async function remind(ctx: AppContext, children: Ending[], now: Date): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const due = [];
    for (const child of children) if (await noteReminder(tx, child, now)) due.push(child);
    const [first] = due;
    if (!first) return;
    const language: Language = first.language ?? 'en';
    await ctx.mailer.enqueue(tx, {
      kind: 'access-ends',
      to: first.email,
      language,
      data: {
        name: first.parentName,
        link: `${ctx.env.publicUrl}/subscription?lang=${language}`,
        children: formatList(
          due.map(({ name }) => name),
          language,
        ),
        date: formatDay(first.expiresAt, language, first.timeZone),
      },
    });
  });
}

/**
 * Notes that an end is told of.
 * @returns False where it was before, or is not to be told of now.
 */
async function noteReminder(tx: Queryable, child: Ending, now: Date): Promise<boolean> {
  const daysBefore = reminderDue(child.expiresAt, now);
  if (daysBefore === null) return false;
  const { childId, expiresAt } = child;
  const noted = await tx
    .insert(accessReminders)
    .values({ childId, expiresAt, daysBefore, toldAt: now })
    .onConflictDoNothing()
    .returning({ childId: accessReminders.childId });
  return noted.length > 0;
}

/** The children whose last access ends in a time, each with the parent who is written to. */
async function endsBetween(db: Queryable, after: Date, until: Date) {
  const ends = db
    .select({
      childId: userSubscriptions.userId,
      expiresAt: max(userSubscriptions.expiresAt).as('expires_at'),
    })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.isActive, true))
    .groupBy(userSubscriptions.userId)
    .having(
      and(
        gt(max(userSubscriptions.expiresAt), after),
        lte(max(userSubscriptions.expiresAt), until),
      ),
    )
    .as('ends');
  const rows = await db
    .select({
      childId: ends.childId,
      expiresAt: ends.expiresAt,
      name: profiles.fullName,
      parentId: parents.id,
      parentName: parents.fullName,
      language: parents.language,
      timeZone: parents.timeZone,
      email: user.email,
    })
    .from(ends)
    .innerJoin(profiles, eq(profiles.id, ends.childId))
    .innerJoin(parents, eq(parents.id, profiles.parentId))
    .innerJoin(user, eq(user.id, parents.id))
    .leftJoin(userRoles, and(eq(userRoles.userId, parents.id), eq(userRoles.role, 'admin')))
    .leftJoin(familyDeletions, eq(familyDeletions.userId, parents.id))
    .where(and(isNull(userRoles.userId), isNull(familyDeletions.userId)))
    .orderBy(asc(parents.id), asc(profiles.createdAt), asc(profiles.id));
  return rows.flatMap((row) => (row.expiresAt ? [{ ...row, expiresAt: row.expiresAt }] : []));
}
