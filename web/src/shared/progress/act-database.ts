import type { DBSchema } from 'idb';
import { deviceDatabase } from '../device/device-database.ts';
import { type ActStorage, memoryActStorage } from './act-storage.ts';
import type { Act } from './acts.ts';

interface Stores extends DBSchema {
  acts: {
    key: number;
    value: { learner: string; key: string; act: Act };
    indexes: { learner: string; once: [string, string] };
  };
}

const saved: ActStorage = {
  list: async (learner) => {
    const database = await deviceDatabase<Stores>();
    const rows = await database.getAllFromIndex('acts', 'learner', learner);
    return rows.map(({ act }) => act);
  },
  add: async (learner, act) => {
    const transaction = (await deviceDatabase<Stores>()).transaction('acts', 'readwrite');
    const known = await transaction.store.index('once').getKey([learner, act.key]);
    if (known === undefined) await transaction.store.add({ learner, key: act.key, act });
    await transaction.done;
  },
  remove: async (learner, key) => {
    const transaction = (await deviceDatabase<Stores>()).transaction('acts', 'readwrite');
    const row = await transaction.store.index('once').getKey([learner, key]);
    if (row !== undefined) await transaction.store.delete(row);
    await transaction.done;
  },
};

let chosen: Promise<ActStorage> | undefined;

function storage(): Promise<ActStorage> {
  chosen ??= deviceDatabase().then(() => saved, memoryActStorage);
  return chosen;
}

/** The acts in the database of the device, so that they outlive the page; in memory where the browser refuses it. */
export const actStorage: ActStorage = {
  list: async (learner) => (await storage()).list(learner),
  add: async (learner, act) => (await storage()).add(learner, act),
  remove: async (learner, key) => (await storage()).remove(learner, key),
};
