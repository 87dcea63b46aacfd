import { asList, deviceValue } from '@/ui/device/device-value.ts';
import type { Act } from './acts.ts';

const saved = deviceValue('visitor-progress', asList<Act>);
const none: readonly Act[] = [];

/**
 * What was done on this device by somebody without a child's account, first done first. The same list is given until it
 * changes.
 * @see docs/requirements.md#r-anonymous-progress
 */
export function deviceActs(): readonly Act[] {
  return saved.get() ?? none;
}

/** Keeps one more act on this device; a part that is done already is left as it is. */
export function addDeviceAct(act: Act): void {
  const acts = deviceActs();
  const again = acts.some(
    (other) =>
      other.key === act.key ||
      (act.kind === 'part' &&
        other.kind === 'part' &&
        other.lesson === act.lesson &&
        other.part === act.part),
  );
  if (!again) saved.set([...acts, act]);
}

/** Forgets acts of this device by their keys. */
export function removeDeviceActs(keys: ReadonlySet<string>): void {
  const left = deviceActs().filter(({ key }) => !keys.has(key));
  saved.set(left.length > 0 ? left : null);
}

/** Calls `changed` whenever the acts of this device change. Gives the way to stop. */
export function watchDeviceActs(changed: () => void): () => void {
  return saved.subscribe(changed);
}
