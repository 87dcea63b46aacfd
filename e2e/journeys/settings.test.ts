import type { Page } from '@playwright/test';
import { axe, expect, openPage, signIn, test } from '../support/fixtures.ts';
import { keyboardHand, pointingHand } from '../support/hand.ts';
import { openFamily, sharedFamily } from '../support/own-family.ts';
import { screens } from '../support/screens.ts';
import { goByNavigation } from '../support/visit.ts';
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

test('another language is spoken as soon as it is saved, and is the one of the letters', async ({
  page,
}) => {
  await openFamily(page);
  await openPage(page, '/settings');
  await page.getByLabel(say('settings:profile.language')).selectOption('fr');
  await save(page).click();
  const french = wordsIn('fr');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(french('settings:title'));
  await expect(page.getByText(french('settings:profile.saved'))).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('a name of 200 letters is refused in words, and stays to be shortened', async ({ page }) => {
  await sharedFamily(page);
  await openPage(page, '/settings');
  const name = page.getByLabel(say('account:field.full-name'));
  await name.fill('a'.repeat(200));
  await save(page).click();
  await expect(page.getByText(say('errors:name_too_long'))).toBeVisible();
  await expect(name).toHaveValue('a'.repeat(200));
  await expect(name).toBeFocused();
});

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

test('pressed twice on a slow network it is sent once, and without one nothing typed is lost', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/);
  await sharedFamily(page);
  await openPage(page, '/settings');
  const phone = page.getByLabel(say('account:field.phone'));
  let sent = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('/rest/v1/account/profile', async (route) => {
    sent += 1;
    if (sent > 1) return route.abort();
    await held;
    await route.continue();
  });
  await phone.fill('0222');
  await save(page).click();
  await expect(save(page)).toHaveAttribute('aria-busy', 'true');
  await phone.press('Enter');
  letGo();
  await expect(page.getByText(say('settings:profile.saved'))).toBeVisible();
  expect(sent).toBe(1);
  await phone.fill('0333');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText(say('account:form.kept'));
  await expect(phone).toHaveValue('0333');
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

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('the settings are found in the menu and fit the screen, in French', async ({ page }) => {
    const french = wordsIn('fr');
    await sharedFamily(page, 'fr');
    await openPage(page, '/dashboard');
    const visit = { page, hand: pointingHand(), say: french, language: 'fr' as const };
    await goByNavigation(visit, 'common:nav.settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(french('settings:title'));
    await expect(
      page.getByRole('heading', { name: french('settings:delete.title') }),
    ).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});

test('the password is changed here', async ({ page }) => {
  const { email, password } = await openFamily(page);
  await openPage(page, '/settings');
  const section = page.getByRole('region', { name: say('settings:password.title'), exact: true });
  const fill = (key: string, text: string) =>
    section.getByLabel(say(key), { exact: true }).fill(text);
  const next = 'a-new-lantern-on-the-road';
  await fill('account:field.password-now', password);
  await fill('account:field.new-password', next);
  await fill('account:field.password-again', next);
  await section.getByRole('button', { name: say('account:change.submit') }).click();
  await expect(section.getByText(say('account:change.done'))).toBeVisible();
  await signIn(page, { email, password: next });
});

test('a session that ends while one types is taken up again, and what was typed is saved', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  const { password } = await sharedFamily(page);
  await openPage(page, '/settings');
  const name = page.getByLabel(say('account:field.full-name'));
  const typed = `Elena ${Date.now()}`;
  await name.fill(typed);
  await page.context().clearCookies({ name: 'session' });
  await save(page).click();
  const again = page.getByRole('dialog', { name: say('account:again.title') });
  await again.getByLabel(say('account:field.password'), { exact: true }).fill(password);
  await again.getByRole('button', { name: say('account:login.submit'), exact: true }).click();
  await expect(again).toBeHidden();
  await expect(name).toHaveValue(typed);
  await save(page).click();
  await expect(page.getByText(say('settings:profile.saved'))).toBeVisible();
});
