import type { LessonView } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import type { DBSchema } from 'idb';
import { cacheDrawings } from '@/ui/art/cache-drawings.ts';
import { deviceDatabase } from '@/ui/device/device-database.ts';
import { readCachedIllustrated } from '../lesson-media/illustrated.ts';

/**
 * A lesson as the server told it to one child, kept on this device under that child's own name.
 * @see docs/requirements.md#r-siblings-apart
 */
export interface CachedLesson {
  child: string;
  language: Language;
  /** The id of the lesson, `2-5`. */
  id: string;
  lesson: LessonView;
  /** When it came, in milliseconds. */
  at: number;
  /** How much room its words take. */
  bytes: number;
}

type LessonKey = [child: string, language: string, id: string];

/** Lessons, and what belongs to each under the same key. */
interface Stores extends DBSchema {
  lessons: { key: LessonKey; value: CachedLesson };
  'quiz-keys': { key: LessonKey; value: unknown };
  'lesson-media': { key: LessonKey; value: unknown };
}

const database = () => deviceDatabase<Stores>();

/**
 * Keeps a lesson for a child; one that is there already is replaced.
 * @returns How many bytes it takes.
 * @throws A `QuotaExceededError` where the device has no room.
 */
export async function cacheLesson(child: string, lesson: LessonView, now: number): Promise<number> {
  const { id, language } = lesson;
  const { size: bytes } = new Blob([JSON.stringify(lesson)]);
  await (await database()).put('lessons', { child, language, id, lesson, at: now, bytes });
  void cacheDrawings((lesson.story.pictures ?? []).map((picture) => picture.id));
  const { pictured, recorded } = readCachedIllustrated();
  if (pictured.includes(id) || recorded.includes(id)) {
    // A lesson is whole without them: they come behind it, if they can be had.
    void import('../lesson-media/cache-media.ts')
      .then(({ cacheMedia }) => cacheMedia(child, language, id))
      .catch(() => undefined);
  }
  return bytes;
}

/** A lesson kept for a child in a language; undefined where none is, or nothing can be kept. */
export async function readCachedLesson(
  child: string,
  language: Language,
  id: string,
): Promise<CachedLesson | undefined> {
  try {
    return await (await database()).get('lessons', [child, language, id]);
  } catch {
    return undefined;
  }
}

/** The children of whom a lesson is kept; none where nothing can be kept. */
export async function childrenWithLessons(): Promise<Set<string>> {
  try {
    const keys = await (await database()).getAllKeys('lessons');
    return new Set(keys.map(([child]) => child));
  } catch {
    return new Set();
  }
}

/**
 * Takes from the device those lessons of a child that `which` names by their ids, with what grades
 * their quizzes and with their pictures and recordings, in one language or in all.
 */
export async function removeLessons(
  child: string,
  which: (id: string) => boolean,
  only?: Language,
): Promise<void> {
  const names = ['lessons', 'quiz-keys', 'lesson-media'] as const;
  try {
    const transaction = (await database()).transaction(names, 'readwrite');
    for (const name of names) {
      const store = transaction.objectStore(name);
      for (const key of await store.getAllKeys(IDBKeyRange.bound([child], [child, []]))) {
        if (which(key[2]) && (!only || only === key[1])) void store.delete(key);
      }
    }
    await transaction.done;
  } catch {
    // nothing was kept
  }
}
