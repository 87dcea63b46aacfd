import { z } from 'zod';
import { readingStatus } from '../course/lesson.ts';

const words = z.string().trim().min(1);

/** A year, or words that hold one ("about 422") or none ("3rd century"). */
const yearOrWords = z.union(
  [z.int(), words],
  'write a year such as 422, or words such as "about 422"',
);

const saint = z.strictObject({
  /** The day of the month, whose number is the file's name. */
  day: z.int().min(1).max(31),
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Use small letters, digits and hyphens.'),
  name: words,
  /** The date in the words of the language; a remark may follow in brackets. */
  feastDay: words,
  /** Left out where nothing is known, or where an angel or a feast has no such day. */
  born: yearOrWords.optional(),
  died: yearOrWords.optional(),
  bio: words,
  virtues: words,
  heroism: words,
  contributions: words,
  /** Where the facts can be checked. */
  source: words,
  status: readingStatus,
});

/**
 * The saints of one month in one language: `content/saints/<mm>.<lang>.yaml`.
 * @see docs/authoring.md#saints-and-trivia
 */
export const saintsSchema = z.array(saint);

export type Saint = z.infer<typeof saint>;
