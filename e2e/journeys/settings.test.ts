import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';
import { sharedFamily } from '../support/own-family.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

test('the choice about cookies is changed here, hides the banner, and is heard in another tab', async ({
  page,
  context,
}) => {
  await sharedFamily(page);
  await openPage(page, '/settings');
  const banner = page.getByRole('region', { name: say('common:cookies.region') });
  await expect(banner).toBeVisible();
  const yes = (where: Page) =>
    where.getByRole('radio', { name: say('settings:cookies.accepted'), exact: true });
  const other = await context.newPage();
  await openPage(other, '/settings');
  await expect(yes(other)).not.toBeChecked();
  await yes(page).check();
  await expect(banner).toBeHidden();
  await expect(yes(other)).toBeChecked();
  expect(await page.evaluate(() => localStorage.cookie_consent)).toBe('accepted');
  await page.getByRole('radio', { name: say('settings:cookies.declined'), exact: true }).check();
  await expect(yes(other)).not.toBeChecked();
  expect(await page.evaluate(() => localStorage.cookie_consent)).toBe('declined');
});
