import type { Page } from '@playwright/test';
import { logInAsParent } from '../support/account.ts';
import { demoFamily } from '../support/demo-family.ts';
import { axe, expect, login, openPage, test, untilFilled } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import type { Visit } from '../support/visit.ts';
import { beginningWith, wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

test.beforeEach(() => test.slow());

test('axe finds nothing in the states of the sign-up page', async ({ page }) => {
  await openPage(page, '/signup');
  await page.getByRole('radio', { name: say('account:signup.type.parent') }).check();
  await page.getByRole('button', { name: say('account:signup.submit') }).click();
  await expect(page.getByText(say('errors:documents_unread'))).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: say('account:signup.open.terms') }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: say('account:signup.type.student') }).check();
  await page.getByRole('checkbox', { name: say('account:student.permission') }).check();
  await axe(page);
});

test('axe finds nothing on the login page with its doors and errors', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await openPage(page, '/login');
  const { email } = demoFamily.parent;
  await logInAsParent(visitOf(page), { email, password: 'not the password' });
  await expect(page.getByText(say('errors:invalid_credentials'))).toBeVisible();
  await axe(page);
  await page.getByRole('radio', { name: say('account:login.child') }).check();
  await page.getByRole('button', { name: say('account:child.submit'), exact: true }).click();
  await expect(page.getByText(say('account:child.name-required'))).toBeVisible();
  await axe(page);
});

test('axe finds nothing in the states of the confirmation page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/);
  await page.goto('/auth/confirm?token=no-such-token');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(say('account:confirm.problem.confirm_link_invalid'));
  await axe(page);
  const answer = { json: { email: 'elena@example.org' } };
  await page.route(/\/rest\/v1\/account\/confirmation\?/, (route) => route.fulfill(answer));
  await page.reload();
  await expect(heading).toHaveText(say('account:confirm.title'));
  await axe(page);
});

test('axe finds nothing in the windows and tabs of the dashboard', async ({ page }) => {
  await login(page, 'admin');
  await openPage(page, '/dashboard');
  const card = page.getByRole('region', { name: 'Pia', exact: true });
  await expect(card).toBeVisible();
  const openers = [
    page.getByRole('button', { name: say('family:add'), exact: true }),
    card.getByRole('button', { name: say('family:card.password.label', { name: 'Pia' }) }),
    card.getByRole('button', { name: say('family:card.edit.label', { name: 'Pia' }) }),
  ];
  for (const opener of openers) {
    await opener.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  for (const tab of ['modules', 'achievements']) {
    await page.getByRole('tab', { name: beginningWith(say(`family:tabs.${tab}`)) }).click();
    const title = say(`family:${tab}.title`, { name: 'Pia' });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await untilFilled(page);
    await axe(page);
  }
});

test('axe finds nothing in what else can be done with a child', async ({ page }) => {
  await login(page, 'admin');
  await openPage(page, '/dashboard');
  for (const name of ['pictures', 'settings', 'pause', 'delete']) {
    await page.getByRole('button', { name: say('family:card.more', { name: 'Pia' }) }).click();
    await page.getByRole('menuitem', { name: say(`family:card.${name}`) }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await axe(page, '[role=dialog]');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('axe finds nothing on the page that announces a letter, and in the outbox', async ({
  page,
}) => {
  await openPage(page, '/check-email');
  await axe(page);
  await page.goto('/outbox');
  await axe(page);
});
