import type { Act } from './acts.ts';
import { readText, watchText, writeText } from './device-text.ts';

const name = 'visitor-progress';
const none: readonly Act[] = [];
let last: { text: string | null; acts: readonly Act[] } = { text: null, acts: none };

/**
 * What was done on this device by somebody without a child's account, first done first. The same list is given until it
 * changes.
 * @see docs/requirements.md#r-anonymous-progress
 */
export function deviceActs(): readonly Act[] {
  const text = readText(name);
  if (text !== last.text) last = { text, acts: text === null ? none : parse(text) };
  return last.acts;
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
  if (!again) writeText(name, JSON.stringify([...acts, act]));
}

/** Forgets acts of this device by their keys. */
export function removeDeviceActs(keys: ReadonlySet<string>): void {
  const left = deviceActs().filter(({ key }) => !keys.has(key));
  writeText(name, left.length > 0 ? JSON.stringify(left) : null);
}

/** Calls `changed` whenever the acts of this device change. Gives the way to stop. */
export function watchDeviceActs(changed: () => void): () => void {
  return watchText(name, changed);
}

function parse(text: string): readonly Act[] {
  try {
    const acts: unknown = JSON.parse(text);
    return Array.isArray(acts) ? (acts as Act[]) : none;
  } catch {
    return none;
  }
}
