import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  type ActivityKind,
  type ActivityOf,
  type Lesson,
  lessonSchema,
} from '@pius/domain/course/lesson.ts';
import type { Language } from '@pius/domain/language.ts';
import { parse } from 'yaml';

const folder = fileURLToPath(new URL('../../content/lessons/', import.meta.url));

/** Where a written lesson stands, and its folder. */
export interface WrittenLesson {
  /** Such as `2-5`. */
  id: string;
  module: number;
  number: number;
  folder: string;
}

/** Every lesson that is written, in the order of the course. */
export function writtenLessons(): WrittenLesson[] {
  return globSync('*/*/en.yaml', { cwd: folder })
    .map((path) => {
      const place = /^(\d+)-[^\\/]+[\\/](\d+)-/.exec(path);
      const [module, number] = [Number(place?.[1]), Number(place?.[2])];
      return {
        id: `${module}-${number}`,
        module,
        number,
        folder: path.slice(0, -'/en.yaml'.length),
      };
    })
    .sort((one, other) => one.module - other.module || one.number - other.number);
}

/** A lesson with all its answers, as it was written. */
export function readLesson({ folder: own }: WrittenLesson, language: Language): Lesson {
  return lessonSchema.parse(parse(readFileSync(`${folder}/${own}/${language}.yaml`, 'utf8')));
}

/** Lesson 1.1. */
export function firstLesson(language: Language): Lesson {
  const [first] = writtenLessons();
  if (!first) throw new Error('No lesson is written.');
  return readLesson(first, language);
}

/** The activity of a kind in a lesson. */
export function activityOf<Kind extends ActivityKind>(
  lesson: Lesson,
  kind: Kind,
): ActivityOf<Kind> {
  const match = lesson.activities.find((activity) => activity.kind === kind);
  if (!match) throw new Error(`“${lesson.title}” has no activity ${kind}.`);
  return match as ActivityOf<Kind>;
}
