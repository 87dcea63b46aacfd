import { type RefObject, useEffect, useState } from 'react';

/**
 * How far below the screen a picture starts loading, and how much of it must be near.
 * @see docs/requirements.md#r-images
 */
const NEAR: IntersectionObserverInit = { rootMargin: '50px', threshold: 0.1 };

/**
 * True from the moment an element is near the screen, and from the start when `atOnce`.
 * Printing counts as being near, so that paper has no holes.
 */
export function useNearViewport(ref: RefObject<Element | null>, atOnce: boolean): boolean {
  const [near, setNear] = useState(atOnce);
  useEffect(() => {
    if (near || !ref.current) return;
    const arrive = () => setNear(true);
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) arrive();
    }, NEAR);
    observer.observe(ref.current);
    window.addEventListener('beforeprint', arrive);
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', arrive);
    };
  }, [near, ref]);
  return near;
}
