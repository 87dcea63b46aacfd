import { setTimeout as wait } from 'node:timers/promises';
import { openChromium } from '../e2e/support/chromium.ts';
import { startServer } from '../e2e/support/server.ts';

/*
 * What a first visit costs: bytes over the wire, bodies and headers, with an empty cache, until nothing has been
 * under way for a while. What the service worker fetches afterwards for offline use belongs to no page and is
 * left out. Limits: promises, "Speed".
 */
const paths = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/quest-map', '/lesson/1/1'];
const kinds = ['Script', 'Fetch', 'Stylesheet', 'Font', 'Image', 'Document'];
const mostScript = 170_000;
const mostScriptBeforePaint = 15_000;
const quiet = 1500;

type Context = Awaited<ReturnType<Awaited<ReturnType<typeof openChromium>>['newContext']>>;

/** One file that a page has fetched. */
interface Fetched {
  url: string;
  kind: string;
  bytes: number;
}

/** Opens a page as somebody who has never been here. Out: what it fetched, and its scripts before the largest paint. */
async function visit(context: Context, address: string) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const asked = new Map<string, { url: string; kind: string }>();
  const fetched: Fetched[] = [];
  let busyUntil = performance.now();
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
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  while (asked.size > 0 || performance.now() - busyUntil < quiet) await wait(100);
  const painted = await page.evaluate(readPaint);
  await page.close();
  const before = fetched.filter(
    ({ kind, url }) => kind === 'Script' && painted.early.includes(url),
  );
  return { fetched, scriptBeforePaint: sum(before) + painted.inline };
}

/** In the page: the scripts that had come when the largest thing was painted, and the bytes of those inside it. */
async function readPaint() {
  const painted = await new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const early = files.filter(({ responseEnd }) => responseEnd <= painted).map(({ name }) => name);
  const inline = [...document.scripts].reduce((all, { text }) => all + new Blob([text]).size, 0);
  return { early, inline };
}

function sum(files: readonly Fetched[]): number {
  return files.reduce((all, { bytes }) => all + bytes, 0);
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const server = await startServer();
const browser = await openChromium();
let tooHeavy = false;
for (const path of paths) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const { fetched, scriptBeforePaint } = await visit(context, server.url + path);
  await context.close();
  const parts = kinds.map((kind) => {
    const files = fetched.filter((file) => file.kind === kind);
    return `${kind.toLowerCase()} ${inKilobytes(sum(files))} in ${files.length}`;
  });
  const script = sum(fetched.filter(({ kind }) => kind === 'Script'));
  if (script > mostScript || scriptBeforePaint > mostScriptBeforePaint) tooHeavy = true;
  const before = `script before the largest paint ${inKilobytes(scriptBeforePaint)}`;
  console.log(`${path}: ${parts.join(', ')}; all ${inKilobytes(sum(fetched))}; ${before}`);
}
await browser.close();
await server.stop();
process.exit(tooHeavy ? 1 : 0);
