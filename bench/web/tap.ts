import type { openChromium } from '../../e2e/support/chromium.ts';
import { waitForHydration } from '../../e2e/support/hydration.ts';

type Browser = Awaited<ReturnType<typeof openChromium>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

const lesson = '/lesson/1/1';

/** How the taps are made. */
export interface TapOptions {
  /** How many times slower the processor is made. */
  slowdown: number;
  /** The network is gone once the app is warm. */
  offline: boolean;
  times: number;
}

/**
 * In the page: presses the link to the lesson and answers when the frame with its words has been
 * painted.
 */
function tapAndWait(path: string): Promise<number> {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].find(
    (result) => new URL(result.href).pathname === path && result.checkVisibility(),
  );
  if (!link) throw new Error(`No link to ${path} can be seen.`);
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const look = () => {
      if (performance.now() - start > 30_000) return reject(new Error('The words do not come.'));
      const story = document.querySelector('#story p');
      if (location.pathname !== path || !story) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - start);
      return requestAnimationFrame(() => channel.port2.postMessage(0));
    };
    link.click();
    requestAnimationFrame(look);
  });
}

async function openMap(page: Page, server: string): Promise<void> {
  await page.goto(`${server}/lessons`);
  await waitForHydration(page);
  await page.locator(`a[href="${lesson}"]:visible`).first().waitFor();
}

/**
 * Taps a lesson's link in the list of lessons, the app warm: the lesson was open once before in
 * this browser.
 *
 * @returns how long a child waits from the tap to the words, in milliseconds, one figure per tap
 */
export async function measureTaps(
  browser: Browser,
  server: string,
  { slowdown, offline, times }: TapOptions,
): Promise<number[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await openMap(page, server);
  await page.evaluate(tapAndWait, lesson);
  if (offline) {
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await context.setOffline(true);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const waits: number[] = [];
  for (let tap = 0; tap < times; tap += 1) {
    await page.goBack();
    await page.waitForURL(`${server}/lessons`);
    await page.locator(`a[href="${lesson}"]:visible`).first().waitFor();
    waits.push(await page.evaluate(tapAndWait, lesson));
  }
  await context.close();
  return waits;
}
