import type { Page } from '@playwright/test';
import { expect, login, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { pressOfChild } from '../support/learners.ts';
import { screens } from '../support/screens.ts';
import {
  expectSound,
  openWhole,
  refusals,
  setLetters,
  sweptLanguages,
  untilQuiet,
} from '../support/sweep.ts';
import { openMenu } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

/*
 * What opens over a page, or shows there only after a press.
 */
test.beforeEach(({ expectConsole }) => {
  test.slow();
  expectConsole(refusals);
});

const { phone } = screens;
const narrow = { width: 320, height: 640 };

async function sizeOf(page: Page, selector: string): Promise<number> {
  const fontSize = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return page.locator(selector).first().evaluate(fontSize);
}

for (const language of sweptLanguages) {
  const say = wordsIn(language);

  test(`letters twice as large are twice as large in prices too, and leave the screen to the page, in ${language}`, async ({
    page,
  }) => {
    await openWhole(page, '/subscription', language);
    await page.setViewportSize(phone.viewport);
    const price = await sizeOf(page, '.plan-amount');
    await setLetters(page, '200%');
    expect(await sizeOf(page, '.plan-amount')).toBe(price * 2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('hyphens', 'auto');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test(`the cookie question leaves most of a phone to the page, covers none of its end, and can be answered with large letters, the skip link out of sight, in ${language}`, async ({
    page,
  }) => {
    await openWhole(page, '/', language);
    await page.setViewportSize(phone.viewport);
    const question = page.getByRole('region', { name: say('common:cookies.region') });
    await expect(question).toBeVisible();
    expect((await question.boundingBox())?.height).toBeLessThan(phone.viewport.height / 4);
    await setLetters(page, '200%');
    await page.setViewportSize(narrow);
    expect((await question.boundingBox())?.height).toBeLessThanOrEqual(narrow.height / 2);
    await expect(page.getByRole('link', { name: say('common:nav.skip') })).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    const request = await question.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((request?.y ?? 0) + 1);
    await question.getByRole('button', { name: say('common:cookies.decline') }).click();
    await expect(question).toBeHidden();
  });

  test(`the menus of the navigation bar and what a locked module says are sound in ${language}`, async ({
    page,
  }) => {
    await openWhole(page, '/about-us', language);
    const menus = page.locator('header summary:visible');
    for (let at = 0; at < (await menus.count()); at += 1) {
      await menus.nth(at).click();
      await expectSound(page);
    }
    await login(page, 'marco');
    await openWhole(page, '/quest-map', language);
    const locks = page.locator('.map-plate button');
    for (const lock of [locks.first(), locks.last()]) {
      // Playwright takes a button that tells why it is locked for one that cannot be pressed.
      await lock.click({ force: true });
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSound(page);
      await page.keyboard.press('Escape');
    }
  });

  test(`the menu of a phone is sound to each viewer in ${language}`, async ({ page }) => {
    for (const person of [null, 'parent', 'lucia'] as const) {
      if (person) await login(page, person);
      await openWhole(page, '/', language);
      await page.setViewportSize(phone.viewport);
      await openMenu({ page, hand: pointingHand() });
      await expect(page.locator('.nav-sheet')).toBeVisible();
      await expectSound(page);
    }
  });

  test(`the tabs and windows of the dashboard are sound in ${language}`, async ({ page }) => {
    await login(page, 'parent');
    await openWhole(page, '/dashboard', language);
    for (const key of ['modules', 'achievements'] as const) {
      await page.getByRole('tab', { name: say(`family:tabs.${key}`) }).click();
      await untilQuiet(page);
      await expectSound(page);
    }
    await openWhole(page, '/dashboard', language);
    await page.getByRole('button', { name: say('family:add'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page);
    for (const key of ['pictures', 'settings', 'pause']) {
      await page.keyboard.press('Escape');
      await pressOfChild({ page, hand: pointingHand(), say, language }, 'Lucia', key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSound(page);
    }
  });

  test(`"Who is learning?" is sound, long names too, in ${language}`, async ({ page }) => {
    const names = ['Anne', `Maximiliana-${'Wolfgangina'.repeat(4)}`];
    const family = JSON.stringify({ parentEmail: 'elena@example.org', names });
    await page.addInitScript((saved) => localStorage.setItem('remembered-family', saved), family);
    await openWhole(page, '/login', language);
    await expect(page.getByRole('heading', { name: say('account:child.who') })).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: names[1], exact: true }).click();
    await expect(page.getByLabel(say('account:child.password'), { exact: true })).toBeVisible();
    await expectSound(page);
  });

  test(`every tab of the dashboard is in sight on a phone in ${language}`, async ({ page }) => {
    await login(page, 'parent');
    await openWhole(page, '/dashboard', language);
    await page.setViewportSize(phone.viewport);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(3);
    await tabs.first().focus();
    for (const tab of await tabs.all()) {
      await expect(tab).toBeInViewport({ ratio: 1 });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('ArrowRight');
    }
  });
}
