import type { Page } from '@playwright/test';
import { fillInChild, logInAsChild, logInAsParent } from '../support/account.ts';
import { demoFamily } from '../support/demo-family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

test.beforeEach(({ expectConsole }) => expectConsole(/status of 4\d\d/));

test('a wrong password is told to a parent, and what was typed stays', async ({ page }) => {
  await openPage(page, '/login');
  const { email } = demoFamily.parent;
  await logInAsParent(visitOf(page), { email, password: 'quest-parent-2' });
  await expect(page.getByText(say('errors:invalid_credentials'))).toBeVisible();
  const typed = page.getByLabel(say('account:field.email'), { exact: true });
  await expect(typed).toHaveValue(email);
  await logInAsParent(visitOf(page), demoFamily.parent);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a wrong password is told to a child in a child’s words', async ({ page }) => {
  await openPage(page, '/login');
  await logInAsChild(visitOf(page), demoFamily.parent.email, { name: 'Pia', password: 'piapi' });
  await expect(page.getByText(say('errors:invalid_child_credentials'))).toBeVisible();
});

for (const code of ['confirm_link_invalid', 'confirm_link_used', 'confirm_link_expired'] as const) {
  test(`a link that is no good says why: ${code}`, async ({ page }) => {
    // Only the clock makes a link expire, and a journey cannot turn it.
    if (code !== 'confirm_link_invalid') {
      const answer = { status: 410, json: { code, message: say(`errors:${code}`) } };
      await page.route(/\/rest\/v1\/account\/confirmation\?/, (route) => route.fulfill(answer));
    }
    await page.goto('/auth/confirm?token=no-such-token');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(say(`account:confirm.problem.${code}`));
  });
}

test('the name of a child of the family is taken, and the window keeps what was typed', async ({
  page,
}) => {
  await login(page, 'admin');
  await openPage(page, '/dashboard');
  await page.getByRole('button', { name: say('family:add'), exact: true }).click();
  await fillInChild(visitOf(page), { name: 'Pia', password: 'lamb-77' });
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('errors:child_name_similar'))).toBeVisible();
  const name = dialog.getByLabel(say('family:field.name'), { exact: true });
  await expect(name).toHaveValue('Pia');
});

test('a sign-up with nothing filled in names what is missing', async ({ page }) => {
  await openPage(page, '/signup');
  await page.getByRole('radio', { name: say('account:signup.type.parent') }).check();
  await page.getByRole('button', { name: say('account:signup.submit') }).click();
  await expect(page.getByText(say('errors:documents_unread'))).toBeVisible();
  await expect(page.getByText(say('errors:age_confirm_required'))).toBeVisible();
});
