import { earnedBadges } from '@pius/domain/progress/badges.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { overallProgress } from '@pius/domain/progress/overall.ts';
import {
  isLessonCompleted,
  isPart,
  lessonPercentage,
  withQuiz,
} from '@pius/domain/progress/parts.ts';
import { projectStreak } from '@pius/domain/progress/streak.ts';
import type { Queryable } from '../../db/database.ts';
import {
  insertActivityDay,
  insertBadges,
  type ProgressFacts,
  readProgressFacts,
  upsertLessonProgress,
} from './store.ts';

/** An act of a child: when it was done, on which day of the family, and when it came in. */
interface Action {
  childId: string;
  at: Date;
  day: string;
  today: string;
  now: Date;
}

/** What was done in a lesson: a part of it, or its quiz, in per cent. */
interface LessonMutation {
  lessonId: string;
  done: { part: string } | { quiz: number };
}

/** The days, by the family's calendar, of an act and of this moment. */
export function timeOf(at: Date, timeZone: string, now: Date) {
  return { at, now, day: localDay(at, timeZone), today: localDay(now, timeZone) };
}

/**
 * Records what follows from an act in a lesson, in the act's own transaction: the lesson's
 * progress, the day, new badges.
 */
export async function recordInLesson(
  tx: Queryable,
  mutation: Action,
  { lessonId, done }: LessonMutation,
) {
  const facts = await readProgressFacts(tx, mutation.childId);
  const before = facts.lessons.find((lesson) => lesson.lessonId === lessonId);
  const lesson = { lessonId, ...progressAfter(before, done) };
  const lessons = [...facts.lessons.filter((other) => other !== before), lesson];
  const [newBadges] = await Promise.all([
    recordDayOf(tx, mutation, { ...facts, lessons }),
    upsertLessonProgress(tx, { childId: mutation.childId, ...lesson, updatedAt: mutation.at }),
  ]);
  return { lesson, newBadges };
}

/**
 * Records what follows from anything done on a day, in the act's own transaction: the day itself,
 * and new badges.
 */
export async function recordDay(tx: Queryable, mutation: Action) {
  return recordDayOf(tx, mutation, await readProgressFacts(tx, mutation.childId));
}

/**
 * The progress of a lesson after an act: its parts in the order in which they were done first, and
 * its best quiz.
 */
function progressAfter(
  before: ProgressFacts['lessons'][number] | undefined,
  done: LessonMutation['done'],
) {
  const bestBefore = before?.bestQuiz ?? null;
  const bestQuiz = 'quiz' in done ? Math.max(bestBefore ?? 0, done.quiz) : bestBefore;
  const all = 'part' in done ? [...(before?.parts ?? []), done.part] : (before?.parts ?? []);
  const parts = withQuiz(new Set(all.filter(isPart)), bestQuiz);
  return {
    parts: [...parts],
    percentage: lessonPercentage(parts),
    bestQuiz,
    completed: isLessonCompleted(bestQuiz),
  };
}

async function recordDayOf(
  tx: Queryable,
  { childId, day, today, now }: Action,
  facts: ProgressFacts,
) {
  const isNewDay = !facts.days.includes(day);
  const days = isNewDay ? [...facts.days, day] : facts.days;
  const newBadges = badgesOf(facts.lessons, days, today)
    .filter((badge) => !facts.badges.includes(badge))
    .map((badge) => ({ badge, earnedAt: now }));
  await Promise.all([
    isNewDay && insertActivityDay(tx, { childId, day }),
    newBadges.length > 0 && insertBadges(tx, childId, newBadges),
  ]);
  return newBadges;
}

/** All badges earned by the progress in lessons and the days on which something was done. */
function badgesOf(lessons: ProgressFacts['lessons'], days: readonly string[], today: string) {
  const completed = lessons.filter(({ bestQuiz }) => isLessonCompleted(bestQuiz));
  const overall = overallProgress(new Set(completed.map(({ lessonId }) => lessonId)));
  return earnedBadges({
    lessonsCompleted: overall.lessonsCompleted,
    modulesCompleted: overall.modulesCompleted,
    hasPerfectQuiz: lessons.some(({ bestQuiz }) => bestQuiz === 100),
    longestStreak: projectStreak(days, today).longest,
  });
}

/** The parts of a lesson that can be done before its quiz, by name. */
export function partsOf(lesson: { activities: { id: string }[] }): string[] {
  const activities = lesson.activities.map(({ id }) => `activity:${id}`);
  return ['goals', 'story', 'teaching', 'vocabulary', ...activities];
}
