import type { Page } from '@playwright/test';

/** In the page: whether React has taken up its frame. */
function isAppStarted(): boolean {
  return Object.keys(document.body).some((key) => key.startsWith('__react'));
}

/** In the page: whether React has taken up the page and every control of it. */
function isHydrated(): boolean {
  const isTakenUp = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
  const controls = [...document.querySelectorAll('button, input, select, textarea')];
  return !document.querySelector('.loading') && controls.every(isTakenUp);
}

/** Waits until the whole page answers to presses; what lies below the first screen does so at the first sign of somebody. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isAppStarted);
  await page.locator('html').dispatchEvent('keydown');
  await page.waitForFunction(isHydrated);
}
