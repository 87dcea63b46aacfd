import { type Language, languages } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { pressOfChild } from '../support/learners.ts';
import { findOverflow } from '../support/overflow.ts';
import { wordsIn } from '../support/words.ts';

// WCAG 2.2, 1.4.10 and 1.4.4: nothing scrolls sideways at 320 pixels, nothing is lost with letters twice as large.
const narrow = { width: 320, height: 640 };
const phone = { width: 390, height: 844 };
const tablet = { width: 820, height: 1180 };

/** The pages of visitors, a few for each test so that two workers share them. */
const groups = [
  ['/', '/saint-pius-x', '/catechism', '/demo', '/subscription', '/donate', '/gift'],
  ['/about-us', '/privacy', '/terms', '/login', '/signup', '/check-email'],
  ['/quest-map', '/lessons', '/lesson/1/1', '/quiz/1-1', '/lesson/2/1', '/nowhere'],
  ['/lesson/1/2', '/lesson/1/3', '/auth/confirm', '/donation-success'],
];

/** The pages of who is signed in, besides the dashboard of a parent. */
const signedIn = [
  { who: 'lucia', paths: ['/quest-map', '/lessons', '/dashboard', '/my-progress', '/demo'] },
  {
    who: 'marco',
    paths: ['/quest-map', '/lesson/2/1', '/subscription', '/saint-of-the-day', '/daily-trivia'],
  },
  {
    who: 'parent',
    paths: [
      '/my-progress',
      '/quest-map',
      '/lessons',
      '/lesson/2/1',
      '/login-cards',
      '/ask-saint-pius-x',
      '/conversations',
    ],
  },
] as const;

async function open(page: Page, path: string, language: Language): Promise<void> {
  const url = process.env.QUEST_URL ?? '';
  await page.context().addCookies([{ name: 'language', value: language, url }]);
  const asked = page.waitForResponse(/\/auth\/v1\/get-session/);
  await openPage(page, path);
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** Expects that everything fits, narrow first and then with letters twice as large. */
async function expectFit(page: Page): Promise<void> {
  const where = new URL(page.url()).pathname;
  await page.setViewportSize(narrow);
  expect.soft(await findOverflow(page), `${where}, ${narrow.width} pixels`).toEqual([]);
  await page.setViewportSize(phone);
  await setLetters(page, '200%');
  expect.soft(await findOverflow(page), `${where}, letters of 200%`).toEqual([]);
  await page.setViewportSize(tablet);
  expect.soft(await findOverflow(page), `${where}, letters of 200% on a tablet`).toEqual([]);
  await setLetters(page, '');
}

async function setLetters(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}

async function sizeOf(page: Page, selector: string): Promise<number> {
  const letters = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  return page.locator(selector).first().evaluate(letters);
}

for (const language of languages) {
  test(`letters twice as large are twice as large in prices too, and leave the screen to the page, in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '/subscription', language);
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
    const say = wordsIn(language);
    await page.setViewportSize(phone);
    await open(page, '/', language);
    const question = page.getByRole('region', { name: say('common:cookies.region') });
    await expect(question).toBeVisible();
    expect((await question.boundingBox())?.height).toBeLessThan(phone.height / 4);
    await setLetters(page, '200%');
    await page.setViewportSize(narrow);
    expect((await question.boundingBox())?.height).toBeLessThanOrEqual(narrow.height / 2);
    await expect(page.getByRole('link', { name: say('common:nav.skip') })).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const foot = await page.getByRole('contentinfo').boundingBox();
    const asked = await question.boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((asked?.y ?? 0) + 1);
    await question.getByRole('button', { name: say('common:cookies.decline') }).click();
    await expect(question).toBeHidden();
  });

  for (const paths of groups) {
    test(`${paths.join(', ')} fit on a narrow screen and with large letters in ${language}`, async ({
      page,
      expectConsole,
    }) => {
      test.slow();
      expectConsole(/status of 40[134]|404: no page/);
      for (const path of paths) {
        await open(page, path, language);
        await expectFit(page);
      }
    });
  }

  for (const { who, paths } of signedIn) {
    test(`${paths.join(', ')} fit for ${who} in ${language}`, async ({ page, expectConsole }) => {
      test.slow();
      expectConsole(/status of 403/);
      await login(page, who);
      for (const path of paths) {
        await open(page, path, language);
        await expectFit(page);
      }
    });
  }

  test(`the dashboard fits on a narrow screen and with large letters in ${language}`, async ({
    page,
  }) => {
    test.slow();
    const say = wordsIn(language);
    await login(page, 'parent');
    await open(page, '/dashboard', language);
    await expectFit(page);
    for (const key of ['modules', 'achievements'] as const) {
      await page.getByRole('tab', { name: say(`family:tabs.${key}`) }).click();
      await page.waitForLoadState('networkidle');
      await expectFit(page);
    }
  });

  test(`the windows over the map and the dashboard fit in ${language}`, async ({ page }) => {
    test.slow();
    const say = wordsIn(language);
    await login(page, 'marco');
    await open(page, '/quest-map', language);
    const locks = page.locator('.map-plate button');
    for (const lock of [locks.first(), locks.last()]) {
      // Playwright takes a button that tells why it is locked for one that cannot be pressed.
      await lock.click({ force: true });
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFit(page);
      await page.keyboard.press('Escape');
    }
    await login(page, 'parent');
    await open(page, '/dashboard', language);
    await page.getByRole('button', { name: say('family:add'), exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectFit(page);
    for (const key of ['pictures', 'settings', 'pause']) {
      await page.keyboard.press('Escape');
      await pressOfChild({ page, hand: pointingHand(), say, language }, 'Lucia', key);
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectFit(page);
    }
  });

  test(`"Who is learning?" fits, long names too, in ${language}`, async ({ page }) => {
    const say = wordsIn(language);
    const names = ['Anne', `Maximiliana-${'Wolfgangina'.repeat(4)}`];
    const family = JSON.stringify({ parentEmail: 'elena@example.org', names });
    await page.addInitScript((kept) => localStorage.setItem('remembered-family', kept), family);
    await open(page, '/login', language);
    await expect(page.getByRole('heading', { name: say('account:child.who') })).toBeVisible();
    await expectFit(page);
    await page.getByRole('button', { name: names[1], exact: true }).click();
    await expect(page.getByLabel(say('account:child.password'), { exact: true })).toBeVisible();
    await expectFit(page);
  });

  test(`every tab of the dashboard is in sight on a phone in ${language}`, async ({ page }) => {
    await page.setViewportSize(phone);
    await login(page, 'parent');
    await open(page, '/dashboard', language);
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
