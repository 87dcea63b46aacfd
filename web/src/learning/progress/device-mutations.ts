import { asList, deviceValue } from '@/ui/device/device-value.ts';
import type { PendingMutation } from './mutations.ts';

const saved = deviceValue('visitor-progress', asList<PendingMutation>);
const none: readonly PendingMutation[] = [];

/**
 * What was done on this device by somebody without a child's account, first done first. The same
 * list is given until it changes.
 * @see docs/requirements.md#r-anonymous-progress
 */
export function deviceMutations(): readonly PendingMutation[] {
  return saved.get() ?? none;
}

/** Keeps one more act on this device; a part that is done already is left as it is. */
export function addDeviceMutation(mutation: PendingMutation): void {
  const mutations = deviceMutations();
  const again = mutations.some(
    (other) =>
      other.key === mutation.key ||
      (mutation.kind === 'part' &&
        other.kind === 'part' &&
        other.lesson === mutation.lesson &&
        other.part === mutation.part),
  );
  if (!again) saved.set([...mutations, mutation]);
}

/** Forgets acts of this device by their keys. */
export function removeDeviceMutations(keys: ReadonlySet<string>): void {
  const left = deviceMutations().filter(({ key }) => !keys.has(key));
  saved.set(left.length > 0 ? left : null);
}

/** Calls `changed` whenever the acts of this device change. Gives the way to stop. */
export function watchDeviceMutations(changed: () => void): () => void {
  return saved.subscribe(changed);
}
