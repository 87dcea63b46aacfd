import type { QuizKey } from '@pius/contracts/course.ts';
import type { Language } from '@pius/domain/language.ts';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/**
 * By what a quiz is graded without a network, kept on this device under the name of one child.
 * @see docs/requirements.md#r-siblings-apart
 */
interface KeptQuizKey {
  child: string;
  language: Language;
  /** The id of the lesson, `2-5`. */
  id: string;
  key: QuizKey;
  /** When it came, in milliseconds. */
  at: number;
}

interface Schema extends DBSchema {
  keys: { key: [child: string, language: string, id: string]; value: KeptQuizKey };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects where the browser refuses to keep anything. */
function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('quiz-keys', 1, {
    upgrade: (created) =>
      void created.createObjectStore('keys', { keyPath: ['child', 'language', 'id'] }),
  });
  return opened;
}

/** Keeps a key for a child; one that is there already is replaced. Throws where the device has no room. */
export async function putQuizKey(child: string, key: QuizKey, now: number): Promise<void> {
  const { id, language } = key;
  await (await database()).put('keys', { child, language, id, key, at: now });
}

/** The key of a lesson's quiz, kept for a child; undefined where none is, or nothing can be kept. */
export async function readQuizKey(
  child: string,
  language: Language,
  id: string,
): Promise<KeptQuizKey | undefined> {
  try {
    return await (await database()).get('keys', [child, language, id]);
  } catch {
    return undefined;
  }
}

/** Takes from the device the keys of a child that `which` names by their lessons, in one language or in all. */
export async function removeQuizKeys(
  child: string,
  which: (id: string) => boolean,
  only?: Language,
): Promise<void> {
  try {
    const transaction = (await database()).transaction('keys', 'readwrite');
    const all = await transaction.store.getAllKeys(IDBKeyRange.bound([child], [child, []]));
    for (const key of all) {
      if (which(key[2]) && (!only || only === key[1])) void transaction.store.delete(key);
    }
    await transaction.done;
  } catch {
    // nothing was kept
  }
}
