import { passPercentage } from '@pius/domain/progress/parts.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { placeholdersOf, prepared, preparedInsert } from '../../db/prepared.ts';
import { profiles } from '../../db/tables/account.ts';
import {
  activityDays,
  badges,
  lessonParts,
  lessonProgress,
  quizResults,
  timeSpent,
} from '../../db/tables/progress.ts';

const mostSecondsADay = 12 * 60 * 60;

/** The try of a lesson's quiz that was taken last; undefined where there was none. */
export async function findLastQuiz(db: Queryable, childId: string, lessonId: string) {
  const [last] = await db
    .select()
    .from(quizResults)
    .where(and(eq(quizResults.childId, childId), eq(quizResults.lessonId, lessonId)))
    .orderBy(desc(quizResults.takenAt), desc(quizResults.receivedAt))
    .limit(1);
  return last;
}

/** Records that a part of a lesson was done; the first time counts. */
export async function insertPart(
  tx: Queryable,
  part: { childId: string; lessonId: string; part: string; doneAt: Date },
): Promise<void> {
  await tx.insert(lessonParts).values(part).onConflictDoNothing();
}

/**
 * What a child has reached: the lessons begun, the days on which something was done, and the
 * badges, in no order.
 */
export interface ProgressFacts {
  lessons: { lessonId: string; parts: string[]; bestQuiz: number | null }[];
  days: string[];
  badges: string[];
}

const progressFacts = prepared((db) => {
  const lesson = sql`json_build_object('lessonId', ${lessonProgress.lessonId}, 'parts', ${lessonProgress.parts}, 'bestQuiz', ${lessonProgress.bestQuiz})`;
  const listOf = <T>(
    value: SQL | PgColumn,
    of: typeof lessonProgress | typeof activityDays | typeof badges,
  ) =>
    sql<T>`coalesce((select json_agg(${value}) from ${of} where ${eq(of.childId, profiles.id)}), '[]')`;
  return db
    .select({
      lessons: listOf<ProgressFacts['lessons']>(lesson, lessonProgress),
      days: listOf<string[]>(activityDays.day, activityDays),
      badges: listOf<string[]>(badges.badge, badges),
    })
    .from(profiles)
    .where(eq(profiles.id, sql.placeholder('childId')))
    .prepare('progress facts');
});

/** Reads all that new progress is derived from. */
export async function readProgressFacts(tx: Queryable, childId: string): Promise<ProgressFacts> {
  const [facts] = await progressFacts(tx).execute({ childId });
  return facts ?? { lessons: [], days: [], badges: [] };
}

/** Saves a quiz result. */
export const insertQuizResult = preparedInsert(quizResults, 'insert a quiz result');

const upsertLesson = prepared((db) => {
  const row = placeholdersOf(lessonProgress);
  return db
    .insert(lessonProgress)
    .values(row)
    .onConflictDoUpdate({ target: [lessonProgress.childId, lessonProgress.lessonId], set: row })
    .prepare('upsert the progress of a lesson');
});

/** Saves the progress of a lesson. */
export async function upsertLessonProgress(
  tx: Queryable,
  row: typeof lessonProgress.$inferSelect,
): Promise<void> {
  await upsertLesson(tx).execute(row);
}

/** Saves a day, by the family's calendar, on which something was done. */
export const insertActivityDay = preparedInsert(activityDays, 'insert an activity day');

/** Saves badges that are new. */
export async function insertBadges(
  tx: Queryable,
  childId: string,
  earned: { badge: string; earnedAt: Date }[],
): Promise<void> {
  await tx.insert(badges).values(earned.map((badge) => ({ childId, ...badge })));
}

/**
 * Every lesson some children have begun, with how often its quiz was taken and when it was passed
 * first.
 */
export function listBegunLessons(db: Queryable, childIds: readonly string[]) {
  const ofLesson = and(
    eq(quizResults.childId, lessonProgress.childId),
    eq(quizResults.lessonId, lessonProgress.lessonId),
  );
  return db
    .select({
      ...getTableColumns(lessonProgress),
      quizTries: count(quizResults.id),
      completedAt:
        sql`min(${quizResults.takenAt}) filter (where ${quizResults.percentage} >= ${passPercentage})`.mapWith(
          quizResults.takenAt,
        ) as SQL<Date | null>,
    })
    .from(lessonProgress)
    .leftJoin(quizResults, ofLesson)
    .where(inArray(lessonProgress.childId, [...childIds]))
    .groupBy(lessonProgress.childId, lessonProgress.lessonId);
}

/** The days on which each of some children did something, oldest first. */
export function listDaysOfChildren(db: Queryable, childIds: readonly string[]) {
  return db
    .select()
    .from(activityDays)
    .where(inArray(activityDays.childId, [...childIds]))
    .orderBy(asc(activityDays.day));
}

/** The badges of some children, in the order they were earned. */
export function listBadges(db: Queryable, childIds: readonly string[]) {
  return db
    .select()
    .from(badges)
    .where(inArray(badges.childId, [...childIds]))
    .orderBy(asc(badges.earnedAt));
}

/** Adds seconds to a lesson on a day, up to a day's cap. */
export async function addTimeSpent(
  tx: Queryable,
  heartbeat: { childId: string; day: string; lessonId: string; seconds: number },
): Promise<void> {
  await tx
    .insert(timeSpent)
    .values(heartbeat)
    .onConflictDoUpdate({
      target: [timeSpent.childId, timeSpent.day, timeSpent.lessonId],
      set: { seconds: sql`least(${timeSpent.seconds} + ${heartbeat.seconds}, ${mostSecondsADay})` },
    });
}

/** All seconds each of some children has spent; who has spent none has no row. */
export function listTimeSpent(db: Queryable, childIds: readonly string[]) {
  return db
    .select({
      childId: timeSpent.childId,
      seconds: sql<number>`sum(${timeSpent.seconds})::int`,
    })
    .from(timeSpent)
    .where(inArray(timeSpent.childId, [...childIds]))
    .groupBy(timeSpent.childId);
}

/**
 * The time each of some children has spent by day, and the quizzes it took, since a day and an
 * instant before it.
 */
export async function listLatelyLearnt(
  db: Queryable,
  childIds: readonly string[],
  { day, instant }: { day: string; instant: Date },
) {
  const ids = [...childIds];
  const [spent, quizzes] = await Promise.all([
    db
      .select({ childId: timeSpent.childId, day: timeSpent.day, seconds: timeSpent.seconds })
      .from(timeSpent)
      .where(and(inArray(timeSpent.childId, ids), gte(timeSpent.day, day))),
    db
      .select({ childId: quizResults.childId, takenAt: quizResults.takenAt })
      .from(quizResults)
      .where(and(inArray(quizResults.childId, ids), gte(quizResults.takenAt, instant))),
  ]);
  return { spent, quizzes };
}

/** Whether a child has done anything in a lesson. */
export async function hasBegun(db: Queryable, childId: string, lessonId: string): Promise<boolean> {
  const rows = await db
    .select({ lessonId: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(and(eq(lessonProgress.childId, childId), eq(lessonProgress.lessonId, lessonId)))
    .limit(1);
  return rows.length > 0;
}

/** The profiles of a parent's children, in the order they were added. */
export function listChildProfiles(db: Queryable, parentId: string) {
  return db
    .select()
    .from(profiles)
    .where(and(eq(profiles.parentId, parentId), eq(profiles.role, 'child')))
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
}
