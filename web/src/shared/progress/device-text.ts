/**
 * Texts kept on this device under a name, that a page can watch. Where the browser refuses `localStorage` they
 * last until the page is left.
 */
const kept = new Map<string, string>();
const changes = new EventTarget();

/** The text under a name, or null. */
export function readText(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? kept.get(name) ?? null;
  } catch {
    return kept.get(name) ?? null;
  }
}

/** The names under which something is kept. */
export function textNames(): string[] {
  try {
    return [...kept.keys(), ...Object.keys(localStorage)];
  } catch {
    return [...kept.keys()];
  }
}

/** Keeps a text under a name; null removes it. */
export function writeText(name: string, text: string | null): void {
  kept.delete(name);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    if (text !== null) kept.set(name, text);
  }
  changes.dispatchEvent(new Event(name));
}

/** Calls `changed` whenever the text under a name changes, in this page or another one. Gives the way to stop. */
export function watchText(name: string, changed: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === name || event.key === null) changed();
  };
  changes.addEventListener(name, changed);
  addEventListener('storage', elsewhere);
  return () => {
    changes.removeEventListener(name, changed);
    removeEventListener('storage', elsewhere);
  };
}
