import { isScriptPage } from '@pius/domain/tracking/may-track.ts';

type Fbq = ((...call: unknown[]) => void) & {
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  loaded: boolean;
  disablePushState: boolean;
  version: string;
};

declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

/**
 * What Meta's script may read behind `?`, as it tells the whole address: nothing that names a
 * person or opens something.
 */
const harmless = /^(utm_\w+|fbclid|plan)$/;
const wayToPlans = /^\/subscription(\?plan=\w+)?(#buy)?$/;

/**
 * Whether an address may be told to Meta.
 * @param search - What stands in it behind the path.
 */
export function maySendToPixel(search: string): boolean {
  return [...new URLSearchParams(search)].every(
    ([name, value]) => harmless.test(name) || (name === 'return' && wayToPlans.test(value)),
  );
}

/**
 * Loads Meta's script, where the page came with the number of a pixel (`data-pixel`, and a content
 * policy that lets it in). It counts nothing by itself. While it is in the page, a link to any
 * other page than those it may stand on is followed by the browser itself, so that it is gone
 * there.
 */
export function loadPixel(signal: AbortSignal): void {
  addEventListener('click', leaveWhole, { capture: true, signal });
  const { pixel } = document.documentElement.dataset;
  const from = document.referrer === '' ? '' : new URL(document.referrer).search;
  if (!pixel || window.fbq || !maySendToPixel(location.search) || !maySendToPixel(from)) return;
  const fbq = waitingFbq();
  window.fbq = fbq;
  window._fbq = fbq;
  fbq('set', 'autoConfig', false, pixel);
  fbq('init', pixel);
  const script = document.createElement('script');
  script.async = true;
  script.src = 'https://connect.facebook.net/en_US/fbevents.js';
  document.head.append(script);
}

/**
 * Tells Meta's script of an event, where it is loaded and may know the address.
 * @param about - What it tells.
 */
export function sendToPixel(name: string, about: object, eventID: string): void {
  if (maySendToPixel(location.search)) window.fbq?.('track', name, about, { eventID });
}

/** What takes calls until Meta's script is there and takes them up, in the form it looks for. */
function waitingFbq(): Fbq {
  const fbq: Fbq = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else fbq.queue.push(call);
    },
    { queue: [] as unknown[][], loaded: true, disablePushState: true, version: '2.0' },
  );
  return fbq;
}

function leaveWhole(event: MouseEvent): void {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
  if (!link || !window.fbq) return;
  const { origin, pathname } = new URL(link.href);
  // The router never hears of it and leaves it to the browser.
  if (origin === location.origin && !isScriptPage(pathname)) event.stopPropagation();
}
