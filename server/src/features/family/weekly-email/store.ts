import type { WeeklyEmailKind } from '@pius/domain/family/weekly-email.ts';
import { and, asc, between, eq, inArray, isNotNull, isNull, max, notExists } from 'drizzle-orm';
import type { AppContext } from '../../../app-context.ts';
import type { Queryable } from '../../../db/database.ts';
import { profiles, user } from '../../../db/tables/account.ts';
import { mails } from '../../../db/tables/platform.ts';
import {
  activityDays,
  quizResults,
  reviewAnswers,
  timeSpent,
} from '../../../db/tables/progress.ts';
import { familyDeletions } from '../../../db/tables/settings.ts';
import { weeklyEmailChoices, weeklyEmails } from '../../../db/tables/weekly-emails.ts';

type Choice = typeof weeklyEmailChoices.$inferSelect;

const none = { wantedAt: null, stoppedAt: null, offerAwayAt: null };

/** What a parent has chosen; of who never chose, nothing. */
export async function findChoice(db: Queryable, userId: string): Promise<Omit<Choice, 'userId'>> {
  const [row] = await db
    .select()
    .from(weeklyEmailChoices)
    .where(eq(weeklyEmailChoices.userId, userId));
  return row ?? none;
}

/** Keeps what a parent chooses; what is not named stays as it is. */
export async function putChoice(
  db: Queryable,
  userId: string,
  change: Partial<Omit<Choice, 'userId'>>,
): Promise<void> {
  await db
    .insert(weeklyEmailChoices)
    .values({ userId, ...change })
    .onConflictDoUpdate({ target: weeklyEmailChoices.userId, set: change });
}

/**
 * Stops the e-mails of who wants them; one that waits for the mail server goes no more. Nothing
 * happens to who does not.
 */
export async function stopWeeklyEmails(
  { db, mailer }: Pick<AppContext, 'db' | 'mailer'>,
  userId: string,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(weeklyEmailChoices)
      .set({ stoppedAt: now })
      .where(and(eq(weeklyEmailChoices.userId, userId), requested));
    // Where e-mails stay to be read, none of them is on its way.
    if (mailer.standIn) return;
    const waits = and(eq(mails.kind, 'saturday-letter'), isNull(mails.sentAt));
    await tx.delete(mails).where(and(eq(mails.userId, userId), waits));
  });
}

const requested = and(isNotNull(weeklyEmailChoices.wantedAt), isNull(weeklyEmailChoices.stoppedAt));

/** Who may get an e-mail: an address that is proved, a family that is not about to be deleted. */
const mayGet = and(requested, eq(user.emailVerified, true), isNull(familyDeletions.userId));

/** The time zones of the families that want e-mails. */
export async function listZones(db: Queryable): Promise<string[]> {
  const rows = await db
    .selectDistinct({ timeZone: profiles.timeZone })
    .from(weeklyEmailChoices)
    .innerJoin(profiles, eq(profiles.id, weeklyEmailChoices.userId))
    .where(requested);
  return rows.map(({ timeZone }) => timeZone);
}

/** The families of some time zones that are still without the e-mail of a Saturday. */
export async function listDue(
  db: Queryable,
  saturday: string,
  zones: readonly string[],
): Promise<string[]> {
  const written = db
    .select({ userId: weeklyEmails.userId })
    .from(weeklyEmails)
    .where(
      and(eq(weeklyEmails.userId, weeklyEmailChoices.userId), eq(weeklyEmails.saturday, saturday)),
    );
  const rows = await db
    .select({ userId: weeklyEmailChoices.userId })
    .from(weeklyEmailChoices)
    .innerJoin(profiles, eq(profiles.id, weeklyEmailChoices.userId))
    .innerJoin(user, eq(user.id, profiles.id))
    .leftJoin(familyDeletions, eq(familyDeletions.userId, profiles.id))
    .where(and(mayGet, inArray(profiles.timeZone, [...zones]), notExists(written)));
  return rows.map(({ userId }) => userId);
}

export type Reader = NonNullable<Awaited<ReturnType<typeof findReader>>>;

/** The parent to whom an e-mail is written. */
export async function findReader(db: Queryable, userId: string) {
  const [row] = await db
    .select({
      id: profiles.id,
      name: profiles.fullName,
      email: user.email,
      language: profiles.language,
      timeZone: profiles.timeZone,
    })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(and(eq(profiles.id, userId), eq(profiles.role, 'parent')));
  return row ?? null;
}

/**
 * The address to which a parent's e-mail goes, held until the transaction ends, so that none is
 * written while they are being stopped; null for who gets none.
 */
export async function lockSubscribed(tx: Queryable, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ email: user.email })
    .from(weeklyEmailChoices)
    .innerJoin(user, eq(user.id, weeklyEmailChoices.userId))
    .leftJoin(familyDeletions, eq(familyDeletions.userId, weeklyEmailChoices.userId))
    .where(and(eq(weeklyEmailChoices.userId, userId), mayGet))
    .for('update', { of: weeklyEmailChoices });
  return row?.email ?? null;
}

/**
 * Notes that a family has had its e-mail of a Saturday.
 * @returns False where it had it before.
 */
export async function recordWeeklyEmail(
  tx: Queryable,
  row: { userId: string; saturday: string; kind: WeeklyEmailKind; writtenAt: Date },
): Promise<boolean> {
  const noted = await tx
    .insert(weeklyEmails)
    .values(row)
    .onConflictDoNothing()
    .returning({ userId: weeklyEmails.userId });
  return noted.length > 0;
}

/** The last day before another on which any of some children did something; null where none did. */
export async function lastActiveDay(
  db: Queryable,
  childIds: readonly string[],
  until: string,
): Promise<string | null> {
  const [row] = await db
    .select({ day: max(activityDays.day) })
    .from(activityDays)
    .where(
      and(
        inArray(activityDays.childId, [...childIds]),
        between(activityDays.day, '0001-01-01', until),
      ),
    );
  return row?.day ?? null;
}

/**
 * What some children spent, tried and reviewed between two days, and two moments that lie a day
 * further apart.
 */
export async function listWeek(
  db: Queryable,
  childIds: readonly string[],
  { from, to, since, until }: { from: string; to: string; since: Date; until: Date },
) {
  const ids = [...childIds];
  const [spent, quizzes, reviews] = await Promise.all([
    db
      .select({ childId: timeSpent.childId, seconds: timeSpent.seconds })
      .from(timeSpent)
      .where(and(inArray(timeSpent.childId, ids), between(timeSpent.day, from, to))),
    db
      .select({
        childId: quizResults.childId,
        lesson: quizResults.lessonId,
        at: quizResults.takenAt,
      })
      .from(quizResults)
      .where(and(inArray(quizResults.childId, ids), between(quizResults.takenAt, since, until)))
      .orderBy(asc(quizResults.takenAt)),
    db
      .select({
        childId: reviewAnswers.childId,
        lesson: reviewAnswers.lessonId,
        item: reviewAnswers.item,
        outcome: reviewAnswers.outcome,
      })
      .from(reviewAnswers)
      .where(and(inArray(reviewAnswers.childId, ids), between(reviewAnswers.day, from, to)))
      .orderBy(asc(reviewAnswers.answeredAt)),
  ]);
  return { spent, quizzes, reviews };
}
