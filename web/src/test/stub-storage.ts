import { vi } from 'vitest';

/** A storage of the browser for one test, and what is in it; `vi.unstubAllGlobals` takes it away. */
export function stubStorage(name: 'localStorage' | 'sessionStorage' = 'localStorage') {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  };
  // As a browser has it: the keys are properties too.
  const ownKeys = () => [...texts.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal(name, new Proxy(storage, { ownKeys, getOwnPropertyDescriptor }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  return texts;
}
