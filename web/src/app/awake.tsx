import { useEffect } from 'react';

/**
 * Sets the mark `data-hydrated` on `<html>` once the page answers to clicks; the head script waits for it to do
 * again what was done before. It stands beside the page inside its `<Suspense>`: React wakes the content of one
 * later than what is round it, and a form sent in between would be sent by the browser itself.
 */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
    dispatchEvent(new Event('pius:hydrated'));
  }, []);
  return null;
}
