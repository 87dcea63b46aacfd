import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { type ActStorage, memoryActStorage } from './act-storage.ts';
import type { Act } from './acts.ts';

interface Schema extends DBSchema {
  acts: {
    key: number;
    value: { learner: string; key: string; act: Act };
    indexes: { learner: string; once: [string, string] };
  };
}

/** The acts in IndexedDB, so that they outlive the page; in memory where the browser refuses it. */
export function actDatabase(): ActStorage {
  const storage = open().then(inDatabase, memoryActStorage);
  return {
    list: async (learner) => (await storage).list(learner),
    add: async (learner, act) => (await storage).add(learner, act),
    remove: async (learner, key) => (await storage).remove(learner, key),
  };
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>('progress', 1, {
    upgrade(database) {
      const acts = database.createObjectStore('acts', { autoIncrement: true });
      acts.createIndex('learner', 'learner');
      acts.createIndex('once', ['learner', 'key'], { unique: true });
    },
  });
}

function inDatabase(database: IDBPDatabase<Schema>): ActStorage {
  return {
    list: async (learner) => {
      const rows = await database.getAllFromIndex('acts', 'learner', learner);
      return rows.map(({ act }) => act);
    },
    add: async (learner, act) => {
      const transaction = database.transaction('acts', 'readwrite');
      const known = await transaction.store.index('once').getKey([learner, act.key]);
      if (known === undefined) await transaction.store.add({ learner, key: act.key, act });
      await transaction.done;
    },
    remove: async (learner, key) => {
      const transaction = database.transaction('acts', 'readwrite');
      const row = await transaction.store.index('once').getKey([learner, key]);
      if (row !== undefined) await transaction.store.delete(row);
      await transaction.done;
    },
  };
}
