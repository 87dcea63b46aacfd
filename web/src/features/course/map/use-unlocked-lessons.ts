import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { openLessons } from './anchors.ts';

/**
 * Opens the list of lessons that the address names, before the page is scrolled to it: where the
 * page is made in the browser, as when one comes back to it, nothing else opens what is folded.
 */
export function useUnlockedLessons(): void {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    if (hash !== '') openLessons(hash.slice(1));
  }, [hash]);
}
