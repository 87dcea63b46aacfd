import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ActivityOf, type Lesson, lessonSchema } from '@pius/domain/course/lesson.ts';
import type { Language } from '@pius/domain/language.ts';
import { parse } from 'yaml';

const folder = fileURLToPath(
  new URL('../../content/lessons/1-introduction/01-introduction-to-the-course', import.meta.url),
);

/** Lesson 1.1 with all its answers, as it was written. */
export function firstLesson(language: Language): Lesson {
  return lessonSchema.parse(parse(readFileSync(`${folder}/${language}.yaml`, 'utf8')));
}

/** The activity of a kind in lesson 1.1. */
export function activityOf<Kind extends Lesson['activities'][number]['kind']>(
  lesson: Lesson,
  kind: Kind,
): ActivityOf<Kind> {
  const found = lesson.activities.find((activity) => activity.kind === kind);
  if (!found) throw new Error(`Lesson 1.1 has no activity ${kind}.`);
  return found as ActivityOf<Kind>;
}
