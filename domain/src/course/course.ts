import { z } from 'zod';
import { type Language, languages } from '../language.ts';
import { lessonsOfModule, lessonsPerModule } from './counts.ts';
import { allLessonIds } from './ids.ts';
import { parseQuestions, placesOfQuestions, questionsForm } from './questions.ts';

const words = z.string().trim().min(1);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.');
const inEachLanguage = z.strictObject(
  Object.fromEntries(languages.map((language) => [language, words])) as Record<
    Language,
    typeof words
  >,
);

const questions = z.string().refine((text) => parseQuestions(text) !== null, questionsForm);

const courseLesson = z.strictObject({
  number: z.int().min(1),
  slug,
  /** Which questions of 1912 the lesson teaches; left out where it rests on other books alone. */
  questions: questions.optional(),
  title: inEachLanguage,
});

const courseModule = z.strictObject({
  number: z.int().min(1),
  slug,
  title: inEachLanguage,
  summary: inEachLanguage,
  lessons: z.array(courseLesson),
});

const lessonOfCourse = z
  .string()
  .refine((id) => allLessonIds.includes(id), 'Write the id of a lesson, such as "2-5".');

const catechismPart = z.strictObject({
  title: inEachLanguage,
  chapters: z
    .array(
      z.strictObject({
        /** Left out where a part has no chapters of its own. */
        title: inEachLanguage.optional(),
        questions: questions.optional(),
        /** Lessons whose entries from other books stand here. */
        lessons: z.array(lessonOfCourse).optional(),
      }),
    )
    .min(1),
});

function numberedFromOne(list: readonly { number: number }[]): boolean {
  return list.every((entry, index) => entry.number === index + 1);
}

function slugsDiffer(list: readonly { slug: string }[]): boolean {
  return new Set(list.map((entry) => entry.slug)).size === list.length;
}

/**
 * `content/course.yaml`, the only place that states the order of modules and lessons: six modules
 * numbered 1 to 6 with 3, 16, 5, 12, 10 and 6 lessons, titles in each language; which questions of
 * 1912 each lesson teaches, each of the 433 once; and the parts and chapters of that catechism.
 */
export const courseSchema = z.strictObject({
  modules: z
    .array(courseModule)
    .length(lessonsPerModule.length)
    .refine(numberedFromOne, 'Number the modules 1, 2, 3 … in order.')
    .refine(slugsDiffer, 'Give each module its own slug.')
    .superRefine((modules, context) => {
      for (const [index, { number, lessons }] of modules.entries()) {
        const problem = (message: string) =>
          context.addIssue({ code: 'custom', path: [index, 'lessons'], message });
        if (lessons.length !== lessonsOfModule(number)) {
          problem(`Module ${number} has ${lessonsOfModule(number)} lessons.`);
        }
        if (!numberedFromOne(lessons)) problem('Number the lessons 1, 2, 3 … in order.');
        if (!slugsDiffer(lessons)) problem('Give each lesson its own slug.');
      }
      const plan = modules.flatMap(({ lessons }, index) =>
        lessons.map((lesson, place) => ({
          path: [index, 'lessons', place, 'questions'],
          questions: lesson.questions,
        })),
      );
      for (const problem of placesOfQuestions(plan, false)) {
        context.addIssue({ code: 'custom', ...problem });
      }
    }),
  catechism: z.array(catechismPart).superRefine((parts, context) => {
    const chapters = parts.flatMap((part, index) =>
      part.chapters.map((chapter, place) => ({
        path: [index, 'chapters', place, 'questions'],
        questions: chapter.questions,
      })),
    );
    for (const problem of placesOfQuestions(chapters, true)) {
      context.addIssue({ code: 'custom', ...problem });
    }
  }),
});

export type Course = z.infer<typeof courseSchema>;
export type CourseModule = Course['modules'][number];
export type CourseLesson = CourseModule['lessons'][number];
export type CatechismChapter = Course['catechism'][number]['chapters'][number];
