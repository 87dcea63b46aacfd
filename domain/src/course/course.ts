import { z } from 'zod';
import { lessonsOfModule, lessonsPerModule } from './counts.ts';

const words = z.string().trim().min(1);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.');
const inEachLanguage = z.strictObject({ en: words, fr: words, 'pt-BR': words });

const courseLesson = z.strictObject({ number: z.int().min(1), slug, title: inEachLanguage });

const courseModule = z.strictObject({
  number: z.int().min(1),
  slug,
  title: inEachLanguage,
  summary: inEachLanguage,
  lessons: z.array(courseLesson),
});

function numberedFromOne(list: readonly { number: number }[]): boolean {
  return list.every((entry, index) => entry.number === index + 1);
}

function slugsDiffer(list: readonly { slug: string }[]): boolean {
  return new Set(list.map((entry) => entry.slug)).size === list.length;
}

/**
 * `content/course.yaml`, the only place that states the order of modules and lessons: six modules
 * numbered 1 to 6 with the lesson counts of spec 2, titles in each language.
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
    }),
});

export type Course = z.infer<typeof courseSchema>;
export type CourseModule = Course['modules'][number];
export type CourseLesson = CourseModule['lessons'][number];
