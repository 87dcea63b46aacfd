import type { DBSchema } from 'idb';
import { deviceDatabase, noteRefusal } from '@/ui/device/device-database.ts';
import { type MutationStorage, memoryMutationStorage } from './mutation-storage.ts';
import type { PendingMutation } from './mutations.ts';

interface Stores extends DBSchema {
  acts: {
    key: number;
    value: { learner: string; key: string; act: PendingMutation };
    indexes: { learner: string; once: [string, string] };
  };
}

const saved: MutationStorage = {
  list: async (learner) => {
    const database = await deviceDatabase<Stores>();
    const rows = await database.getAllFromIndex('acts', 'learner', learner);
    return rows.map(({ act: mutation }) => mutation);
  },
  add: async (learner, mutation) => {
    const transaction = (await deviceDatabase<Stores>()).transaction('acts', 'readwrite');
    const cached = await transaction.store.index('once').getKey([learner, mutation.key]);
    const added =
      cached === undefined && transaction.store.add({ learner, key: mutation.key, act: mutation });
    await Promise.all([added, transaction.done]);
  },
  remove: async (learner, key) => {
    const transaction = (await deviceDatabase<Stores>()).transaction('acts', 'readwrite');
    const row = await transaction.store.index('once').getKey([learner, key]);
    if (row !== undefined) await transaction.store.delete(row);
    await transaction.done;
  },
};

const unsaved = memoryMutationStorage();

/**
 * The acts in the database of the device, so that they outlive the page; in memory what the browser
 * refuses to save.
 */
export const mutationStorage: MutationStorage = {
  list: async (learner) => [
    ...(await saved.list(learner).catch(() => [])),
    ...(await unsaved.list(learner)),
  ],
  add: (learner, mutation) =>
    saved.add(learner, mutation).catch(() => {
      noteRefusal();
      return unsaved.add(learner, mutation);
    }),
  remove: async (learner, key) => {
    const isUnsaved = (await unsaved.list(learner)).some((mutation) => mutation.key === key);
    await (isUnsaved ? unsaved : saved).remove(learner, key);
  },
};
