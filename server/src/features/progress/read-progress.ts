import type { ChildProgress } from '@pius/contracts/progress.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { overallProgress } from '@pius/domain/progress/overall.ts';
import { projectStreak } from '@pius/domain/progress/streak.ts';
import { learntDays, weekOf } from '@pius/domain/progress/week.ts';
import type { Queryable } from '../../db/database.ts';
import type { findProfile } from '../account/store.ts';
import { presentBadges, presentBegunLesson } from './present.ts';
import {
  listBadges,
  listBegunLessons,
  listChildProfiles,
  listDaysOfChildren,
  listLatelyLearnt,
  listTimeSpent,
} from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Child = NonNullable<Awaited<ReturnType<typeof findProfile>>>;

/** All of one child's progress at a moment. @see docs/requirements.md#r-progress-fields */
export async function progressOf(db: Queryable, child: Child, now: Date): Promise<ChildProgress> {
  const readBatch = await readProgressBatch(db, [child], now);
  return readBatch(child);
}

/** The same of each of a parent's children, by as many queries as of one. */
export async function progressOfFamily(
  db: Queryable,
  parentId: string,
  now: Date,
): Promise<ChildProgress[]> {
  const children = await listChildProfiles(db, parentId);
  return children.map(await readProgressBatch(db, children, now));
}

async function readProgressBatch(db: Queryable, children: readonly Child[], now: Date) {
  const ids = children.map(({ id }) => id);
  // A day more than the chart's seven, whatever zone the family is in.
  const instant = new Date(now.getTime() - 8 * dayMs);
  const since = { instant, day: instant.toISOString().slice(0, 10) };
  const [lessons, days, badges, times, lately] = await Promise.all([
    listBegunLessons(db, ids),
    listDaysOfChildren(db, ids),
    listBadges(db, ids),
    listTimeSpent(db, ids),
    listLatelyLearnt(db, ids, since),
  ]);
  const lessonsBy = Map.groupBy(lessons, ({ childId }) => childId);
  const daysBy = Map.groupBy(days, ({ childId }) => childId);
  const badgesBy = Map.groupBy(badges, ({ childId }) => childId);
  const spentBy = Map.groupBy(lately.spent, ({ childId }) => childId);
  const quizzesBy = Map.groupBy(lately.quizzes, ({ childId }) => childId);
  const secondsBy = new Map(times.map(({ childId, seconds }) => [childId, seconds]));
  return (child: Child) => {
    const known = {
      lessons: lessonsBy.get(child.id) ?? [],
      days: (daysBy.get(child.id) ?? []).map(({ day }) => day),
      badges: badgesBy.get(child.id) ?? [],
      seconds: secondsBy.get(child.id) ?? 0,
      spent: spentBy.get(child.id) ?? [],
      quizzes: quizzesBy.get(child.id) ?? [],
    };
    return compose(child, known, now);
  };
}

interface ProgressRows {
  lessons: Awaited<ReturnType<typeof listBegunLessons>>;
  days: string[];
  badges: Awaited<ReturnType<typeof listBadges>>;
  seconds: number;
  spent: { day: string; seconds: number }[];
  quizzes: { takenAt: Date }[];
}

function compose(child: Child, known: ProgressRows, now: Date) {
  const { lessons, days, badges, seconds, spent, quizzes } = known;
  const dayOf = (at: Date) => localDay(at, child.timeZone);
  const completed = lessons.flatMap(({ completedAt }) => completedAt ?? []);
  const done = lessons.filter(({ completed }) => completed).map(({ lessonId }) => lessonId);
  const overall = overallProgress(new Set(done));
  const today = dayOf(now);
  const streak = projectStreak(days, today);
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
    learnt_days: learntDays(
      today,
      spent,
      completed.map(dayOf),
      quizzes.map(({ takenAt }) => dayOf(takenAt)),
    ),
    badges: presentBadges(badges),
    lessons: lessons.map(presentBegunLesson),
  };
}
