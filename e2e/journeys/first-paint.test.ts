import type { BrowserContext, Page } from '@playwright/test';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { chooseLanguage } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const english = wordsIn('en');
const french = wordsIn('fr');
const price = /[$€]\s?\d|\d\s?[$€]/;

/** Only what the page itself brings: the app's scripts never come. */
async function withoutTheApp(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/.*\.js$/, (route) => route.abort());
}

async function setCookie(context: BrowserContext, name: string, value: string): Promise<void> {
  const url = process.env.QUEST_URL ?? '';
  await context.addCookies([{ name, value, url }]);
}

test.describe('before the app has started', () => {
  test.beforeEach(async ({ context, expectConsole }) => {
    expectConsole(/net::ERR_FAILED|Failed to fetch dynamically imported module/);
    await withoutTheApp(context);
  });

  test('the page stands in the language of its address, else in the one chosen, else in English', async ({
    page,
    context,
  }) => {
    const html = page.locator('html');
    await page.goto('/');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(html).toHaveAttribute('data-viewer', 'visitor');
    await expect(html).not.toHaveClass(/dark/);
    const signUp = page.getByRole('link', { name: english('common:nav.signup') }).first();
    await expect(signUp).toBeVisible();
    await setCookie(context, 'language', 'fr');
    await page.goto('/');
    await expect(html).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(french('landing:hero.title'));
    expect(new URL(page.url()).pathname).toBe('/');
    await setCookie(context, 'language', 'pt-BR');
    await page.goto('/fr/about-us');
    await expect(html).toHaveAttribute('lang', 'fr');
  });

  test('the styles of public pages apply in their order', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    for (const path of ['/', '/quest-map', '/lesson/1/1', '/login', '/subscription', '/terms']) {
      await page.goto(path);
      const link = page.locator('header a[href="/quest-map"]').first();
      // The base rules underline links and give them no room; the navigation's own rules come after them.
      await expect(link, path).toHaveCSS('text-decoration-line', 'none');
      expect((await link.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
    }
  });

  test('a theme chosen before is there, also under its older name, and the bar of the browser goes with it', async ({
    page,
  }) => {
    const bar = page.locator('meta[name="theme-color"]');
    const html = page.locator('html');
    await page.goto('/about-us');
    const light = await backgroundOf(page);
    await page.evaluate(() => localStorage.setItem('vite-ui-theme', 'dark'));
    await page.reload();
    await expect(html).toHaveClass(/dark/);
    expect(await backgroundOf(page)).not.toBe(light);
    const saved = await page.evaluate(() => [
      localStorage.getItem('theme'),
      localStorage.getItem('vite-ui-theme'),
    ]);
    expect(saved).toEqual(['dark', null]);
    await page.goto('/outbox');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(18, 19, 43)');
    await page.goto('/about-us');
    await expect(bar).toHaveAttribute('content', '#1c1e43');
    await page.evaluate(() => localStorage.setItem('theme', 'light'));
    await page.reload();
    await expect(bar).toHaveAttribute('content', '#fffdf7');
  });

  test('a child sees its own navigation and no price on any public page, and a visitor the prices', async ({
    page,
    context,
  }) => {
    await page.goto('/subscription');
    expect(await page.locator('body').innerText()).toMatch(price);
    await setCookie(context, 'viewer', 'child');
    const banner = page.getByRole('banner');
    for (const path of ['/', '/subscription', '/donate', '/gift', '/demo']) {
      await page.goto(path);
      const trivia = banner.getByRole('link', { name: english('common:nav.daily-trivia') });
      await expect(trivia, path).toBeVisible();
      await expect(banner.getByRole('link', { name: english('common:nav.login') })).toBeHidden();
      const printables = banner.getByText(english('common:nav.printables'));
      await expect(printables.filter({ visible: true })).toHaveCount(0);
      expect(await page.locator('body').innerText(), path).not.toMatch(price);
    }
  });
});

test('a link with a language keeps it and leads to the clean address', async ({ page }) => {
  await page.goto('/about-us?lang=fr');
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a language chosen in the switcher stays for public pages and for those of the app', async ({
  page,
}) => {
  await login(page, 'parent');
  await openPage(page, '/about-us');
  await chooseLanguage({ page, hand: pointingHand(), say: french, language: 'fr' });
  await expect(page).toHaveURL(/\/fr\/about-us$/);
  await page.goto('/dashboard');
  await expect(page.getByRole('tab', { name: french('family:tabs.achievements') })).toBeVisible();
  await page.goto('/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

function backgroundOf(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
}

test('a device that has chosen no language is offered its own, once', async ({
  openContext,
  baseURL,
}) => {
  for (const [locale, language] of [
    ['fr-CA', 'fr'],
    ['pt-PT', 'pt-BR'],
  ] as const) {
    const context = await openContext({ baseURL, locale });
    const address = `/${language}/about-us`;
    const words = english(`common:cookies.offer.${language}`);
    const page = await context.newPage();
    await openPage(page, '/about-us');
    await page.getByRole('link', { name: words, exact: true }).click();
    await expect(page).toHaveURL(address);
    await openPage(page, '/about-us');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const say = wordsIn(language);
    const question = page.getByRole('region', { name: say('common:cookies.region') });
    await expect(question).toBeVisible();
    await expect(page.getByRole('link', { name: words, exact: true })).toHaveCount(0);
  }
});
