import type { DBSchema } from 'idb';
import { deviceDatabase, noteRefusal } from '@/ui/device/device-database.ts';
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
    const added = known === undefined && transaction.store.add({ learner, key: act.key, act });
    await Promise.all([added, transaction.done]);
  },
  remove: async (learner, key) => {
    const transaction = (await deviceDatabase<Stores>()).transaction('acts', 'readwrite');
    const row = await transaction.store.index('once').getKey([learner, key]);
    if (row !== undefined) await transaction.store.delete(row);
    await transaction.done;
  },
};

const unsaved = memoryActStorage();

/** The acts in the database of the device, so that they outlive the page; in memory what the browser refuses to save. */
export const actStorage: ActStorage = {
  list: async (learner) => [
    ...(await saved.list(learner).catch(() => [])),
    ...(await unsaved.list(learner)),
  ],
  add: (learner, act) =>
    saved.add(learner, act).catch(() => {
      noteRefusal();
      return unsaved.add(learner, act);
    }),
  remove: async (learner, key) => {
    const isUnsaved = (await unsaved.list(learner)).some((act) => act.key === key);
    await (isUnsaved ? unsaved : saved).remove(learner, key);
  },
};
