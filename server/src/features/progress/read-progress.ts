import type { ChildProgress } from '@pius/contracts/progress.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { overallProgress } from '@pius/domain/progress/overall.ts';
import { foldStreak } from '@pius/domain/progress/streak.ts';
import { weekOf } from '@pius/domain/progress/week.ts';
import type { Queryable } from '../../db/database.ts';
import type { findProfile } from '../account/store.ts';
import { presentBadges, presentBegunLesson } from './present.ts';
import {
  listBadges,
  listBegunLessons,
  listChildProfiles,
  listDaysOfChildren,
  listTimeSpent,
} from './store.ts';

type Child = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** All of one child's progress at a moment (spec 3 "Progress"). */
export async function progressOf(db: Queryable, child: Child, now: Date): Promise<ChildProgress> {
  const tell = await gatherProgress(db, [child], now);
  return tell(child);
}

/** The same of each of a parent's children, by as many queries as of one. */
export async function progressOfFamily(
  db: Queryable,
  parentId: string,
  now: Date,
): Promise<ChildProgress[]> {
  const children = await listChildProfiles(db, parentId);
  return children.map(await gatherProgress(db, children, now));
}

async function gatherProgress(db: Queryable, children: readonly Child[], now: Date) {
  const ids = children.map(({ id }) => id);
  const [lessons, days, badges, times] = await Promise.all([
    listBegunLessons(db, ids),
    listDaysOfChildren(db, ids),
    listBadges(db, ids),
    listTimeSpent(db, ids),
  ]);
  const lessonsBy = Map.groupBy(lessons, ({ childId }) => childId);
  const daysBy = Map.groupBy(days, ({ childId }) => childId);
  const badgesBy = Map.groupBy(badges, ({ childId }) => childId);
  const secondsBy = new Map(times.map(({ childId, seconds }) => [childId, seconds]));
  return (child: Child) => {
    const known = {
      lessons: lessonsBy.get(child.id) ?? [],
      days: (daysBy.get(child.id) ?? []).map(({ day }) => day),
      badges: badgesBy.get(child.id) ?? [],
      seconds: secondsBy.get(child.id) ?? 0,
    };
    return compose(child, known, now);
  };
}

interface Known {
  lessons: Awaited<ReturnType<typeof listBegunLessons>>;
  days: string[];
  badges: Awaited<ReturnType<typeof listBadges>>;
  seconds: number;
}

function compose(child: Child, { lessons, days, badges, seconds }: Known, now: Date) {
  const done = lessons.filter(({ completed }) => completed).map(({ lessonId }) => lessonId);
  const overall = overallProgress(new Set(done));
  const today = localDay(now, child.timeZone);
  const streak = foldStreak(days, today);
  return {
    child_id: child.id,
    name: child.fullName,
    overall_percentage: overall.percentage,
    lessons_completed: overall.lessonsCompleted,
    lessons_total: overall.lessonsTotal,
    current_module: overall.currentModule,
    current_lesson: overall.currentLesson,
    time_spent_seconds: seconds,
    last_active: child.lastActiveAt?.toISOString() ?? null,
    current_streak: streak.current,
    longest_streak: streak.longest,
    week: weekOf(today).map((day) => ({ day, active: days.includes(day) })),
    badges: presentBadges(badges),
    lessons: lessons.map(presentBegunLesson),
  };
}
