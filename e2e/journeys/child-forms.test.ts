import type { Page } from '@playwright/test';
import { fillInChild } from '../support/account.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { newChild } from '../support/people.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

test.use(screens.phone);

/** The window to add a child, of a parent who has some. */
async function openAdding(page: Page) {
  await openPage(page, '/dashboard');
  await page.getByRole('button', { name: say('family:add'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  return { dialog, field: dialog.getByLabel(say('family:field.name'), { exact: true }) };
}

/** A second child of the demo parent needs no new consent; the mark is there all the same. */
async function send(page: Page, name: string): Promise<void> {
  await fillInChild(visitOf(page), { name, password: 'lamb-77' });
}

/** Loses the answer of each call to the list of children and to what adds to it, though the calls arrive. */
async function loseAnswers(page: Page, methods: readonly string[]): Promise<void> {
  await page.route('**/rest/v1/children', async (route) => {
    if (!methods.includes(route.request().method())) return route.fallback();
    await route.fetch();
    await route.abort();
  });
}

test('a child that is sent again with another password after its answer was lost is said to be there already', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|status of 409/);
  await login(page, 'parent');
  const { dialog, field } = await openAdding(page);
  const { name } = newChild();
  await loseAnswers(page, ['POST', 'GET']);
  await send(page, name);
  await expect(dialog.getByRole('alert')).toContainText(say('errors:network_offline'));
  await expect(field).toHaveValue(name);
  await page.unrouteAll({ behavior: 'wait' });
  await dialog.getByLabel(say('family:field.password'), { exact: true }).fill('boat-88');
  await dialog.getByRole('button', { name: say('family:add.submit'), exact: true }).click();
  const added = page.getByRole('dialog', { name: say('family:added.title', { name }) });
  await expect(added.getByText(say('family:added.already-password', { name }))).toBeVisible();
  await added.getByRole('button', { name: say('family:added.done'), exact: true }).click();
  await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1);
});
