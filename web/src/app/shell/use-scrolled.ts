import { useSyncExternalStore } from 'react';

/** The bar has a shadow once the page is scrolled by more than 10 px. @see docs/requirements.md#r-navigation-bar */
const shadowAfter = 10;
let scrolled = false;

/**
 * Whether the page is scrolled. Looked at as it scrolls and never while React renders: there, asking where a page stands
 * has all that was just put into it laid out at once.
 */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    listen,
    () => scrolled,
    () => false,
  );
}

function listen(changed: () => void): () => void {
  const look = () => {
    const before = scrolled;
    scrolled = scrollY > shadowAfter;
    if (scrolled !== before) changed();
  };
  addEventListener('scroll', look, { passive: true });
  // A page that was opened anew may stand further down already.
  const first = requestAnimationFrame(look);
  return () => {
    cancelAnimationFrame(first);
    removeEventListener('scroll', look);
  };
}
