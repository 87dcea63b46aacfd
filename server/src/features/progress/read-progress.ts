import type { ChildProgress } from '@pius/contracts/progress.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { overallProgress } from '@pius/domain/progress/overall.ts';
import { foldStreak } from '@pius/domain/progress/streak.ts';
import { weekOf } from '@pius/domain/progress/week.ts';
import type { House } from '../../house.ts';
import type { findProfile } from '../account/store.ts';
import { presentBadges, presentBegunLesson } from './present.ts';
import { listActivityDays, listBadges, listBegunLessons, totalTimeSpent } from './store.ts';

/** All of one child's progress at a moment (spec 3 "Progress"). */
export async function progressOf(
  house: House,
  child: NonNullable<Awaited<ReturnType<typeof findProfile>>>,
  now: Date,
): Promise<ChildProgress> {
  const [lessons, days, badges, seconds] = await Promise.all([
    listBegunLessons(house.db, child.id),
    listActivityDays(house.db, child.id),
    listBadges(house.db, child.id),
    totalTimeSpent(house.db, child.id),
  ]);
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
