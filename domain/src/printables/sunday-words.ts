import { z } from 'zod';
import { parseLessonId } from '../course/ids.ts';

const words = z.string().trim().min(1);
const id = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.');

const prayer = z.strictObject({
  id,
  title: words,
  /** As it is prayed, line by line. */
  lines: z.array(words).min(1).max(9),
  /** The lessons it goes well with, such as `2-5`. */
  lessons: z.array(z.string().refine((text) => parseLessonId(text) !== null, 'Name a lesson.')),
});

const deed = z.strictObject({ id, text: words.max(200) });

/** The prayers and the things to do of the Sunday table in one language: `content/sunday/<lang>.yaml`. */
export const sundayWordsSchema = z
  .strictObject({ prayers: z.array(prayer).min(12), deeds: z.array(deed).min(12) })
  .refine(({ prayers, deeds }) => areDifferent(prayers) && areDifferent(deeds), {
    message: 'Each id may stand once.',
  });

export type SundayWords = z.infer<typeof sundayWordsSchema>;

function areDifferent(items: readonly { id: string }[]): boolean {
  return new Set(items.map((item) => item.id)).size === items.length;
}
