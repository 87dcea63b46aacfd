import type { Page } from '@playwright/test';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/hydration.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');

/** The six modules on the road, each with its plate. */
const nodes = (page: Page) => page.locator('.map-node');

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
  const request = nodes(page).getByText(say('map:reason.ask-parent'));
  await expect(title).toHaveText(own);
  await expect(request).toHaveCount(5);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await expect(title).toHaveText(own);

  await context.setOffline(true);
  await page.reload();
  await waitForHydration(page);
  await expect(title).toHaveText(own);
  await expect(request).toHaveCount(5);
  await expect(nodes(page).getByText(say('map:reason.sign-in'))).toHaveCount(0);

  await page.evaluate((id) => localStorage.removeItem(`known-course:${id}`), child.id);
  await page.reload();
  await waitForHydration(page);
  await expect(nodes(page).getByText(say('map:reason.sign-in'))).toHaveCount(5);
  await expect(title).toHaveText(say('map:title'));
  await context.setOffline(false);
});
