import { startTransition, useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Whether the whole lesson is there. One that is opened by a tap, or as the first page in an empty
 * shell, comes with its first words, and with all the rest once they are painted, so that a slow
 * tablet shows them at once. Where the page has to be whole from the start (made while building,
 * gone back to, loaded again, opened at one of its parts) it is.
 */
export function useWholeLesson(): boolean {
  const isTapped = useNavigationType() !== 'POP';
  const { hash, key } = useLocation();
  const [whole, setWhole] = useState(
    () => hash !== '' || !(isTapped || (key === firstPage && isLoadedInShell())),
  );
  useEffect(() => {
    if (whole) return;
    const goOn = () => startTransition(() => setWhole(true));
    // The frame after the one that paints the first words.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(goOn);
    });
    return () => cancelAnimationFrame(frame);
  }, [whole]);
  return whole;
}

/** How the router names the page that a document was opened with. */
const firstPage = 'default';

/**
 * Whether the document is the empty shell and was opened again, so that it begins at its top: not
 * gone back to, not loaded again.
 */
function isLoadedInShell(): boolean {
  if (typeof document === 'undefined' || !('shell' in document.documentElement.dataset))
    return false;
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return opened?.type === 'navigate';
}
