import { useSyncExternalStore } from 'react';
import type { Act } from './acts.ts';
import { deviceActs, watchDeviceActs } from './device-acts.ts';
import { hasRefusedImport, watchRefusal } from './import-device-progress.ts';

const none: readonly Act[] = [];

/**
 * The lessons (`1-2`) in which something was done on this device without an account, that a child is to be asked
 * about. In: the child, or null for nobody. Empty where there is nothing to ask.
 */
export function useImportOffer(childId: string | null): ReadonlySet<string> {
  const acts = useSyncExternalStore(watchDeviceActs, deviceActs, () => none);
  const refused = useSyncExternalStore(
    (changed) => (childId === null ? () => undefined : watchRefusal(childId, changed)),
    () => childId !== null && hasRefusedImport(childId),
    () => false,
  );
  const asked = childId === null || refused ? none : acts;
  return new Set(asked.flatMap((act) => (act.kind === 'trivia' ? [] : [act.lesson])));
}
