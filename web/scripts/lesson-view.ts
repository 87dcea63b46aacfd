import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LessonView } from '@pius/contracts/course.ts';
import { type Course, courseSchema } from '@pius/domain/course/course.ts';
import { lessonId, parseLessonId } from '@pius/domain/course/ids.ts';
import { lessonSchema } from '@pius/domain/course/lesson.ts';
import { type Place, placeInCourse, presentLesson } from '@pius/domain/course/present-lesson.ts';
import {
  pictureParagraphsSchema,
  pictureWordsSchema,
  storyPictures,
} from '@pius/domain/course/story-pictures.ts';
import { isLanguage } from '@pius/domain/language.ts';
import { parse } from 'yaml';

const lessonFile = /\/content\/lessons\/(\d+)-[^/]+\/(\d+)-[^/]+\/([^/]+)\.yaml$/;
const courseFile = path.resolve(import.meta.dirname, '../../content/course.yaml');
const picturesDir = path.resolve(import.meta.dirname, '../../content/pictures');
const lessonsDir = path.resolve(import.meta.dirname, '../../content/lessons');

/**
 * Whether a file is a lesson in one language.
 * @param file - Its path with `/` between folders.
 */
export function isLessonFile(file: string): boolean {
  return lessonFile.test(file);
}

/**
 * One lesson as the server gives it out.
 * @throws Where the file is not where a lesson stands, or does not fit the schema.
 */
export function readLessonView(file: string, source: string): LessonView {
  const [, module, lesson, language] = lessonFile.exec(file) ?? [];
  if (!isLanguage(language)) throw new Error(`${file} is no lesson in a language of ours.`);
  const course = courseSchema.parse(parse(readFileSync(courseFile, 'utf8')));
  const id = lessonId(Number(module), Number(lesson));
  const place = placeInCourse(course, id, language, (other) => isWritten(course, other, language));
  if (!place) throw new Error(`${file} is no lesson of the course.`);
  return presentLesson(lessonSchema.parse(parse(source)), place, picturesOf(place));
}

function isWritten(course: Course, id: string, language: string): boolean {
  const place = parseLessonId(id);
  const module = place && course.modules[place.module - 1];
  const lesson = module?.lessons[(place?.lesson ?? 0) - 1];
  if (!module || !lesson) return false;
  const folder = `${String(lesson.number).padStart(2, '0')}-${lesson.slug}`;
  const moduleFolder = `${module.number}-${module.slug}`;
  return existsSync(path.join(lessonsDir, moduleFolder, folder, `${language}.yaml`));
}

function picturesOf({ id, module, language }: Place) {
  const read = (name: string): unknown =>
    parse(readFileSync(path.join(picturesDir, `${name}.yaml`), 'utf8'));
  const words = pictureWordsSchema.parse(read(`${module}.${language}`));
  return storyPictures(id, words, pictureParagraphsSchema.parse(read('paragraphs')));
}
