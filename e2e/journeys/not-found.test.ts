import { expect, login, openPage, test } from '../support/fixtures.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

test('an address that no page has says so, by its status, in words and in the console', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page).toHaveTitle(/Oops! Page not found/);
  await expect.poll(() => said).toContain('404: no page has the address /no/such/page');
  await page.getByRole('link', { name: say('common:not-found.home') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing:hero.title'));
});

test('a missing address is told in the language chosen', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  const french = wordsIn('fr');
  const answer = await page.goto('/fr/nulle-part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french('errors:page_not_found'));
});

test.describe('a page of the app with a language in front', () => {
  const french = wordsIn('fr');

  test('is that page in the language', async ({ page }) => {
    await login(page, 'parent');
    await openPage(page, '/fr/dashboard?from=letter');
    await expect(page).toHaveURL('/dashboard?from=letter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(new RegExp(french('common:meta.dashboard.title')));
  });

  test('is that page in the language where the app itself is led there', async ({ page }) => {
    await login(page, 'parent');
    await openPage(page, '/about-us');
    await page.evaluate(() => {
      history.pushState(null, '', '/fr/lessons');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL('/lessons');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page).toHaveTitle(new RegExp(french('common:meta.lessons.title')));
  });
});
