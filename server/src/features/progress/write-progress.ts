import type { saveProgress, saveTimeSpent } from '@pius/contracts/progress.ts';
import { parseLessonId } from '@pius/domain/course/ids.ts';
import type { Language } from '@pius/domain/language.ts';
import { type GradedQuiz, gradeQuiz } from '@pius/domain/progress/grading.ts';
import type { z } from 'zod';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Caller } from '../../platform/sign-in/caller.ts';
import { writtenLesson } from '../course/find-lesson.ts';
import { childOf, requireOpenOrBegun } from './policy.ts';
import { presentBadges, presentLessonProgress } from './present.ts';
import { once } from './received.ts';
import { fold, partsOf, timeOf } from './record.ts';
import { addTimeSpent, hasBegun, insertPart } from './store.ts';

export type BodyOf<
  R extends { request: { body: { content: { 'application/json': { schema: z.ZodType } } } } },
> = z.output<R['request']['body']['content']['application/json']['schema']>;

/** Where a write comes from. */
export interface Source {
  house: House;
  caller: Caller;
  now: Date;
}

/** Keeps that a part of a lesson was done. Out: the lesson as it stands now, and badges newly earned. */
export async function keepPart({ house, caller, now }: Source, body: BodyOf<typeof saveProgress>) {
  const child = childOf(caller);
  const { id, module, lesson } = lessonOf(house, body.lesson, child.language);
  if (!partsOf(lesson).includes(body.part)) {
    throw new AppError('invalid_input', { fields: { part: 'invalid_input' } });
  }
  return once(house, child.id, body, now, async (received) => {
    const { tx } = received;
    await requireOpenOrBegun(tx, caller, module, await hasBegun(tx, child.id, id), now);
    const time = timeOf(received.at, child.timeZone, now);
    await insertPart(tx, { childId: child.id, lessonId: id, part: body.part, doneAt: received.at });
    const act = { childId: child.id, lessonId: id, at: received.at, ...time, now };
    const folded = await fold(tx, act);
    return {
      ...presentLessonProgress(folded.standing),
      new_badges: presentBadges(folded.newBadges),
    };
  });
}

/** Counts a beat of time spent in a lesson. */
export async function keepTime({ house, caller, now }: Source, body: BodyOf<typeof saveTimeSpent>) {
  const child = childOf(caller);
  const { id, module } = lessonOf(house, body.lesson, child.language);
  return once(house, child.id, body, now, async ({ tx, at }) => {
    await requireOpenOrBegun(tx, caller, module, await hasBegun(tx, child.id, id), now);
    const { day } = timeOf(at, child.timeZone, now);
    await addTimeSpent(tx, {
      childId: child.id,
      day,
      lessonId: id,
      seconds: body.seconds,
    });
    return { seconds: body.seconds };
  });
}

/** Grades answers and keeps nothing. Throws where the module is locked for the caller. */
export async function gradeOnly(
  { house, caller, now }: Source,
  body: { lesson: string; answers: { id: string; value: boolean | string }[] },
  language: Language,
): Promise<GradedQuiz & { lesson: string }> {
  const { id, module, lesson } = lessonOf(house, body.lesson, language);
  await requireOpenOrBegun(house.db, caller, module, false, now);
  return { lesson: id, ...gradeQuiz(lesson.quiz, body.answers, language) };
}

/** A lesson by its id, with its words. Throws 404 where there is none. */
export function lessonOf(house: House, id: string, language: Language) {
  const place = parseLessonId(id);
  if (!place) throw new AppError('lesson_not_found');
  return { id, module: place.module, lesson: writtenLesson(house, { id, language }) };
}
