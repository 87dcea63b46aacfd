import type { Act } from './acts.ts';

/** Where acts wait until the server has them: each learner's apart, in the order they were done. */
export interface ActStorage {
  /** The acts of one learner, first done first. */
  list(learner: string): Promise<Act[]>;
  /** Keeps an act at the end; one with the same key is left as it is. */
  add(learner: string, act: Act): Promise<void>;
  remove(learner: string, key: string): Promise<void>;
}

/**
 * A storage that lasts until the page is left, for browsers that refuse any other.
 * @see docs/requirements.md#r-storage-missing
 */
export function memoryActStorage(): ActStorage {
  const kept = new Map<string, Act[]>();
  const of = (learner: string) => kept.get(learner) ?? [];
  return {
    list: async (learner) => [...of(learner)],
    add: async (learner, act) => {
      if (of(learner).some(({ key }) => key === act.key)) return;
      kept.set(learner, [...of(learner), act]);
    },
    remove: async (learner, key) => {
      kept.set(
        learner,
        of(learner).filter((act) => act.key !== key),
      );
    },
  };
}
