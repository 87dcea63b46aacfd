import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Course, courseSchema } from '@pius/domain/course/course.ts';
import { type Lesson, lessonSchema } from '@pius/domain/course/lesson.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { parse } from 'yaml';

/** The course as read from the content folder at the start; it does not change while the server runs. */
export interface Content {
  course: Course;
  /** A lesson by its id (`2-5`) and language; null where it is not written yet. */
  lesson(id: string, language: Language): Lesson | null;
}

/**
 * Reads `course.yaml` and every lesson written so far.
 * Throws an error naming the file when one does not fit its schema.
 */
export function loadContent(contentDir: string): Content {
  const course = read(join(contentDir, 'course.yaml'), courseSchema);
  const lessons = new Map<string, Lesson>();
  for (const module of course.modules) {
    const moduleDir = join(contentDir, 'lessons', `${module.number}-${module.slug}`);
    if (!existsSync(moduleDir)) continue;
    for (const folder of readdirSync(moduleDir)) {
      const number = Number.parseInt(folder, 10);
      for (const language of languages) {
        const file = join(moduleDir, folder, `${language}.yaml`);
        if (existsSync(file))
          lessons.set(`${module.number}-${number} ${language}`, read(file, lessonSchema));
      }
    }
  }
  return { course, lesson: (id, language) => lessons.get(`${id} ${language}`) ?? null };
}

function read<T>(file: string, schema: { parse(value: unknown): T }): T {
  try {
    return schema.parse(parse(readFileSync(file, 'utf8')));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
