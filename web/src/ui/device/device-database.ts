import { type DBSchema, type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';

const name = 'device';
const ofLesson = ['child', 'language', 'id'];

let opened: Promise<IDBPDatabase> | undefined;

/**
 * The database of this device, with the stores that the caller knows. Ask for it each time: it is
 * closed where another tab brings a newer version.
 *
 * @throws where the browser refuses to save anything
 */
export async function deviceDatabase<Stores extends DBSchema | unknown = unknown>(): Promise<
  IDBPDatabase<Stores>
> {
  opened ??= open().catch((error) => {
    closed();
    noteRefusal();
    throw error;
  });
  return (await opened) as unknown as IDBPDatabase<Stores>;
}

function closed(): void {
  opened = undefined;
}

async function open(): Promise<IDBPDatabase> {
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
  const actions = database.createObjectStore('acts', { autoIncrement: true });
  actions.createIndex('learner', 'learner');
  actions.createIndex('once', ['learner', 'key'], { unique: true });
  for (const store of ['lessons', 'quiz-keys', 'lesson-media']) {
    database.createObjectStore(store, { keyPath: ofLesson });
  }
  database.createObjectStore('days', { keyPath: ['kind', 'language', 'name'] });
  database.createObjectStore('import-documents');
  database.createObjectStore('import-progress');
}

/** Where it fails, the next opening tries again. */
async function carryOverOld(database: IDBPDatabase): Promise<void> {
  // Firefox tells which databases there are since version 126; before, the old ones are looked for each time.
  const all = await indexedDB.databases?.();
  if (all?.length === 1) return;
  const { carryOverAll } = await import('./carry-over.ts');
  await carryOverAll(database);
}

/**
 * Tells the page that something is not saved. Fetched here, so that pages without a database are
 * not made to fetch this file.
 */
export function noteRefusal(): void {
  void import('./storage-refusal.ts').then(({ noteStorageRefusal }) => noteStorageRefusal());
}
