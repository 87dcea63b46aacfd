import type { Language } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { logInAsChild } from '../support/account.ts';
import { demoFamily } from '../support/demo-family.ts';
import { addOwnChild, becomeChild, type OwnChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import { leaveDevice, pressOfChild } from '../support/learners.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use(screens.phone);

async function visitIn(page: Page, language: Language): Promise<Visit> {
  await openPage(page, `/about-us?lang=${language}`);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return { page, hand: touchingHand(), say: wordsIn(language), language };
}

/** The parent changes something of a child where no page shows it. */
async function change(page: Page, { id }: OwnChild, data: object): Promise<void> {
  const answer = await page.request.patch(`/rest/v1/children/${id}`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

test('a paused child is kindly told so, and comes back to all it has', async ({
  page,
  openContext,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/status of 40[13]/);
  const visit = await visitIn(page, 'en');
  const { say, hand } = visit;
  const child = await addOwnChild(page);
  const { name } = child;
  const own = await (await openContext({ ...screens.phone, baseURL })).newPage();
  const childs = await visitIn(own, 'en');
  await becomeChild(own, child);
  await openPage(own, '/dashboard');
  await expect(own.getByRole('heading', { level: 1 })).toContainText(name);

  await openPage(page, '/dashboard');
  await pressOfChild(visit, name, 'pause');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(say('family:pause.text', { name }));
  await hand.press(dialog.getByRole('button', { name: say('family:pause.submit') }));
  const card = page.getByRole('region', { name, exact: true });
  await expect(card.getByText(say('family:card.paused'), { exact: true })).toBeVisible();

  await openPage(own, '/dashboard');
  await expect(own).toHaveURL(/\/login/);
  await logInAsChild(childs, demoFamily.parent.email, child);
  await expect(own.getByText(say('errors:child_paused'))).toBeVisible();
  const typed = own.getByLabel(say('account:child.name'), { exact: true });
  await expect(typed).toHaveValue(name);

  await pressOfChild(visit, name, 'resume');
  await expect(page.getByText(say('family:resume.done', { name }))).toBeVisible();
  await hand.press(own.getByRole('button', { name: say('account:child.submit'), exact: true }));
  await expect(own.getByRole('heading', { level: 1 })).toContainText(name);
});

test('a child with a language of its own has it once it is in, and the device its own afterwards', async ({
  page,
}) => {
  const visit = await visitIn(page, 'en');
  const child = await addOwnChild(page);
  await change(page, child, { language: 'pt-BR' });
  await leaveDevice(page);
  await openPage(page, '/login?return=%2Fdashboard');
  await logInAsChild(visit, demoFamily.parent.email, child);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  const hello = wordsIn('pt-BR')('dashboard:corner.hello', { name: child.name });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hello);
  await page.goto('about:blank');
  await page.request.post('/auth/v1/sign-out', { data: {} });
  await openPage(page, '/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
