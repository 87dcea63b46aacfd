import type { Language } from '@pius/domain/language.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { LessonMedia } from './lesson-media-query.ts';

/**
 * The pictures and recordings of a lesson, kept on this device under the name of one child.
 * @see docs/requirements.md#r-siblings-apart
 */
interface KeptMedia {
  child: string;
  language: Language;
  /** The id of the lesson, `2-5`. */
  id: string;
  media: LessonMedia;
  /** What is small enough, by the id of the picture or the recording. */
  files: Map<string, Blob>;
}

interface Schema extends DBSchema {
  media: { key: [child: string, language: string, id: string]; value: KeptMedia };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects where the browser refuses to keep anything. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('lesson-media', 1, {
    upgrade: (created) =>
      void created.createObjectStore('media', { keyPath: ['child', 'language', 'id'] }),
  });
  return opened;
}

/** Keeps the pictures and recordings of a lesson for a child, in place of those before. Throws where the device has no room. */
export async function putMedia(kept: KeptMedia): Promise<void> {
  await (await database()).put('media', kept);
}

/** What is kept of a lesson's pictures and recordings for a child; undefined where nothing is, or can be. */
export async function readKeptMedia(
  child: string,
  language: Language,
  id: string,
): Promise<KeptMedia | undefined> {
  try {
    return await (await database()).get('media', [child, language, id]);
  } catch {
    return undefined;
  }
}

/** Takes from the device what is kept for a child of the lessons that `which` names, in one language or in all. */
export async function removeMedia(
  child: string,
  which: (id: string) => boolean,
  only?: Language,
): Promise<void> {
  try {
    const transaction = (await database()).transaction('media', 'readwrite');
    const all = await transaction.store.getAllKeys(IDBKeyRange.bound([child], [child, []]));
    for (const key of all) {
      if (which(key[2]) && (!only || only === key[1])) void transaction.store.delete(key);
    }
    await transaction.done;
  } catch {
    // nothing was kept
  }
}
