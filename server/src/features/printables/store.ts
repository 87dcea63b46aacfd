import { and, asc, between, eq, gte, inArray, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/tables/account.ts';
import { lessonParts, lessonProgress, quizResults, timeSpent } from '../../db/tables/progress.ts';
import { accountColumns } from '../../platform/sign-in/account-of-user.ts';

/** A parent's children whose data may be kept, in the order they were added. */
export function listStoredChildren(db: Queryable, parentId: string) {
  return db
    .select({ id: profiles.id, name: profiles.fullName, pausedAt: profiles.pausedAt })
    .from(profiles)
    .where(
      and(eq(profiles.parentId, parentId), eq(profiles.role, 'child'), accountColumns.consented),
    )
    .orderBy(asc(profiles.createdAt), asc(profiles.id));
}

/** The lessons that some children have completed. */
export function listCompletedLessons(db: Queryable, childIds: readonly string[]) {
  return db
    .select({ childId: lessonProgress.childId, lesson: lessonProgress.lessonId })
    .from(lessonProgress)
    .where(and(inArray(lessonProgress.childId, [...childIds]), eq(lessonProgress.completed, true)));
}

/**
 * When some children worked on which lesson: by the moment where a part or a quiz was done, and by
 * the day where only the time is known. It takes the moments between which to look, and the days.
 */
export async function listWork(
  db: Queryable,
  childIds: readonly string[],
  { since, until, from, to }: { since: Date; until: Date; from: string; to: string },
) {
  const ids = [...childIds];
  const [parts, quizzes, times] = await Promise.all([
    db
      .select({
        childId: lessonParts.childId,
        lesson: lessonParts.lessonId,
        at: lessonParts.doneAt,
      })
      .from(lessonParts)
      .where(
        and(
          inArray(lessonParts.childId, ids),
          gte(lessonParts.doneAt, since),
          lt(lessonParts.doneAt, until),
        ),
      ),
    db
      .select({
        childId: quizResults.childId,
        lesson: quizResults.lessonId,
        at: quizResults.takenAt,
      })
      .from(quizResults)
      .where(
        and(
          inArray(quizResults.childId, ids),
          gte(quizResults.takenAt, since),
          lt(quizResults.takenAt, until),
        ),
      ),
    db
      .select({ childId: timeSpent.childId, lesson: timeSpent.lessonId, day: timeSpent.day })
      .from(timeSpent)
      .where(and(inArray(timeSpent.childId, ids), between(timeSpent.day, from, to))),
  ]);
  return { moments: [...parts, ...quizzes], times };
}
