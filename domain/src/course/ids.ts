import { lessonsOfModule, moduleNumbers } from './counts.ts';

/** Where a lesson stands: module 1 to 6, lesson 1 to n in it. */
export interface LessonPlace {
  module: number;
  lesson: number;
}

/** The id of a lesson, as in results, citations and `/quiz/2-5`. @see docs/requirements.md#r-lesson-ids */
export function lessonId(module: number, lesson: number): string {
  return `${module}-${lesson}`;
}

/** The place an id such as `2-5` names; null for any other text and for a lesson that does not exist. */
export function parseLessonId(id: string): LessonPlace | null {
  const match = /^([1-9])-([1-9]\d?)$/.exec(id);
  if (match === null) return null;
  const module = Number(match[1]);
  const lesson = Number(match[2]);
  return lesson <= lessonsOfModule(module) ? { module, lesson } : null;
}

const idsByModule = new Map(
  moduleNumbers.map((module) => {
    const numbers = Array.from({ length: lessonsOfModule(module) }, (_, index) => index + 1);
    return [module, numbers.map((lesson) => lessonId(module, lesson))] as const;
  }),
);

/** The ids of one module's lessons, in order; none for a module that does not exist. */
export function lessonIdsOfModule(module: number): readonly string[] {
  return idsByModule.get(module) ?? [];
}

/** The ids of all 52 lessons, in the order of the course. */
export const allLessonIds: readonly string[] = moduleNumbers.flatMap(lessonIdsOfModule);
