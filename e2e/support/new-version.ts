import type { Page } from '@playwright/test';

/**
 * Stands in for the browser's service workers, as a script of the page: a new version waits once
 * `new-version` is told, and takes over when the page asks it to.
 */
export function offerNewVersion(): void {
  const worker = Object.assign(new EventTarget(), { controller: {} });
  const waiting = {
    postMessage: () => worker.dispatchEvent(new Event('controllerchange')),
  };
  const registration = Object.assign(new EventTarget(), { waiting });
  const answer = new Promise((resolve) => addEventListener('new-version', resolve));
  const stand = Object.assign(worker, { register: () => answer.then(() => registration) });
  Object.defineProperty(navigator, 'serviceWorker', { value: stand });
}

/**
 * Tells the page that a new version waits, and waits until it has painted whatever follows from it.
 */
export async function announceNewVersion(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('new-version')));
  await painted(page);
}

/** Waits until the page has painted whatever it was told of. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}
