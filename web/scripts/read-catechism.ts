import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { arrangeCatechism, type Catechism } from '@pius/domain/course/catechism.ts';
import { type Course, type CourseLesson, courseSchema } from '@pius/domain/course/course.ts';
import { lessonId } from '@pius/domain/course/ids.ts';
import { lessonSchema } from '@pius/domain/course/lesson.ts';
import type { Language } from '@pius/domain/language.ts';
import { parse } from 'yaml';
import type { CourseOutline } from '../src/learning/catechism/course-outline.ts';

const content = path.resolve(import.meta.dirname, '../../content');
const courseFile = path.join(content, 'course.yaml');

/**
 * The teaching of every lesson that is written, in one language, by part and chapter. Also the files it was read from.
 * Throws where a file does not fit its schema.
 */
export function readCatechism(language: Language): { data: Catechism; files: string[] } {
  const files = [courseFile];
  const course = readCourse();
  const lessons = course.modules.flatMap((module) =>
    module.lessons.flatMap((lesson) => {
      const file = lessonFile(module, lesson, language);
      if (!existsSync(file)) return [];
      files.push(file);
      const { title, status, teaching } = lessonSchema.parse(parse(readFileSync(file, 'utf8')));
      return [{ id: lessonId(module.number, lesson.number), title, status, teaching }];
    }),
  );
  return { data: arrangeCatechism(course, lessons, language), files };
}

/** The six modules in one language, with what the demo tells of the lessons of module 1, and the files read. */
export function readOutline(language: Language): { data: CourseOutline; files: string[] } {
  const course = readCourse();
  const files = [courseFile];
  const [first] = course.modules;
  if (!first) throw new Error('The course has no module.');
  const lessons = first.lessons.map((lesson) => {
    const file = lessonFile(first, lesson, language);
    const written = existsSync(file) ? lessonSchema.parse(parse(readFileSync(file, 'utf8'))) : null;
    if (written) files.push(file);
    return {
      number: lesson.number,
      title: written?.title ?? lesson.title[language],
      minutes: written?.minutes ?? null,
      goals: written?.goals ?? [],
    };
  });
  const modules = course.modules.map(({ number, title, summary, lessons: { length } }) => ({
    number,
    title: title[language],
    summary: summary[language],
    lessonCount: length,
  }));
  return { data: { modules, demoLessons: lessons }, files };
}

function readCourse(): Course {
  return courseSchema.parse(parse(readFileSync(courseFile, 'utf8')));
}

type Numbered = Pick<CourseLesson, 'number' | 'slug'>;

function lessonFile(module: Numbered, lesson: Numbered, language: Language): string {
  const folder = `${String(lesson.number).padStart(2, '0')}-${lesson.slug}`;
  return path.join(
    content,
    'lessons',
    `${module.number}-${module.slug}`,
    folder,
    `${language}.yaml`,
  );
}
