import type { Viewer } from '@pius/domain/account/viewer.ts';
import type { Page } from '@playwright/test';
import type { DemoPerson } from '../support/demo-family.ts';
import { axe, expect, login, openPage, test, untilFilled } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { ownPlaces } from '../support/places.ts';
import { screens } from '../support/screens.ts';
import { openMenu } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const people = { parent: 'parent', child: 'lucia', admin: 'admin' } as const satisfies Partial<
  Record<Viewer, DemoPerson>
>;

/** Looks at a page that is open once all that it asks the server for has come. */
async function axeOnceFilled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await untilFilled(page);
  await axe(page);
}

test.beforeEach(() => test.slow());

/** So many pages make one test, so that two workers share them. */
const inOneTest = 6;

for (const viewer of ['visitor', 'parent', 'child', 'admin'] as const) {
  const paths = ownPlaces(viewer);
  for (let from = 0; from < paths.length; from += inOneTest) {
    const some = paths.slice(from, from + inOneTest);
    test(`axe finds nothing on ${some.join(', ')} for the ${viewer}`, async ({ page }) => {
      if (viewer !== 'visitor') await login(page, people[viewer]);
      for (const path of some) {
        const asked = page.waitForResponse(/\/auth\/v1\/get-session/);
        await openPage(page, path);
        await asked;
        await axeOnceFilled(page);
      }
    });
  }
}

test('axe finds nothing on the lock page of each viewer', async ({ page, expectConsole }) => {
  expectConsole(/status of 40[134]/);
  for (const person of [null, 'parent', 'marco'] as const) {
    if (person) await login(page, person);
    await openPage(page, '/lesson/2/1');
    await axeOnceFilled(page);
  }
});

test('axe finds nothing on the page for a missing address', async ({ page, expectConsole }) => {
  expectConsole(/404/);
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await axe(page);
});

test('axe finds nothing in the menus of the navigation bar', async ({ page }) => {
  await openPage(page, '/about-us');
  for (const menu of await page.locator('header summary:visible').all()) {
    await menu.click();
    await axe(page);
  }
});

test('axe finds nothing in what a press on a locked module says', async ({ page }) => {
  await openPage(page, '/quest-map');
  await page
    .getByRole('button', { name: new RegExp(`^${say('map:locked')}`) })
    .first()
    // It is marked as disabled, and a press on it says why.
    .click({ force: true });
  await expect(page.getByRole('dialog')).toBeVisible();
  await axe(page);
});

test.describe('on a phone', () => {
  test.use(screens.phone);

  for (const person of [null, 'parent', 'lucia'] as const) {
    test(`axe finds nothing in the open menu of ${person ?? 'a visitor'}`, async ({ page }) => {
      if (person) await login(page, person);
      await openPage(page, '/');
      await openMenu({ page, hand: pointingHand() });
      await axe(page);
    });
  }

  test('axe finds nothing on the lesson, the map and the dashboard', async ({ page }) => {
    await login(page, 'parent');
    for (const path of ['/lesson/1/1', '/quest-map', '/dashboard']) {
      await openPage(page, path);
      await axeOnceFilled(page);
    }
  });
});
