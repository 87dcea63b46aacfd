import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Course } from '@pius/domain/course/course.ts';
import { type Lesson, lessonSchema } from '@pius/domain/course/lesson.ts';
import { type Language, languages } from '@pius/domain/language.ts';
import { readFile } from './read-file.ts';

/** The lessons of the course: their files, and what was published in place of them. */
export interface LessonContent {
  /** A lesson by its id (`2-5`) and language, as corrected; null where it is not written yet. */
  lesson(id: string, language: Language): Lesson | null;
  /** The file of a lesson as it came with the program; null where it is not written yet. */
  lessonFile(id: string, language: Language): string | null;
  /** Puts other words in place of a lesson's file; without any, the file counts again. */
  correct(id: string, language: Language, lesson: Lesson | null): void;
  /** Grows with every correction: what was made of the lessons before is out of date. */
  corrections(): number;
  /** Which lessons are corrected, each as `1-2 fr`. */
  corrected(): string[];
}

/** Finds every lesson written so far, and reads each when it is first asked for: that throws an error naming the file when it does not fit its schema. */
export function readLessons(course: Course, contentDir: string): LessonContent {
  const files = lessonFiles(course, contentDir);
  const read = new Map<string, Lesson>();
  const written = (name: string): Lesson | null => {
    const file = files.get(name);
    if (file === undefined) return null;
    const lesson = read.get(name) ?? readFile(file, lessonSchema);
    read.set(name, lesson);
    return lesson;
  };
  const corrected = new Map<string, Lesson>();
  let corrections = 0;
  return {
    lesson: (id, language) => {
      const name = `${id} ${language}`;
      return corrected.get(name) ?? written(name);
    },
    lessonFile: (id, language) => {
      const file = files.get(`${id} ${language}`);
      return file === undefined ? null : readFileSync(file, 'utf8');
    },
    correct: (id, language, lesson) => {
      const name = `${id} ${language}`;
      if (lesson) corrected.set(name, lesson);
      else corrected.delete(name);
      corrections += 1;
    },
    corrections: () => corrections,
    corrected: () => [...corrected.keys()],
  };
}

/** The file of each lesson by its id and language: `2-5 fr`. */
function lessonFiles(course: Course, contentDir: string): Map<string, string> {
  const files = new Map<string, string>();
  for (const module of course.modules) {
    const moduleDir = join(contentDir, 'lessons', `${module.number}-${module.slug}`);
    if (!existsSync(moduleDir)) continue;
    for (const folder of readdirSync(moduleDir)) {
      const number = Number.parseInt(folder, 10);
      for (const language of languages) {
        const file = join(moduleDir, folder, `${language}.yaml`);
        if (existsSync(file)) files.set(`${module.number}-${number} ${language}`, file);
      }
    }
  }
  return files;
}
