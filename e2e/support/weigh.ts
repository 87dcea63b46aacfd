import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';

/** One file that a page has fetched: bytes over the wire, body and headers. */
export interface Fetched {
  url: string;
  /**
   * The kind that the browser gives it: `Script`, `Document`, `Stylesheet`, `Font`, `Image`,
   * `Fetch`.
   */
  kind: string;
  bytes: number;
}

/** A page is done when nothing has been under way for so long, in milliseconds. */
const quiet = 1500;
const timeout = 60_000;

/**
 * What a first visit to a page fetches before anybody touches it, with an empty cache. What the
 * service worker fetches afterwards for offline use belongs to no page and is left out.
 */
export async function weighVisit(browser: Browser, address: string): Promise<readonly Fetched[]> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  });
  try {
    return await visit(await context.newPage(), address);
  } finally {
    await context.close();
  }
}

async function visit(page: Page, address: string): Promise<readonly Fetched[]> {
  const session = await page.context().newCDPSession(page);
  const requested = new Map<string, { url: string; kind: string }>();
  const fetched: Fetched[] = [];
  const begun = performance.now();
  let busyUntil = begun;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    requested.set(requestId, { url: request.url, kind: type ?? 'Other' });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requested.get(requestId);
    requested.delete(requestId);
    busyUntil = performance.now();
    if (request?.url.startsWith('http')) fetched.push({ ...request, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId }) => requested.delete(requestId));
  await session.send('Network.enable');
  await page.goto(address, { timeout });
  while (requested.size > 0 || performance.now() - busyUntil < quiet) {
    if (performance.now() - begun > 2 * timeout)
      throw new Error(`${address} does not come to rest.`);
    await wait(100);
  }
  return fetched;
}

/** How many bytes some files come to; of one kind where it is named. */
export function bytesOf(files: readonly Fetched[], kind?: string): number {
  return files
    .filter((file) => kind === undefined || file.kind === kind)
    .reduce((all, { bytes }) => all + bytes, 0);
}
