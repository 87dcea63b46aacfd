import type { openChromium } from '../../e2e/support/chromium.ts';

type Browser = Awaited<ReturnType<typeof openChromium>>;

/** What is tapped on a page, and what shows that the tap was answered, as selectors. */
export interface Tapped {
  target: string;
  answer: string;
}

/** What a first visitor taps: the menu of the landing page, a module of the map, a tile of an activity. */
export const firstTaps: Record<string, Tapped> = {
  '/': { target: '.nav-narrow summary', answer: '.nav-narrow[open]' },
  '/quest-map': { target: '.map-node .map-name', answer: '#lessons-1:target, #lessons-1 :target' },
  '/lesson/1/1': {
    target: '[data-activity] button[aria-pressed]',
    answer: '[data-activity] button[aria-pressed=true]',
  },
};

/** The same of the bare page. */
export const skeletonTap: Tapped = { target: 'button', answer: 'button[aria-pressed=true]' };

/** How a first tap is made. */
interface TapOptions {
  /** How long after the first paint, in milliseconds. */
  after: number;
  times: number;
}

/** In the page: waits for the first paint and then a while, taps, again where nothing came, and answers how long it took. */
async function tapUntilAnswered({ target, answer, after }: Tapped & { after: number }) {
  const again = 250;
  await new Promise<void>((resolve) => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
  await new Promise((over) => setTimeout(over, after));
  const part = document.querySelector<HTMLElement>(target);
  if (!part) throw new Error(`The page has no ${target}.`);
  part.scrollIntoView({ block: 'center' });
  const start = performance.now();
  return new Promise<number>((resolve, reject) => {
    let tapped = Number.NEGATIVE_INFINITY;
    const look = () => {
      const now = performance.now();
      if (now - start > 30_000) return reject(new Error(`Nothing answers at ${target}.`));
      if (document.querySelector(answer)) {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now() - start);
        return requestAnimationFrame(() => channel.port2.postMessage(0));
      }
      if (now - tapped >= again) {
        tapped = now;
        part.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        part.click();
      }
      return requestAnimationFrame(look);
    };
    look();
  });
}

/**
 * Opens a page as somebody who was never here, on Lighthouse's slow phone, and taps it some time after its first paint.
 *
 * @returns how long until the tap is answered, in milliseconds, one figure per visit
 */
export async function measureFirstTaps(
  browser: Browser,
  address: string,
  tapped: Tapped,
  { after, times }: TapOptions,
): Promise<number[]> {
  const waits: number[] = [];
  for (let visit = 0; visit < times; visit += 1) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (750 * 1024) / 8,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    waits.push(await page.evaluate(tapUntilAnswered, { ...tapped, after }));
    await context.close();
  }
  return waits;
}
