import { patiently, touches } from '@/shared/waking/patiently.ts';
import { isFirstVisit } from './first-visit.ts';
import { whenSeen } from './when-seen.ts';

/** By these somebody shows to be there before touching anything. */
const signs = ['pointermove', 'scroll'] as const;
/** How long the browser has for showing a page that has come before it is asked whether it did, in milliseconds. */
const showing = 1000;
/** How long a page rests on which nobody moves, in milliseconds. */
const longestRest = 10_000;

/**
 * Starts the app. In the empty shell at once; on a page made at build time when what is seen first is painted and the
 * browser idle, or at the first touch or key. A first visit rests (`data-resting` on `<html>`): a while after the page
 * came the app's files are only fetched, it starts at the first sign that somebody is there or later, and until then
 * what carries `data-below` is not laid out. A slow phone so has its first seconds for showing the page, which misses
 * only what the operator changed since the build. On any other visit (`data-known`) this device may know how far somebody
 * came, which the page shows once the app has started. The build leaves the address of the app's start at the end of each
 * page (`scripts/finish-page.ts`); while developing there is none and the app starts by itself. Where the network fails
 * it starts later.
 */
export function wakeWhenCalm(root: HTMLElement): void {
  const asleep = new AbortController();
  const { signal } = asleep;
  const wake = () => {
    if (signal.aborted) return;
    if (document.readyState === 'loading') {
      // The start is named at the end of the page, which is still coming.
      addEventListener('DOMContentLoaded', wake);
      return;
    }
    asleep.abort();
    fetchAhead();
    root.removeAttribute('data-resting');
    const sleeping = document.querySelector<HTMLElement>('script[data-start]');
    const { start, given } = sleeping?.dataset ?? {};
    // The start asks for it after its own files have come; by then it is here.
    if (given) fetch(given).catch(() => undefined);
    // A module that failed is not fetched a second time under the same address.
    const address = (failed: number) => start + (failed ? `?again=${failed}` : '');
    if (start) void patiently((failed) => import(/* @vite-ignore */ address(failed)));
  };
  const calm = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(wake, { timeout: 2000 })
      : setTimeout(wake);
  const wakeAt = (happenings: readonly string[]) => {
    for (const each of happenings) addEventListener(each, wake, { capture: true, signal });
  };
  // Heard only now: a page may scroll by itself while it comes.
  const rest = () => {
    fetchAhead();
    wakeAt(signs);
    setTimeout(wake, longestRest);
  };
  if ('shell' in root.dataset) {
    wake();
    return;
  }
  const resting = isFirstVisit(root.dataset.viewer);
  root.toggleAttribute('data-resting', resting);
  root.toggleAttribute('data-known', !resting);
  wakeAt(touches);
  addEventListener('load', () => {
    // Asking what was painted would be much of what a slow phone has to do now.
    setTimeout(() => whenSeen(signal).then(resting ? rest : calm), resting ? showing : 0);
  });
}

/** Fetches the app's files, which the build names in the page, without starting any; each in a task of its own. */
function fetchAhead(): void {
  const later = document.querySelector<HTMLLinkElement>('link[rel=later]');
  if (!later) return;
  later.rel = 'modulepreload';
  setTimeout(fetchAhead);
}
