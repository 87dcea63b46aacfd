import type { QuizKey } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import type { DBSchema } from 'idb';
import { deviceDatabase } from '@/ui/device/device-database.ts';

/**
 * By what a quiz is graded without a network, kept on this device under the name of one child.
 * @see docs/requirements.md#r-siblings-apart
 */
interface CachedQuizKey {
  child: string;
  language: Language;
  /** The id of the lesson, `2-5`. */
  id: string;
  key: QuizKey;
  /** When it came, in milliseconds. */
  at: number;
}

interface Stores extends DBSchema {
  'quiz-keys': { key: [child: string, language: string, id: string]; value: CachedQuizKey };
}

const database = () => deviceDatabase<Stores>();

/**
 * Keeps a key for a child; one that is there already is replaced. Throws where the device has no
 * room.
 */
export async function putQuizKey(child: string, key: QuizKey, now: number): Promise<void> {
  const { id, language } = key;
  await (await database()).put('quiz-keys', { child, language, id, key, at: now });
}

/**
 * The key of a lesson's quiz, kept for a child; undefined where none is, or nothing can be kept.
 */
export async function readQuizKey(
  child: string,
  language: Language,
  id: string,
): Promise<CachedQuizKey | undefined> {
  try {
    return await (await database()).get('quiz-keys', [child, language, id]);
  } catch {
    return undefined;
  }
}
