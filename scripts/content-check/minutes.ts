import { parse } from 'yaml';
import { lessonSchema } from '../../domain/src/course/lesson.ts';
import { minutesOfDefaultWay } from '../../domain/src/course/lesson-minutes.ts';

/** The text of a lesson file with the minutes that its words make; one that is no lesson stays as it is. */
export function withReckonedMinutes(text: string): string {
  let file: unknown;
  try {
    file = parse(text);
  } catch {
    return text;
  }
  const { data: lesson } = lessonSchema.safeParse(file);
  if (lesson === undefined) return text;
  return text.replace(/^minutes: \d+/m, `minutes: ${minutesOfDefaultWay(lesson)}`);
}
