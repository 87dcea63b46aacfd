import type { Viewer } from '@pius/domain/account/viewer.ts';
import type { DemoPerson } from '../support/demo-family.ts';
import { expect, login, openPage, test, untilFilled } from '../support/fixtures.ts';
import { ownPlaces } from '../support/places.ts';
import { screens } from '../support/screens.ts';
import { findSmallForFinger } from '../support/targets.ts';

const people = { parent: 'parent', child: 'lucia', admin: 'admin' } as const satisfies Partial<
  Record<Viewer, DemoPerson>
>;

/** So many pages make one test, so that two workers share them. */
const inOneTest = 12;

test.use(screens.phone);
test.beforeEach(() => test.slow());

// Spec 9: a target is at least 44 px.
for (const viewer of ['visitor', 'parent', 'child', 'admin'] as const) {
  const paths = ownPlaces(viewer);
  for (let from = 0; from < paths.length; from += inOneTest) {
    const some = paths.slice(from, from + inOneTest);
    test(`a finger finds 44 pixels at every control of ${some.join(', ')} as ${viewer}`, async ({
      page,
      expectConsole,
    }) => {
      // Some addresses are examples of what is not there.
      expectConsole(/status of 40[134] /);
      if (viewer !== 'visitor') await login(page, people[viewer]);
      for (const path of some) {
        await openPage(page, path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await untilFilled(page);
        expect.soft(await findSmallForFinger(page), path).toEqual([]);
      }
    });
  }
}

test('a finger finds 44 pixels at every control of the open menu', async ({ page }) => {
  await openPage(page, '/');
  await page.locator('summary.icon-button').click();
  await expect(page.locator('.nav-sheet')).toBeVisible();
  expect(await findSmallForFinger(page)).toEqual([]);
});
