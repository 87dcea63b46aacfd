import { patiently } from '@/shared/waking/patiently.ts';
import { whenSeen } from './when-seen.ts';

const touches = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;

/**
 * Starts the app: on a page made at build time when what is seen first is painted and the browser idle, or at the
 * first touch or key, in the empty shell at once. The build leaves the address of the app's start at the end of each
 * page (`scripts/finish-page.ts`); while developing there is none and the app starts by itself. Where the network fails
 * it starts later.
 */
export function wakeWhenCalm(root: HTMLElement): void {
  const asleep = new AbortController();
  const { signal } = asleep;
  const wake = () => {
    if (signal.aborted) return;
    asleep.abort();
    const sleeping = document.querySelector<HTMLElement>('script[data-start]');
    const { start, given } = sleeping?.dataset ?? {};
    // The start asks for it after its own files have come; by then it is here.
    if (given) fetch(given).catch(() => undefined);
    if (start) void patiently((failed) => import(/* @vite-ignore */ again(start, failed)));
  };
  const calm = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(wake, { timeout: 2000 })
      : setTimeout(wake, 200);
  const loaded = () => void whenSeen(signal).then(calm);
  if ('shell' in root.dataset) {
    document.addEventListener('DOMContentLoaded', wake);
    return;
  }
  for (const touch of touches) {
    addEventListener(touch, wake, { capture: true, passive: true, signal });
  }
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
}

/** A module that failed is not fetched a second time under the same address. */
function again(address: string, failed: number): string {
  return failed === 0 ? address : `${address}?again=${failed}`;
}
