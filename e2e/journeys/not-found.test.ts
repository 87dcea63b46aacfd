import { expect, login, openPage, test } from '../support/fixtures.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const french = wordsIn('fr');

test('an address that no page has says so by its status, in the language of the address, and in the console', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const heading = page.getByRole('heading', { level: 1 });
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(heading).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle(/Oops! Page not found/);
  await expect.poll(() => said).toContain('404: no page has the address /no/such/page');
  await page.getByRole('link', { name: say('common:not-found.home') }).click();
  await expect(heading).toHaveText(say('landing:hero.title'));
  expect((await page.goto('/fr/nulle-part'))?.status()).toBe(404);
  await expect(heading).toHaveText(french('errors:page_not_found'));
});

test('a page of the app with a language in front is that page in the language, also where the app itself is led there', async ({
  page,
}) => {
  const html = page.locator('html');
  await login(page, 'parent');
  await openPage(page, '/fr/dashboard?from=letter');
  await expect(page).toHaveURL('/dashboard?from=letter');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(new RegExp(french('common:meta.dashboard.title')));
  await openPage(page, '/about-us?lang=en');
  await expect(html).toHaveAttribute('lang', 'en');
  await page.evaluate(() => {
    history.pushState(null, '', '/fr/lessons');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL('/lessons');
  await expect(html).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveTitle(new RegExp(french('common:meta.lessons.title')));
});
