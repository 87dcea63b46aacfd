import type { LessonView } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { knownIllustrated } from '../lesson-media/illustrated.ts';

/**
 * A lesson as the server told it to one child, kept on this device under that child's own name.
 * @see docs/requirements.md#r-siblings-apart
 */
export interface KeptLesson {
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

interface Schema extends DBSchema {
  lessons: {
    key: [child: string, language: string, id: string];
    value: KeptLesson;
    indexes: { child: string };
  };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects where the browser refuses to keep anything. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('lessons', 1, {
    upgrade(created) {
      const lessons = created.createObjectStore('lessons', {
        keyPath: ['child', 'language', 'id'],
      });
      lessons.createIndex('child', 'child');
    },
  });
  return opened;
}

/**
 * Keeps a lesson for a child; one that is there already is replaced. Out: how many bytes it takes. Throws a
 * `QuotaExceededError` where the device has no room.
 */
export async function keepLesson(child: string, lesson: LessonView, now: number): Promise<number> {
  const { id, language } = lesson;
  const { size: bytes } = new Blob([JSON.stringify(lesson)]);
  await (await database()).put('lessons', { child, language, id, lesson, at: now, bytes });
  const { pictured, recorded } = knownIllustrated();
  if (pictured.includes(id) || recorded.includes(id)) {
    // A lesson is whole without them: they come behind it, if they can be had.
    void import('../lesson-media/keep-media.ts')
      .then(({ keepMedia }) => keepMedia(child, language, id))
      .catch(() => undefined);
  }
  return bytes;
}

/** A lesson kept for a child in a language; undefined where none is, or nothing can be kept. */
export async function readKeptLesson(
  child: string,
  language: Language,
  id: string,
): Promise<KeptLesson | undefined> {
  try {
    return await (await database()).get('lessons', [child, language, id]);
  } catch {
    return undefined;
  }
}

/** All that is kept for a child; nothing where nothing can be kept. */
async function keptLessons(child: string): Promise<KeptLesson[]> {
  try {
    return await (await database()).getAllFromIndex('lessons', 'child', child);
  } catch {
    return [];
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
 * Takes from the device those lessons of a child that `which` names by their ids, with what grades their
 * quizzes, in one language or in all.
 */
export async function removeLessons(
  child: string,
  which: (id: string) => boolean,
  only?: Language,
): Promise<void> {
  // Seldom needed: a lesson opens without it.
  const { removeQuizKeys } = await import('./quiz-key-database.ts');
  await removeQuizKeys(child, which, only);
  const { removeMedia } = await import('../lesson-media/media-database.ts');
  await removeMedia(child, which, only);
  const kept = await keptLessons(child);
  const gone = kept.filter(({ id, language }) => which(id) && (!only || only === language));
  if (gone.length === 0) return;
  const transaction = (await database()).transaction('lessons', 'readwrite');
  for (const { language, id } of gone) void transaction.store.delete([child, language, id]);
  await transaction.done;
}
