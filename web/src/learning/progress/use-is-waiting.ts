import { useSyncExternalStore } from 'react';
import { pendingMutations, watchWaiting } from './outboxes.ts';
import type { Learner } from './use-learner.ts';

/**
 * Whether an act waits on this device to be sent. Input: whose it is, and its key; null is none.
 */
export function useIsWaiting(learner: Learner | null, key: string | null): boolean {
  const childId = learner?.kind === 'child' && key !== null ? learner.id : null;
  return useSyncExternalStore(
    (changed) => (childId === null ? () => undefined : watchWaiting(childId, changed)),
    () => childId !== null && pendingMutations(childId).some((mutation) => mutation.key === key),
    () => false,
  );
}
