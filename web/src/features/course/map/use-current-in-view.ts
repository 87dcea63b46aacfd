import { useEffect, useRef } from 'react';

/**
 * Brings the module that comes next into view, once, when `ready`. Not where the reader has already gone
 * elsewhere on the page, nor where the address names a place on it.
 */
export function useCurrentInView(ready: boolean): void {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    if (scrollY > 0 || location.hash !== '') return;
    const current = document.querySelector('.map-node[data-state="current"]');
    current?.scrollIntoView({ block: 'center' });
  }, [ready]);
}
