import type { DBSchema, IDBPDatabase, OpenDBCallbacks } from 'idb';
import { noteStorageRefusal } from './storage-refusal.ts';

const name = 'device';
const ofLesson = ['child', 'language', 'id'];

/** A database of before there was one: its name, and what its stores are called now. */
export interface OldDatabase {
  name: string;
  stores: Record<string, string>;
}

const oldDatabases: readonly OldDatabase[] = [
  { name: 'progress', stores: { acts: 'acts' } },
  { name: 'lessons', stores: { lessons: 'lessons' } },
  { name: 'quiz-keys', stores: { keys: 'quiz-keys' } },
  { name: 'lesson-media', stores: { media: 'lesson-media' } },
  { name: 'days', stores: { days: 'days' } },
  { name: 'imports', stores: { documents: 'import-documents', progress: 'import-progress' } },
];

let opened: Promise<IDBPDatabase> | undefined;

/**
 * The database of this device, with the stores that the caller knows. Ask for it each time: it is closed where another
 * tab brings a newer version.
 *
 * @throws where the browser refuses to save anything
 */
export async function deviceDatabase<Stores extends DBSchema | unknown = unknown>(): Promise<
  IDBPDatabase<Stores>
> {
  opened ??= open().catch((error) => {
    closed();
    noteStorageRefusal();
    throw error;
  });
  return (await opened) as unknown as IDBPDatabase<Stores>;
}

function closed(): void {
  opened = undefined;
}

async function open(): Promise<IDBPDatabase> {
  // Fetched here: a page that opens no database is lighter without.
  const { openDB } = await import('idb');
  const callbacks: OpenDBCallbacks<unknown> = {
    upgrade: createStores,
    blocking(_current, _next, { target }) {
      (target as IDBDatabase).close();
      closed();
    },
    terminated: closed,
  };
  const database = await openDB(name, 1, callbacks).catch((error) => {
    // Another tab has brought a newer version: what is done in this one must not be lost.
    if (error?.name === 'VersionError') return openDB(name, undefined, callbacks);
    throw error;
  });
  await carryOverOld(database).catch(() => undefined);
  return database;
}

function createStores(database: IDBPDatabase): void {
  const acts = database.createObjectStore('acts', { autoIncrement: true });
  acts.createIndex('learner', 'learner');
  acts.createIndex('once', ['learner', 'key'], { unique: true });
  for (const store of ['lessons', 'quiz-keys', 'lesson-media']) {
    database.createObjectStore(store, { keyPath: ofLesson });
  }
  database.createObjectStore('days', { keyPath: ['kind', 'language', 'name'] });
  database.createObjectStore('import-documents');
  database.createObjectStore('import-progress');
}

/** Where it fails, the next opening tries again. */
async function carryOverOld(database: IDBPDatabase): Promise<void> {
  // Firefox tells the names of its databases since version 126; before, each is looked for.
  const found = await indexedDB.databases?.();
  const old = oldDatabases.filter((one) => found?.some((other) => other.name === one.name) ?? true);
  if (old.length === 0) return;
  const { carryOver } = await import('./carry-over.ts');
  await Promise.all(old.map((one) => carryOver(one, database)));
}
