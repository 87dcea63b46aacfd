import type { Page } from '@playwright/test';
import { expect, login, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { screens } from '../support/screens.ts';
import { goByNavigation, type Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const language = 'fr';
const say = wordsIn(language);
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language });

test.beforeEach(async ({ page }) => {
  await page.goto('/about-us?lang=fr');
  await expect(page.locator('html')).toHaveAttribute('lang', language);
});

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('one press in the navigation or in the corner leads a child to her badges', async ({
    page,
  }) => {
    await login(page, 'lucia');
    const badges = page.getByRole('heading', { name: say('dashboard:badges'), exact: true });
    await page.goto('/fr/quest-map');
    await waitForHydration(page);
    await goByNavigation(visitOf(page), 'common:nav.badges');
    await expect(badges).toBeInViewport();
    await page.goto('/dashboard');
    await page.getByRole('link', { name: say('dashboard:corner.badges.all') }).click();
    await expect(page).toHaveURL(/\/my-progress#badges$/);
    await expect(badges).toBeInViewport();
  });
});

test.describe('on the map of a phone', () => {
  test.use(screens.phone);

  test('the number of lessons opens the module’s list, also when one comes back to it', async ({
    page,
  }) => {
    await page.goto('/fr/quest-map');
    await waitForHydration(page);
    await page.getByRole('link', { name: say('map:lessons', { count: 16 }) }).click();
    const list = page.locator('#lessons-2');
    await expect(list).toBeInViewport();
    await goByNavigation(visitOf(page), 'common:nav.about-us');
    await expect(page).toHaveURL(/about-us$/);
    await page.goBack();
    await expect(list).toBeInViewport();
  });
});
