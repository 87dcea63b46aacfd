import { setTimeout as wait } from 'node:timers/promises';
import type { openChromium } from '../../e2e/support/chromium.ts';

type Browser = Awaited<ReturnType<typeof openChromium>>;
type Context = Awaited<ReturnType<Browser['newContext']>>;

/** One file that a page has fetched: bytes over the wire, body and headers. */
interface Fetched {
  url: string;
  kind: string;
  bytes: number;
}

/** What a first visit fetches without a touch, and how much script was asked for before the largest paint. */
export interface PageWeight {
  fetched: readonly Fetched[];
  script: number;
  scriptBeforePaint: number;
}

/** The most script of a page, in all and before its largest paint. @see docs/requirements.md#r-speed-first-visit */
export const mostScript = 170_000;
export const mostScriptBeforePaint = 15_000;

/** A page is done when nothing has been under way for so long, in milliseconds. */
const quiet = 1500;
const patience = 60_000;

/**
 * Opens a page as somebody who has never been here, with an empty cache, until nothing has been under way for a while.
 * What the service worker fetches afterwards for offline use belongs to no page and is left out.
 */
export async function weighVisit(browser: Browser, address: string): Promise<PageWeight> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 412, height: 823 },
  });
  try {
    return await visit(context, address);
  } finally {
    await context.close();
  }
}

async function visit(context: Context, address: string): Promise<PageWeight> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = new Map<string, { url: string; kind: string }>();
  const fetched: Fetched[] = [];
  const begun = performance.now();
  let busyUntil = begun;
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    asked.set(requestId, { url: request.url, kind: type ?? 'Other' });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId);
    asked.delete(requestId);
    busyUntil = performance.now();
    if (request?.url.startsWith('http')) fetched.push({ ...request, bytes: encodedDataLength });
  });
  session.on('Network.loadingFailed', ({ requestId }) => asked.delete(requestId));
  await session.send('Network.enable');
  await page.goto(address, { timeout: patience });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: patience });
  while (asked.size > 0 || performance.now() - busyUntil < quiet) {
    if (performance.now() - begun > 2 * patience)
      throw new Error(`${address} does not come to rest.`);
    await wait(100);
  }
  const painted = await page.evaluate(readPaint);
  const scripts = fetched.filter(({ kind }) => kind === 'Script');
  const before = scripts.filter(({ url }) => painted.early.includes(url));
  return { fetched, script: sum(scripts), scriptBeforePaint: sum(before) + painted.inline };
}

/** In the page: the scripts that were asked for before the largest thing was painted, and the bytes of those inside it. */
async function readPaint() {
  const painted = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const early = files.filter(({ startTime }) => startTime <= painted).map(({ name }) => name);
  // What is told to search engines stands in the page as a script too, and is none.
  const inside = [...document.scripts].filter(({ type }) => type === '' || type === 'module');
  const inline = inside.reduce((all, { text }) => all + new Blob([text]).size, 0);
  return { early, inline };
}

/** How many bytes some files come to. */
export function sum(files: readonly Fetched[]): number {
  return files.reduce((all, { bytes }) => all + bytes, 0);
}
