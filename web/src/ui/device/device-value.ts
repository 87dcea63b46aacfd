import { useSyncExternalStore } from 'react';
import { noteStorageRefusal } from './storage-refusal.ts';

/** How long a value stays: on the device for good, or for as long as the tab is open. */
type Scope = 'device' | 'tab';

/**
 * One value saved in this browser under one key. It never throws: where the browser refuses, it
 * lasts as long as the page.
 */
export interface DeviceValue<T> {
  /** The same object until the value changes; null where there is none. */
  get(): T | null;
  /** Null removes the value. */
  set(value: T | null): void;
  /**
   * Calls `changed` after each change, in this page or another one, and returns the way to stop.
   */
  subscribe(changed: () => void): () => void;
}

const memory = { device: new Map<string, string>(), tab: new Map<string, string>() };
const changes = new EventTarget();

const storageOf = (scope: Scope) => (scope === 'tab' ? sessionStorage : localStorage);

/** Runs what touches the storage of the browser; undefined where the browser refuses. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    noteStorageRefusal();
  }
}

/** A text, saved as it is. */
export function deviceText(key: string, scope: Scope = 'device'): DeviceValue<string> {
  const unsaved = memory[scope];
  return {
    get: () => unsaved.get(key) ?? attempt(() => storageOf(scope).getItem(key)) ?? null,
    set(text) {
      if (text === null) unsaved.delete(key);
      else unsaved.set(key, text);
      attempt(() => {
        if (text === null) storageOf(scope).removeItem(key);
        else storageOf(scope).setItem(key, text);
        unsaved.delete(key);
      });
      changes.dispatchEvent(new Event(key));
    },
    subscribe(changed) {
      const elsewhere = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed();
      };
      changes.addEventListener(key, changed);
      addEventListener('storage', elsewhere);
      return () => {
        changes.removeEventListener(key, changed);
        removeEventListener('storage', elsewhere);
      };
    },
  };
}

/**
 * Plain data, saved as JSON. The guard is a function and not a schema, because zod is not in the
 * browser: zod/mini would be 4.5 KB more on every page.
 *
 * @param guard gives what was read its type; null, or an error, where it is nothing of ours
 */
export function deviceValue<T>(
  key: string,
  guard: (value: unknown) => T | null,
  scope: Scope = 'device',
): DeviceValue<T> {
  const text = deviceText(key, scope);
  let last: { text: string | null; value: T | null } = { text: null, value: null };
  return {
    get() {
      const now = text.get();
      if (now !== last.text) last = { text: now, value: parse(now, guard) };
      return last.value;
    },
    set: (value) => text.set(value === null ? null : JSON.stringify(value)),
    subscribe: text.subscribe,
  };
}

function parse<T>(text: string | null, guard: (value: unknown) => T | null): T | null {
  try {
    return text === null ? null : guard(JSON.parse(text));
  } catch {
    return null;
  }
}

/** A guard for lists; their items are taken as they are. */
export function asList<T>(value: unknown): readonly T[] | null {
  return Array.isArray(value) ? value : null;
}

/** The keys on this device that begin with a prefix. */
export function deviceKeys(prefix: string): string[] {
  const saved = attempt(() => Object.keys(localStorage)) ?? [];
  const keys = new Set([...memory.device.keys(), ...saved]);
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Removes all that this tab has. */
export function clearTab(): void {
  memory.tab.clear();
  attempt(() => sessionStorage.clear());
}

/** A value as it is now, also while it changes; null while a page hydrates. */
export function useDeviceValue<T>(value: DeviceValue<T>): T | null {
  return useSyncExternalStore(value.subscribe, value.get, () => null);
}
