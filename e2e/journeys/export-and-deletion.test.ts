import type { Page } from '@playwright/test';
import { logInAsChild, logInAsParent } from '../support/account.ts';
import { axe } from '../support/axe.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { findEmail, sharedFamily } from '../support/own-family.ts';
import { beginningWith, type Say, wordsIn } from '../support/words.ts';

const say = wordsIn('en');

test('an account is deleted with the password, closed at once, and kept again', async ({
  page,
  openContext,
  baseURL,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 4\d\d/);
  const family = await sharedFamily(page);
  await openPage(page, '/settings');
  await askForDeletion(page, say, 'not-this-one');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('errors:password_wrong'))).toBeVisible();
  await axe(page);
  await confirmDeletion(page, say, family.password);
  await expect(page).toHaveURL(/\/auth\/goodbye/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('settings:goodbye.title'));
  // As the family and its browser have it: near midnight it is another day elsewhere.
  const inParis = { dateStyle: 'long', timeZone: 'Europe/Paris' } as const;
  const day = new Intl.DateTimeFormat('en', inParis).format(
    new Date(Date.now() + 28 * 24 * 60 * 60 * 1000),
  );
  await expect(page.getByText(say('settings:goodbye.until', { date: day }))).toBeVisible();
  await axe(page);
  await findEmail(page, family.email, say('mail:deletion-asked.subject', { date: day }));

  const loginTab = await (await openContext({ baseURL })).newPage();
  await loginTab.goto(`/about-us?lang=en`);
  await openPage(loginTab, '/login');
  await logInAsChild(visitOf(loginTab, say), family.email, family.child);
  await expect(loginTab.getByText(say('errors:child_closed'))).toBeVisible();

  await page
    .getByRole('main')
    .getByRole('link', { name: say('settings:goodbye.login') })
    .click();
  await logInAsParent(visitOf(page, say), family);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('settings:leaving.title'));
  await openPage(page, '/dashboard');
  await expect(page).toHaveURL(/\/settings$/);
  await axe(page);
  await page.getByRole('button', { name: say('settings:leaving.keep'), exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('region', { name: family.child.name })).toBeVisible();
  await findEmail(page, family.email, say('mail:deletion-cancelled.subject'));
  await logInAsChild(visitOf(loginTab, say), family.email, family.child);
  await expect(loginTab).toHaveURL(/\/quest-map$/);
});

const visitOf = (page: Page, words: Say) => ({
  page,
  hand: pointingHand(),
  say: words,
  language: 'en' as const,
});

async function askForDeletion(page: Page, say: Say, password: string): Promise<void> {
  await page.getByRole('button', { name: say('settings:delete.open'), exact: true }).click();
  await confirmDeletion(page, say, password);
}

async function confirmDeletion(page: Page, say: Say, password: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('settings:delete.password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: beginningWith(say('settings:delete.submit')) }).click();
}
