import type { Page } from '@playwright/test';
import { logInAsChild } from '../support/account.ts';
import { axe } from '../support/axe.ts';
import { demoFamily } from '../support/demo-family.ts';
import { addOwnChild } from '../support/family.ts';
import { expect, login, test, untilFilled } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { markRead } from '../support/lesson.ts';
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

  test('what was done before logging in is offered first, then comes the map from its title on', async ({
    page,
    openContext,
    baseURL,
  }) => {
    const child = await addOwnChild(await (await openContext({ baseURL })).newPage());
    const visit = visitOf(page);
    await page.goto('/fr/lesson/1/1');
    await markRead(visit, 'goals');
    await page.goto('/fr/login');
    await logInAsChild(visit, demoFamily.parent.email, child);
    const offer = page.getByRole('region', { name: say('progress:import.title') });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(child.name);
    await untilFilled(page);
    await expect(offer).toBeInViewport({ ratio: 1 });
    await axe(page);
    await offer.getByRole('button', { name: say('progress:import.no') }).click();
    await expect(offer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });

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

test.describe('without a network', () => {
  test.use(screens.phone);

  test('the word that there is none lies over nothing', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await page.goto('/fr/lesson/1/1');
    await waitForHydration(page);
    await context.setOffline(true);
    const notice = page.getByText(say('common:state.offline'));
    await expect(notice).toBeVisible();
    const [words, bar] = [await notice.boundingBox(), await page.locator('.nav').boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(notice).not.toBeInViewport();
    await context.setOffline(false);
  });
});
