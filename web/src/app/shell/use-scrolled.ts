import { useSyncExternalStore } from 'react';

/** Spec 9: the bar has a shadow once the page is scrolled by more than 10 px. */
const shadowAfter = 10;

export function useScrolled(): boolean {
  return useSyncExternalStore(
    listen,
    () => scrollY > shadowAfter,
    () => false,
  );
}

function listen(changed: () => void): () => void {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
}
