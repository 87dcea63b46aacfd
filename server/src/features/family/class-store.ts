import { and, asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { classLines, profiles } from '../../db/tables/account.ts';
import { lessonProgress } from '../../db/tables/progress.ts';

/** What became of one line of a class list. */
export type ClassResult = Pick<typeof classLines.$inferSelect, 'field' | 'code'> & {
  id: string | null;
};

/** A parent's children with the lessons each has begun: two queries, however many children. */
export async function classOf(db: Queryable, parentId: string) {
  const ofParent = and(eq(profiles.parentId, parentId), eq(profiles.role, 'child'));
  const [children, lessons] = await Promise.all([
    db
      .select({ id: profiles.id, name: profiles.fullName, age: profiles.age })
      .from(profiles)
      .where(ofParent)
      .orderBy(asc(profiles.createdAt), asc(profiles.id)),
    db
      .select({
        childId: lessonProgress.childId,
        lesson: lessonProgress.lessonId,
        percentage: lessonProgress.percentage,
        completed: lessonProgress.completed,
        best_quiz: lessonProgress.bestQuiz,
      })
      .from(lessonProgress)
      .innerJoin(profiles, eq(profiles.id, lessonProgress.childId))
      .where(ofParent),
  ]);
  const byChild = Map.groupBy(lessons, ({ childId }) => childId);
  return children.map(({ id, name, age }) => ({
    id,
    name,
    age: age ?? 0,
    lessons: (byChild.get(id) ?? []).map(({ childId: _, ...lesson }) => lesson),
  }));
}

/** The lines of a list that was taken before under this key, in its order; none where it was not. */
export function listClassLines(db: Queryable, userId: string, key: string) {
  return db
    .select()
    .from(classLines)
    .where(and(eq(classLines.userId, userId), eq(classLines.key, key)))
    .orderBy(asc(classLines.line));
}

/** Makes a second list of the same grown-up wait until the first one is done. */
export async function oneListAtATime(tx: Queryable, userId: string): Promise<void> {
  await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('no key update');
}

/** The names of a parent's children. */
export async function namesOfChildren(db: Queryable, parentId: string): Promise<string[]> {
  const rows = await db
    .select({ name: profiles.fullName })
    .from(profiles)
    .where(eq(profiles.parentId, parentId));
  return rows.map(({ name }) => name);
}
