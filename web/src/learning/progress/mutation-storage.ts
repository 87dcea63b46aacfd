import type { PendingMutation } from './mutations.ts';

/** Where acts wait until the server has them: each learner's apart, in the order they were done. */
export interface MutationStorage {
  /** The acts of one learner, first done first. */
  list(learner: string): Promise<PendingMutation[]>;
  /** Keeps an act at the end; one with the same key is left as it is. */
  add(learner: string, mutation: PendingMutation): Promise<void>;
  remove(learner: string, key: string): Promise<void>;
}

/**
 * A storage that lasts until the page is left, for browsers that refuse any other.
 * @see docs/requirements.md#r-storage-missing
 */
export function memoryMutationStorage(): MutationStorage {
  const saved = new Map<string, PendingMutation[]>();
  const of = (learner: string) => saved.get(learner) ?? [];
  return {
    list: async (learner) => [...of(learner)],
    add: async (learner, mutation) => {
      if (of(learner).some(({ key }) => key === mutation.key)) return;
      saved.set(learner, [...of(learner), mutation]);
    },
    remove: async (learner, key) => {
      saved.set(
        learner,
        of(learner).filter((mutation) => mutation.key !== key),
      );
    },
  };
}
