import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { keyboardHand } from '../support/hand.ts';
import { sharedFamily } from '../support/own-family.ts';
import { wordsIn } from '../support/words.ts';

test('a parent changes name, phone and time zone with the keyboard, and all of it stays', async ({
  page,
}) => {
  test.slow();
  await sharedFamily(page);
  await openPage(page, '/settings');
  const hand = keyboardHand(page);
  const name = `Élisée d’Ávila 李 🌟 ${Date.now()}`;
  const phone = `+33 ${Date.now()}`;
  await hand.write(page.getByLabel(say('account:field.full-name')), name);
  await hand.write(page.getByLabel(say('account:field.phone')), phone);
  await page.getByLabel(say('settings:profile.zone')).selectOption('America/Sao_Paulo');
  await hand.press(page.getByRole('button', { name: say('settings:profile.save'), exact: true }));
  await expect(page.getByText(say('settings:profile.saved'))).toBeVisible();
  await openPage(page, '/settings');
  await expect(page.getByLabel(say('account:field.full-name'))).toHaveValue(name);
  await expect(page.getByLabel(say('account:field.phone'))).toHaveValue(phone);
  await expect(page.getByLabel(say('settings:profile.zone'))).toHaveValue('America/Sao_Paulo');
  await axe(page);
});

const say = wordsIn('en');
const save = (page: Page, words = say) =>
  page.getByRole('button', { name: words('settings:profile.save'), exact: true });

test('two tabs do not undo each other', async ({ page, context }) => {
  await sharedFamily(page);
  await openPage(page, '/settings');
  const other = await context.newPage();
  await openPage(other, '/settings');
  await other.getByLabel(say('account:field.full-name')).fill('Elena Neri');
  await save(other).click();
  await expect(other.getByText(say('settings:profile.saved'))).toBeVisible();
  await page.getByLabel(say('account:field.phone')).fill('0111');
  await save(page).click();
  await expect(page.getByText(say('settings:profile.saved'))).toBeVisible();
  await openPage(page, '/settings');
  await expect(page.getByLabel(say('account:field.full-name'))).toHaveValue('Elena Neri');
  await expect(page.getByLabel(say('account:field.phone'))).toHaveValue('0111');
});

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
