import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Gives the focus to the entry that the address names (`/catechism#<id>`), so that reading goes on there. The browser
 * has brought it into view by itself where the page came as HTML; it is brought there again where the page was made here.
 */
export function useEntryOfAddress(): void {
  const { hash, key } = useLocation();
  const first = useRef(true);
  useEffect(() => {
    const fresh = first.current && key === 'default';
    first.current = false;
    // The ids of entries hold no letter that an address writes in another way.
    const entry = document.getElementById(hash.slice(1));
    if (!entry || (fresh && document.activeElement !== document.body)) return;
    if (!fresh) entry.scrollIntoView();
    entry.focus({ preventScroll: true });
  }, [hash, key]);
}
