import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back once when `end` comes into view inside the scrolling `box`. A text that fits without
 * scrolling has reached its end at once. Does nothing while either element is missing.
 */
export function useScrollEnd(
  box: HTMLElement | null,
  end: HTMLElement | null,
  onScrollEnd: (() => void) | undefined,
): void {
  const watching = Boolean(onScrollEnd);
  const visited = useEffectEvent(() => onScrollEnd?.());
  useEffect(() => {
    if (!box || !end || !watching) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        visited();
      },
      // A pixel of grace for zoomed pages, where the last scroll position is a fraction short.
      { root: box, rootMargin: '0px 0px 2px 0px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [box, end, watching]);
}
