import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { profiles } from '../../../db/tables/account.ts';
import { lessonVersions } from '../../../db/tables/lesson-versions.ts';

export type LessonVersion = typeof lessonVersions.$inferSelect;

/** Holds off every other publication of the lesson until the transaction ends. */
export async function lockLesson(tx: Queryable, lessonId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`lesson-versions ${lessonId}`}))`);
}

/** The version in force of each lesson and language that was ever published: of all lessons, or of one. */
export async function versionsInForce(db: Queryable, lessonId?: string): Promise<LessonVersion[]> {
  return db
    .selectDistinctOn([lessonVersions.lessonId, lessonVersions.language])
    .from(lessonVersions)
    .where(lessonId === undefined ? undefined : eq(lessonVersions.lessonId, lessonId))
    .orderBy(
      lessonVersions.lessonId,
      lessonVersions.language,
      desc(lessonVersions.publishedAt),
      desc(lessonVersions.id),
    );
}

/** All versions of a lesson, newest first, each with the name of who published it. */
export async function historyOf(db: Queryable, lessonId: string) {
  return db
    .select({ version: lessonVersions, adminName: profiles.fullName })
    .from(lessonVersions)
    .leftJoin(profiles, eq(profiles.id, lessonVersions.adminId))
    .where(eq(lessonVersions.lessonId, lessonId))
    .orderBy(desc(lessonVersions.publishedAt), desc(lessonVersions.id))
    .limit(200);
}

/** One version of a lesson; null where there is none. */
export async function findVersion(
  db: Queryable,
  lessonId: string,
  id: string,
): Promise<LessonVersion | null> {
  const [row] = await db
    .select()
    .from(lessonVersions)
    .where(and(eq(lessonVersions.lessonId, lessonId), eq(lessonVersions.id, id)));
  return row ?? null;
}
