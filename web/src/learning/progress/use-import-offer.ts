import { useSyncExternalStore } from 'react';
import { deviceMutations, watchDeviceMutations } from './device-mutations.ts';
import { hasRefusedImport, watchRefusal } from './import-device-progress.ts';
import type { PendingMutation } from './mutations.ts';

const none: readonly PendingMutation[] = [];

/**
 * The lessons (`1-2`) in which something was done on this device without an account, that a child
 * is to be asked about. Empty where there is nothing to ask.
 * @param childId - The child, or null for nobody.
 */
export function useImportOffer(childId: string | null): ReadonlySet<string> {
  const mutations = useSyncExternalStore(watchDeviceMutations, deviceMutations, () => none);
  const refused = useSyncExternalStore(
    (changed) => (childId === null ? () => undefined : watchRefusal(childId, changed)),
    () => childId !== null && hasRefusedImport(childId),
    () => false,
  );
  const request = childId === null || refused ? none : mutations;
  return new Set(
    request.flatMap((mutation) => (mutation.kind === 'trivia' ? [] : [mutation.lesson])),
  );
}
