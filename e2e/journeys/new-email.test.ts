import type { Page } from '@playwright/test';
import { logInAsChild } from '../support/account.ts';
import { axe } from '../support/axe.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { emailLink, findEmail, type OwnFamily, openFamily } from '../support/own-family.ts';
import { newGrownUp } from '../support/people.ts';
import { type Say, wordsIn } from '../support/words.ts';

async function askFor(page: Page, say: Say, email: string, password: string): Promise<void> {
  const section = page.getByRole('region', { name: say('settings:email.title'), exact: true });
  await section.getByLabel(say('settings:email.new'), { exact: true }).fill(email);
  await section.getByLabel(say('settings:email.password'), { exact: true }).fill(password);
  await section.getByRole('button', { name: say('settings:email.submit'), exact: true }).click();
}

test('a parent moves to another address, the child logs in by it, the old one is told', async ({
  page,
  openContext,
  baseURL,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/status of 410/);
  const family = await openFamily(page);
  const { email } = newGrownUp();
  await openPage(page, '/settings');
  await askFor(page, say, email, family.password);
  await expect(page.getByText(say('settings:email.sent', { email }))).toBeVisible();
  const link = await emailLink(page, email, say('mail:confirm-new-email.subject'));
  await openPage(page, link);
  await expect(page.getByText(email)).toBeVisible();
  await axe(page);
  await page
    .getByRole('button', { name: say('settings:email.confirm.submit'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('settings:email.done.title'),
  );
  await findEmail(page, family.email, say('mail:email-changed.subject'));
  await page.getByRole('link', { name: say('settings:email.to-settings') }).click();
  await expect(page.getByText(say('settings:email.now', { email }))).toBeVisible();
  await childLogsIn(await (await openContext({ baseURL })).newPage(), say, email, family);
  await openPage(page, link);
  await expect(page.getByText(say('errors:confirm_link_used'))).toBeVisible();
});

async function childLogsIn(page: Page, words: Say, email: string, { child }: OwnFamily) {
  await page.goto(`/login?lang=en`);
  await openPage(page, '/login');
  const visit = { page, hand: pointingHand(), say: words, language: 'en' as const };
  await logInAsChild(visit, email, child);
  await expect(page).toHaveURL(/\/quest-map$/);
}

const say = wordsIn('en');
