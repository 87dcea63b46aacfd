import { useSyncExternalStore } from 'react';

const changes = new EventTarget();
let isRefused = false;

/** Notes that the browser has refused to save something on this device. */
export function noteStorageRefusal(): void {
  if (isRefused) return;
  isRefused = true;
  changes.dispatchEvent(new Event('refused'));
}

/** Whether the browser has refused to save something since the page was opened. */
export function useStorageRefused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isRefused,
    () => false,
  );
}

function subscribe(changed: () => void): () => void {
  changes.addEventListener('refused', changed);
  return () => changes.removeEventListener('refused', changed);
}
