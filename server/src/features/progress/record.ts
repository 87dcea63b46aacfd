import { earnedBadges } from '@pius/domain/progress/badges.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { overallProgress } from '@pius/domain/progress/overall.ts';
import {
  isLessonCompleted,
  isPart,
  lessonPercentage,
  withQuiz,
} from '@pius/domain/progress/parts.ts';
import { foldStreak } from '@pius/domain/progress/streak.ts';
import type { Queryable } from '../../db/database.ts';
import {
  factsOfLesson,
  hasPerfectQuiz,
  insertActivityDay,
  insertBadges,
  listActivityDays,
  listLessonProgress,
  putLessonProgress,
} from './store.ts';

/** The days, by the family's calendar, of an act and of this moment. */
export function timeOf(at: Date, timeZone: string, now: Date) {
  return { day: localDay(at, timeZone), today: localDay(now, timeZone) };
}

/**
 * Folds what follows from a new fact: the lesson's standing, the day's activity, and badges newly earned.
 * Runs in the fact's own transaction, so that all of it stands or none.
 */
export async function fold(
  tx: Queryable,
  act: { childId: string; lessonId: string; at: Date; day: string; today: string; now: Date },
) {
  const { childId, lessonId, at } = act;
  const facts = await factsOfLesson(tx, childId, lessonId);
  const standing = { childId, lessonId, ...standingOf(facts.parts, facts.bestQuiz), updatedAt: at };
  await putLessonProgress(tx, standing);
  return { standing, newBadges: await foldDay(tx, act) };
}

/** How a lesson stands by its facts: the parts done, first done first, and the best quiz, null where none was taken. */
export function standingOf(done: readonly string[], bestQuiz: number | null) {
  const parts = withQuiz(new Set(done.filter(isPart)), bestQuiz);
  const percentage = lessonPercentage(parts);
  return { parts: [...parts], percentage, bestQuiz, completed: isLessonCompleted(bestQuiz) };
}

/** Folds what follows from anything done on a day: its activity, and badges newly earned. Out: those badges. */
export async function foldDay(
  tx: Queryable,
  { childId, day, today, now }: { childId: string; day: string; today: string; now: Date },
) {
  await insertActivityDay(tx, childId, day);
  return foldBadges(tx, childId, today, now);
}

async function foldBadges(tx: Queryable, childId: string, today: string, now: Date) {
  const [lessons, days, perfect] = await Promise.all([
    listLessonProgress(tx, childId),
    listActivityDays(tx, childId),
    hasPerfectQuiz(tx, childId),
  ]);
  const completed = new Set(
    lessons.filter(({ completed }) => completed).map(({ lessonId }) => lessonId),
  );
  return insertBadges(tx, childId, badgesOf({ completed, days, perfect, today }), now);
}

/** All badges earned by the lessons completed, the days on which something was done, and whether a quiz had no fault. */
export function badgesOf(facts: {
  completed: ReadonlySet<string>;
  days: readonly string[];
  perfect: boolean;
  today: string;
}) {
  const overall = overallProgress(facts.completed);
  return earnedBadges({
    lessonsCompleted: overall.lessonsCompleted,
    modulesCompleted: overall.modulesCompleted,
    hasPerfectQuiz: facts.perfect,
    longestStreak: foldStreak(facts.days, facts.today).longest,
  });
}

/** The parts of a lesson that can be done before its quiz, by name. */
export function partsOf(lesson: { activities: { id: string }[] }): string[] {
  const activities = lesson.activities.map(({ id }) => `activity:${id}`);
  return ['goals', 'story', 'teaching', 'vocabulary', ...activities];
}
