import { randomUUID } from 'node:crypto';
import type { saveProgress, saveQuizResult, saveTimeSpent } from '@pius/contracts/progress.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { type GradedQuiz, gradeQuiz } from '@pius/domain/progress/grading.ts';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { type Access, moduleAccess } from '../course/access.ts';
import { writtenLesson } from '../course/find-lesson.ts';
import { requireOpen } from '../course/policy.ts';
import { withIdempotencyKey } from './idempotency.ts';
import { childOf, requireOpenOrBegun } from './policy.ts';
import { presentBadges, presentLessonProgress } from './present.ts';
import { partsOf, recordInLesson, timeOf } from './record.ts';
import { addTimeSpent, insertPart, insertQuizResult } from './store.ts';

export type BodyOf<
  R extends { request: { body: { content: { 'application/json': { schema: z.ZodType } } } } },
> = z.output<R['request']['body']['content']['application/json']['schema']>;

/** Where a write comes from. */
export interface Source {
  ctx: AppContext;
  caller: Caller;
  /** What opens modules to the caller, as it was read with the session. */
  access: Access | null;
  now: Date;
}

/** Far more than a child takes: every lesson several times. */
const mostQuizzesADay = 200;

/**
 * Saves that a part of a lesson was done, and answers with the lesson's progress and new badges.
 */
export async function savePart(source: Source, body: BodyOf<typeof saveProgress>) {
  const { ctx, caller, now } = source;
  const child = childOf(caller);
  const place = lessonOf(ctx, body.lesson, child.language);
  if (!partsOf(place.lesson).includes(body.part)) {
    throw new AppError('invalid_input', { fields: { part: 'invalid_input' } });
  }
  return withIdempotencyKey(ctx, { childId: child.id, body, now }, async ({ tx, at }) => {
    await requireOpenOrBegun(tx, source, place);
    const ofPart = { childId: child.id, lessonId: place.id, part: body.part };
    await insertPart(tx, { ...ofPart, doneAt: at });
    const mutation = { childId: child.id, ...timeOf(at, child.timeZone, now) };
    const { lesson, newBadges } = await recordInLesson(tx, mutation, {
      lessonId: place.id,
      done: { part: body.part },
    });
    return { ...presentLessonProgress(lesson), new_badges: presentBadges(newBadges) };
  });
}

/** Saves time spent in a lesson. */
export async function saveTime(source: Source, body: BodyOf<typeof saveTimeSpent>) {
  const { ctx, caller, now } = source;
  const child = childOf(caller);
  const place = lessonOf(ctx, body.lesson, child.language);
  return withIdempotencyKey(ctx, { childId: child.id, body, now }, async ({ tx, at }) => {
    await requireOpenOrBegun(tx, source, place);
    const { day } = timeOf(at, child.timeZone, now);
    const { seconds } = body;
    await addTimeSpent(tx, { childId: child.id, day, lessonId: place.id, seconds });
    return { seconds };
  });
}

/** Grades and saves a quiz, and answers with the grade, the lesson's progress and new badges. */
export async function saveQuiz(source: Source, body: BodyOf<typeof saveQuizResult>) {
  const { ctx, caller, now } = source;
  const child = childOf(caller);
  const language = body.language ?? child.language;
  const place = lessonOf(ctx, body.lesson, language);
  const limit = { what: 'quizzes', count: mostQuizzesADay };
  return withIdempotencyKey(ctx, { childId: child.id, body, now, limit }, async ({ tx, at }) => {
    await requireOpenOrBegun(tx, source, place);
    const graded = gradeQuiz(place.lesson.quiz, body.answers, language);
    const { items, ...result } = graded;
    const quiz = { id: randomUUID(), childId: child.id, lessonId: place.id };
    await insertQuizResult(tx, {
      ...quiz,
      ...result,
      language,
      answers: body.answers,
      items: items.map(({ id, correct }) => ({ id, correct })),
      takenAt: at,
      receivedAt: now,
    });
    const mutation = { childId: child.id, ...timeOf(at, child.timeZone, now) };
    const { lesson, newBadges } = await recordInLesson(tx, mutation, {
      lessonId: place.id,
      done: { quiz: graded.percentage },
    });
    return {
      id: quiz.id,
      lesson: place.id,
      ...graded,
      lesson_percentage: lesson.percentage,
      completed: lesson.completed,
      new_badges: presentBadges(newBadges),
    };
  });
}

/** Grades answers and saves nothing. Throws where the module is locked for the caller. */
export async function gradeOnly(
  { ctx, caller, now }: Omit<Source, 'access'>,
  body: { lesson: string; answers: { id: string; value: boolean | string }[] },
  language: Language,
): Promise<GradedQuiz & { lesson: string }> {
  const { id, module, lesson } = lessonOf(ctx, body.lesson, language);
  requireOpen(await moduleAccess(ctx.db, caller, module, now));
  return { lesson: id, ...gradeQuiz(lesson.quiz, body.answers, language) };
}

/** A lesson by its id, with its words. Throws 404 where there is none. */
export function lessonOf(ctx: AppContext, id: string, language: Language) {
  const place = parseLessonId(id);
  if (!place) throw new AppError('lesson_not_found');
  return { id, module: place.module, lesson: writtenLesson(ctx, { id, language }) };
}
