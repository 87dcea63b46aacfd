import { type Language, languages } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { axe } from './axe.ts';
import { expect, openPage, untilFilled } from './fixtures.ts';
import { findOverflow } from './overflow.ts';
import { findSmallForFinger } from './targets.ts';

/**
 * `npm run test:sweep` looks at everything; `npm test` at each page in the language whose words are
 * longest.
 */
export const wholeSweep = process.env.SWEEP === 'all';

/**
 * The languages that this run looks at. French has the longest words in 44 of the 45 files of the
 * interface.
 */
export const sweptLanguages: readonly Language[] = wholeSweep ? languages : ['fr'];

/**
 * What a page refuses, or has not, says so in the browser's console; here that belongs to many
 * examples.
 */
export const refusals = /status of 40[134]|404: no page/;

const desk = { width: 1280, height: 800 };
const tablet = { width: 820, height: 1180 };
const phone = { width: 390, height: 844 };
const narrow = { width: 320, height: 640 };

/** Opens a page in a language, on a desk, and waits for all that it asks the server for. */
export async function openWhole(page: Page, path: string, language: Language): Promise<void> {
  const url = process.env.QUEST_URL ?? '';
  await page.context().addCookies([{ name: 'language', value: language, url }]);
  await page.setViewportSize(desk);
  const request = page.waitForResponse(/\/auth\/v1\/get-session/);
  await openPage(page, path);
  await request;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await untilQuiet(page);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/**
 * Waits until a page has all that it asked for. The browser now and then never says that the
 * network is quiet.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined);
  await untilFilled(page);
}

/**
 * Looks at the page as it stands: axe finds nothing, light and dark; at 1280, 820, 390 and 320
 * pixels and with letters twice as large nothing overflows or is cut off (WCAG 2.2, 1.4.4 and
 * 1.4.10); a finger finds 44 pixels at every control.
 * @see docs/requirements.md#r-accessibility
 */
export async function expectSound(page: Page): Promise<void> {
  const where = new URL(page.url()).pathname;
  await axe(page);
  for (const size of [desk, tablet, phone, narrow]) {
    await page.setViewportSize(size);
    expect.soft(await findOverflow(page), `${where}, ${size.width} pixels`).toEqual([]);
    if (size === phone) {
      expect.soft(await findSmallForFinger(page), `${where}, a finger`).toEqual([]);
      if (wholeSweep) await axe(page);
    }
  }
  await setLetters(page, '200%');
  for (const size of [phone, tablet]) {
    await page.setViewportSize(size);
    const what = `${where}, letters of 200% at ${size.width} pixels`;
    expect.soft(await findOverflow(page), what).toEqual([]);
  }
  await setLetters(page, '');
  await page.setViewportSize(desk);
}

/** Sets how large the letters are, as a browser's own setting would; '' for as they were. */
export async function setLetters(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
