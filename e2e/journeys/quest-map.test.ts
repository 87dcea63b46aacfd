import type { Page } from '@playwright/test';
import { addOwnChild, becomeChild } from '../support/family.ts';
import {
  expect,
  login,
  openPage,
  test,
  untilFilled,
  waitForHydration,
} from '../support/fixtures.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');

// Its button covers the whole of a window: what is pressed by force is the window, what answers is the button.

/** The six modules on the road, each with its plate. */
const nodes = (page: Page) => page.locator('.map-node');

for (const screen of ['phone', 'desk'] as const) {
  test.describe(`the map on a ${screen}`, () => {
    test.use(screens[screen]);

    test('opens at its title, and a press shows the window that is next', async ({ page }) => {
      const child = await addOwnChild(page);
      await becomeChild(page, child);
      await openPage(page, '/quest-map');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(say('map:title-of', { name: child.name }));
      await untilFilled(page);
      await expect(title).toBeInViewport({ ratio: 1 });
      await page.getByRole('link', { name: say('map:next.show') }).click();
      await expect(page.locator('.map-node[data-state="current"]')).toBeInViewport({ ratio: 1 });
    });

    test('is pressed by small fingers: every window is a target of its own, each 56 pixels high', async ({
      page,
    }) => {
      await login(page, 'marco');
      await openPage(page, '/quest-map');
      await expect(page.getByText(say('map:reason.ask-parent')).first()).toBeVisible();
      for (const target of await page.locator('.map-plate :is(a, button)').all()) {
        const box = await target.boundingBox();
        expect(box?.height, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(56);
      }
      await nodes(page).nth(5).locator('.map-rose').click({ force: true });
      const dialog = page.getByRole('dialog', { name: say('map:lock.title.ask-parent') });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await nodes(page).first().locator('.map-rose').click({ force: true });
      await expect(page).toHaveURL(/\/lesson\/1\/1$/);
    });

    test('tells what opens the treasure, on the chest and in a window with the six modules', async ({
      page,
    }) => {
      await openPage(page, '/quest-map');
      const treasure = page.locator('.map-treasure');
      await expect(treasure).toContainText(say('map:treasure.windows', { done: 0, count: 6 }));
      await expect(treasure).toContainText(say('map:treasure.locked'));
      const button = page.getByRole('button', { name: say('map:treasure.locked.label') });
      // In the middle of the page, where the question about cookies does not lie over it.
      await treasure.evaluate((chest) => chest.scrollIntoView({ block: 'center' }));
      await treasure.locator('img').click({ force: true });
      const dialog = page.getByRole('dialog', { name: say('map:treasure'), exact: true });
      await expect(dialog).toContainText(say('map:treasure.how'));
      await expect(dialog.getByText(say('map:key.unlit'))).toHaveCount(6);
      await dialog.getByRole('button', { name: say('map:lock.back') }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  });
}

test('on a tablet the road and what is said of it share the width', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  await openPage(page, '/quest-map');
  const road = await page.locator('.quest-map').boundingBox();
  const lists = await page.locator('.map-lessons').boundingBox();
  expect((lists?.x ?? 0) + (lists?.width ?? 0)).toBeLessThan(road?.x ?? 0);
  expect((lists?.x ?? 820) + 820 - (road?.x ?? 0) - (road?.width ?? 0)).toBeLessThan(100);
});

test('without a network a child sees her own road, and a visitor’s never has her name', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const child = await addOwnChild(page);
  await becomeChild(page, child);
  await openPage(page, '/quest-map');
  const title = page.getByRole('heading', { level: 1 });
  const own = say('map:title-of', { name: child.name });
  const asked = nodes(page).getByText(say('map:reason.ask-parent'));
  await expect(title).toHaveText(own);
  await expect(asked).toHaveCount(5);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(title).toHaveText(own);

  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect(title).toHaveText(own);
  await expect(asked).toHaveCount(5);
  await expect(nodes(page).getByText(say('map:reason.sign-in'))).toHaveCount(0);

  await page.evaluate((id) => localStorage.removeItem(`known-course:${id}`), child.id);
  await page.reload();
  await waitForHydration(page);
  await expect(nodes(page).getByText(say('map:reason.sign-in'))).toHaveCount(5);
  await expect(title).toHaveText(say('map:title'));
  await context.setOffline(false);
});
