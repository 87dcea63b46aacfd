import { deleteDB, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';

/** A database of before there was one: its name, and what its stores are called now. */
interface OldDatabase {
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

/** How long a page waits for another tab that has the old database open, in milliseconds. */
const longestWait = 2000;

/** Moves what the databases of before there was one still have into that of the device. */
export async function carryOverAll(device: IDBPDatabase): Promise<void> {
  const all = await indexedDB.databases?.();
  const old = oldDatabases.filter((one) => all?.some(({ name }) => name === one.name) ?? true);
  await Promise.all(old.map((one) => carryOver(one, device)));
}

/**
 * Moves all data of an old database into that of the device and deletes the old one. Interrupted
 * and begun again, nothing is lost or doubled. Where a tab from before the change still has the old
 * database open, the page goes on without its data, which come as soon as that tab is closed.
 */
function carryOver(old: OldDatabase, device: IDBPDatabase): Promise<void> {
  return new Promise((goOn) => {
    setTimeout(goOn, longestWait);
    move(old, device, goOn).then(goOn, () => goOn());
  });
}

async function move(
  { name, stores }: OldDatabase,
  device: IDBPDatabase,
  blocked: () => void,
): Promise<void> {
  // All were of version 1. The next version is opened only when no tab from before has it open.
  const old = await openDB(name, 2, {
    upgrade(_database, oldVersion, _newVersion, transaction) {
      if (oldVersion > 0) return;
      // There was none: it is not to be created.
      transaction.done.catch(() => undefined);
      transaction.abort();
    },
    blocked,
  });
  try {
    const pairs = Object.entries(stores).filter(([from]) => old.objectStoreNames.contains(from));
    const rows = await Promise.all(pairs.map(([from]) => readAll(old, from)));
    const transaction = device.transaction(Object.values(stores), 'readwrite');
    for (const [at, [, to]] of pairs.entries()) {
      for (const row of rows[at] ?? []) await putIfAbsent(transaction.objectStore(to), row);
    }
    await transaction.done;
  } finally {
    old.close();
  }
  await deleteDB(name);
}

interface Row {
  key: IDBValidKey;
  value: { learner: string; key: string };
}

async function readAll(old: IDBPDatabase, store: string): Promise<Row[]> {
  const { store: from } = old.transaction(store);
  const [keys, values] = await Promise.all([from.getAllKeys(), from.getAll()]);
  return keys.map((key, at) => ({ key, value: values[at] }));
}

type Store = IDBPObjectStore<unknown, string[], string, 'readwrite'>;

async function putIfAbsent(store: Store, { key, value }: Row): Promise<void> {
  // Acts have numbers for keys, by their order on the device; what tells them apart is the key that each was given.
  const isMutation = store.autoIncrement;
  const result = isMutation
    ? await store.index('once').getKey([value.learner, value.key])
    : await store.getKey(key);
  if (result !== undefined) return;
  await store.add(value, isMutation || store.keyPath !== null ? undefined : key);
}
