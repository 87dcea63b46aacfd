import type { openChromium } from '../../e2e/support/chromium.ts';

type Browser = Awaited<ReturnType<typeof openChromium>>;

/** How a first touch is made. */
export interface FirstTouchOptions {
  /** How many times slower the processor is made. */
  slowdown: number;
  /** How long somebody looks at the page before, in milliseconds. */
  look: number;
  times: number;
}

/** In the page: touches the button of the footer that asks about cookies, and answers when its question has been painted. */
function touchAndWait(): Promise<number> {
  const button = document.querySelector<HTMLElement>('footer button');
  if (!button) throw new Error('The footer has no button.');
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const wait = () => {
      if (performance.now() - start > 30_000) return reject(new Error('Nothing comes.'));
      // The question comes by itself too; only the button brings the keyboard to it.
      if (!document.activeElement?.matches('.banner')) return requestAnimationFrame(wait);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve(performance.now() - start);
      return requestAnimationFrame(() => channel.port2.postMessage(0));
    };
    for (const type of ['pointerdown', 'pointerup']) {
      button.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    }
    button.click();
    requestAnimationFrame(wait);
  });
}

/**
 * Opens a page as somebody who was never here, on Lighthouse's slow network, and touches it: what a first visit, which
 * wakes at the first touch, costs whoever touches.
 *
 * @returns how long the answer to the touch takes, in milliseconds, one figure per visit
 */
export async function measureFirstTouches(
  browser: Browser,
  address: string,
  { slowdown, look, times }: FirstTouchOptions,
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
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(address);
    await page.evaluate((after) => new Promise((over) => setTimeout(over, after)), look);
    waits.push(await page.evaluate(touchAndWait));
    await context.close();
  }
  return waits;
}
