import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { profiles } from '../../db/tables/account.ts';
import { lessonProgress } from '../../db/tables/progress.ts';

/** How far a child is in each lesson it has begun, by lesson id. */
export async function standingOfChild(db: Queryable, childId: string) {
  const rows = await db
    .select({
      lessonId: lessonProgress.lessonId,
      percentage: lessonProgress.percentage,
      completed: lessonProgress.completed,
    })
    .from(lessonProgress)
    .where(eq(lessonProgress.childId, childId));
  return new Map(rows.map(({ lessonId, ...standing }) => [lessonId, standing]));
}

/** Whether the parent has switched off the order of modules for a child. */
export async function anyOrder(db: Queryable, childId: string): Promise<boolean> {
  const [row] = await db
    .select({ anyOrder: profiles.anyOrder })
    .from(profiles)
    .where(eq(profiles.id, childId))
    .limit(1);
  return row?.anyOrder ?? false;
}
