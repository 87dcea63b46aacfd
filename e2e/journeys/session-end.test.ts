import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { logInAsParent } from '../support/account.ts';
import { axe } from '../support/axe.ts';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, openPage, signIn, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { newAccount } from '../support/new-account.ts';
import { newChild } from '../support/people.ts';
import { answerQuestion, rightAnswer } from '../support/quiz.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
interface Elsewhere {
  expectConsole: (pattern: RegExp) => void;
  openContext: (options: BrowserContextOptions) => Promise<BrowserContext>;
  baseURL: string | undefined;
}

/** Ends somebody's sessions on all devices, from another one. */
async function signOutElsewhere(
  { expectConsole, openContext, baseURL }: Elsewhere,
  person: { email: string; password: string },
): Promise<void> {
  // The page left open asks for its figures and keeps lessons at moments of its own, and is refused from now on.
  expectConsole(/status of 401 .* at \S+\/rest\/v1\//);
  const page = await (await openContext({ baseURL })).newPage();
  await signIn(page, person);
  const answer = await page.request.post('/auth/v1/sign-out', {
    data: {},
    headers: { origin: process.env.QUEST_URL ?? '' },
  });
  expect(answer.status()).toBe(200);
  await page.close();
}

/** Comes back to a tab that was left for another. */
async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
}

const again = (page: Page) => page.getByRole('dialog', { name: say('account:again.title') });

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a parent whose session ends mid-form signs in again and finds what was typed', async ({
    page,
    openContext,
    baseURL,
    expectConsole,
  }) => {
    // Of the wrong password; the session's end has its own.
    expectConsole(/status of 401 .* at \S+\/auth\/v1\/sign-in\//);
    const parent = await newAccount(page);
    const child = newChild();
    await openPage(page, '/dashboard');
    await page.getByRole('button', { name: say('family:first.add') }).click();
    const dialog = page.getByRole('dialog', { name: say('family:add'), exact: true });
    const name = dialog.getByLabel(say('family:field.name'), { exact: true });
    await name.fill(child.name);
    await dialog.getByLabel(say('family:field.age'), { exact: true }).fill('8');
    await dialog.getByLabel(say('family:field.password'), { exact: true }).fill(child.password);
    await dialog.getByRole('checkbox').first().check();
    await signOutElsewhere({ expectConsole, openContext, baseURL }, parent);
    const submit = dialog.getByRole('button', { name: say('family:add.submit'), exact: true });
    await submit.click();
    await expect(again(page)).toBeVisible();
    await expect(name).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await axe(page, '[role=dialog]');
    const password = again(page).getByLabel(say('account:field.password'), { exact: true });
    await password.fill('not-my-password');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('account:again.wrong'))).toBeVisible();
    await password.fill(parent.password);
    await page.keyboard.press('Enter');
    await expect(again(page)).toBeHidden();
    await expect(name).toHaveValue(child.name);
    await submit.click();
    const added = say('family:added.title', { name: child.name });
    await expect(page.getByRole('dialog', { name: added })).toBeVisible();
  });
});

test('a child whose session ends in a quiz is asked for the password, and the answers stay', async ({
  page,
  openContext,
  expectConsole,
  baseURL,
}) => {
  const child = await addOwnChild(page);
  await becomeChild(page, child);
  await openPage(page, '/quiz/1-1');
  const visit = { page, hand: pointingHand(), say, language: 'en' } as const;
  const [first] = firstLesson('en').quiz;
  if (!first) throw new Error('The quiz has no question.');
  await answerQuestion(visit, rightAnswer(first));
  const words = await page.locator('main').innerText();
  await signOutElsewhere({ expectConsole, openContext, baseURL }, child);
  await returnToTab(page);
  await expect(again(page)).toContainText(child.name);
  const password = again(page).getByLabel(say('account:field.password'), { exact: true });
  await password.fill(child.password);
  await page.keyboard.press('Enter');
  await expect(again(page)).toBeHidden();
  await expect(page.locator('main')).toHaveText(words, { useInnerText: true });
});

test('a session that ends is noticed within half a minute, and a public page goes on as a visitor’s', async ({
  page,
  openContext,
  expectConsole,
  baseURL,
}) => {
  const parent = await newAccount(page);
  await page.clock.install();
  await openPage(page, '/about-us');
  const banner = page.getByRole('banner');
  const logOut = banner.getByRole('button', { name: say('common:nav.logout') }).first();
  await expect(logOut).toBeVisible();
  await signOutElsewhere({ expectConsole, openContext, baseURL }, parent);
  await page.clock.runFor(31_000);
  await expect(logOut).toBeHidden();
  await expect(page).toHaveURL(/\/about-us$/);
  await openPage(page, '/dashboard');
  await expect(page).toHaveURL(/\/login\?return=%2Fdashboard$/);
  const visit = { page, hand: pointingHand(), say, language: 'en' } as const;
  await logInAsParent(visit, parent);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('somebody else who signs in in another tab sees nothing of the page that was open', async ({
  page,
  openContext,
  expectConsole,
  baseURL,
}) => {
  const child = await addOwnChild(page);
  await becomeChild(page, child);
  await openPage(page, '/my-progress');
  await signOutElsewhere({ expectConsole, openContext, baseURL }, child);
  await returnToTab(page);
  await expect(again(page)).toBeVisible();
  const tab = await page.context().newPage();
  await newAccount(tab);
  const opened = page.waitForEvent('load');
  await returnToTab(page);
  await opened;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(child.name);
});
