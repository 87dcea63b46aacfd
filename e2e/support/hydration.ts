import type { Page } from '@playwright/test';

/** In the page: whether React has taken up the page and every control of it. */
function isHydrated(): boolean {
  const isTakenUp = (part: Element) => Object.keys(part).some((key) => key.startsWith('__react'));
  const controls = [...document.querySelectorAll('button, input, select, textarea')];
  return !document.querySelector('.loading') && [document.body, ...controls].every(isTakenUp);
}

/** Waits until the whole page answers to presses. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
}
