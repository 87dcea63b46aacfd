import type { Page } from '@playwright/test';
import { logInAsChild, logInAsParent } from '../support/account.ts';
import { demoFamily } from '../support/demo-family.ts';
import { axe, expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import {
  letter,
  letterLink,
  type OwnFamily,
  openFamily,
  sharedFamily,
} from '../support/own-family.ts';
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
  const link = await letterLink(page, email, say('mail:confirm-new-email.subject'));
  await openPage(page, link);
  await expect(page.getByText(email)).toBeVisible();
  await axe(page);
  await page
    .getByRole('button', { name: say('settings:email.confirm.submit'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say('settings:email.done.title'),
  );
  await letter(page, family.email, say('mail:email-changed.subject'));
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

test('opened where nobody is signed in the link asks for the password, and says what is wrong with it', async ({
  page,
  openContext,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/);
  const family = await openFamily(page);
  const { email } = newGrownUp();
  await openPage(page, '/settings');
  await askFor(page, say, email, family.password);
  const link = await letterLink(page, email, say('mail:confirm-new-email.subject'));
  const elsewhere = await (await openContext({ baseURL })).newPage();
  await openPage(elsewhere, link);
  const submit = elsewhere.getByRole('button', { name: say('settings:email.confirm.submit') });
  await submit.click();
  await expect(elsewhere.getByText(say('errors:password_required'))).toBeVisible();
  const password = elsewhere.getByLabel(say('account:confirm.password'), { exact: true });
  await password.fill('not-this-one');
  await submit.click();
  await expect(elsewhere.getByText(say('errors:password_wrong'))).toBeVisible();
  await axe(elsewhere);
  await password.fill(family.password);
  await submit.click();
  await elsewhere.getByRole('link', { name: say('settings:email.to-login') }).click();
  const visit = { page: elsewhere, hand: pointingHand(), say, language: 'en' as const };
  await logInAsParent(visit, { email, password: family.password });
  await expect(elsewhere).toHaveURL(/\/dashboard$/);
});

test('an address that has an account is answered as any other', async ({ page }) => {
  const family = await sharedFamily(page);
  await openPage(page, '/settings');
  for (const { email } of [demoFamily.admin, demoFamily.pia, { email: family.child.email }]) {
    await askFor(page, say, email, family.password);
    await expect(page.getByText(say('settings:email.sent', { email }))).toBeVisible();
  }
});

test('a wrong password, the present address and one that is none are told at their fields', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/);
  const family = await sharedFamily(page);
  await openPage(page, '/settings');
  const { email } = newGrownUp();
  await askFor(page, say, email, 'not-this-one');
  await expect(page.getByText(say('errors:password_wrong'))).toBeVisible();
  await expect(page.getByLabel(say('settings:email.new'))).toHaveValue(email);
  await askFor(page, say, family.email, family.password);
  await expect(page.getByText(say('errors:email_same'))).toBeVisible();
  await askFor(page, say, 'zoé 🌟@example.org', family.password);
  await expect(page.getByText(say('errors:email_invalid'))).toBeVisible();
});

for (const code of ['confirm_link_invalid', 'confirm_link_used', 'confirm_link_expired'] as const) {
  test(`a link to a new address that is no good says why: ${code}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 4\d\d/);
    // Only the clock makes a link expire, and a journey cannot turn it.
    if (code !== 'confirm_link_invalid') {
      const answer = { status: 410, json: { code, message: say(`errors:${code}`) } };
      await page.route(/\/email-change\/confirmation\?/, (route) => route.fulfill(answer));
    }
    await page.goto('/auth/email?token=no-such-token');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(say(`account:confirm.problem.${code}`));
  });
}
