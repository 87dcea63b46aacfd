import type { Page } from '@playwright/test';
import { fillInChild } from '../support/account.ts';
import { addOwnChild } from '../support/family.ts';
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

test('names that cannot be are refused in clear words, and stay as they were typed', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/);
  const { name: taken } = await addOwnChild(page);
  const { dialog, field } = await openAdding(page);
  const wrong: [name: string, code: string][] = [
    ['   ', 'name_required'],
    ['🐑🐑', 'child_name_alphanumeric'],
    ['Мария', 'child_name_alphanumeric'],
    ['a'.repeat(200), 'name_too_long'],
    [` ${taken.toUpperCase()}! `, 'child_name_similar'],
  ];
  const consent = dialog.getByRole('checkbox');
  for (const [name, code] of wrong) {
    if (await consent.isChecked()) await consent.uncheck();
    await send(page, name);
    await expect(dialog.getByText(say(`errors:${code}`))).toBeVisible();
    await expect(field).toHaveValue(name);
  }
  if (await consent.isChecked()) await consent.uncheck();
  const { name } = newChild();
  await send(page, `  ${name} ✨ `);
  await expect(
    page.getByRole('dialog', { name: say('family:added.title', { name: `${name} ✨` }) }),
  ).toBeVisible();
});

test('on a slow line two presses make one child', async ({ page }) => {
  await login(page, 'parent');
  const { dialog } = await openAdding(page);
  const { name } = newChild();
  let sent = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/rest/v1/children', async (route) => {
    if (route.request().method() === 'POST') {
      sent += 1;
      await held;
    }
    await route.continue();
  });
  await send(page, name);
  const submit = dialog.getByRole('button', { name: say('family:add.submit'), exact: true });
  await expect(submit).toHaveAttribute('aria-busy', 'true');
  await submit.click({ force: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  letGo();
  const added = page.getByRole('dialog', { name: say('family:added.title', { name }) });
  await added.getByRole('button', { name: say('family:added.done'), exact: true }).click();
  await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1);
  expect(sent).toBe(1);
});

/** Loses the answer of each call to the list of children and to what adds to it, though the calls arrive. */
async function loseAnswers(page: Page, methods: readonly string[]): Promise<void> {
  await page.route('**/rest/v1/children', async (route) => {
    if (!methods.includes(route.request().method())) return route.fallback();
    await route.fetch();
    await route.abort();
  });
}

test('a child whose answer was lost on the way is found in the list', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await login(page, 'parent');
  await openAdding(page);
  const { name } = newChild();
  await loseAnswers(page, ['POST']);
  await send(page, name);
  const added = page.getByRole('dialog', { name: say('family:added.title', { name }) });
  await expect(added.getByText(say('family:added.text', { name }))).toBeVisible();
  await added.getByRole('button', { name: say('family:added.done'), exact: true }).click();
  await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1);
});

for (const [sentAgain, password, words] of [
  ['the very same', 'lamb-77', 'family:added.already'],
  ['with another password', 'boat-88', 'family:added.already-password'],
] as const) {
  test(`a child that is sent again, ${sentAgain}, after its answer was lost is said to be there already`, async ({
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
    await page.unroute('**/rest/v1/children');
    await dialog.getByLabel(say('family:field.password'), { exact: true }).fill(password);
    await dialog.getByRole('button', { name: say('family:add.submit'), exact: true }).click();
    const added = page.getByRole('dialog', { name: say('family:added.title', { name }) });
    await expect(added.getByText(say(words, { name }))).toBeVisible();
    await added.getByRole('button', { name: say('family:added.done'), exact: true }).click();
    await expect(page.getByRole('region', { name, exact: true })).toHaveCount(1);
  });
}

test('a session that has ended meanwhile is told, and what was typed stays', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 401/);
  await login(page, 'parent');
  await openAdding(page);
  await page.context().clearCookies({ name: 'session' });
  const { name } = newChild();
  await send(page, name);
  // A window to sign in again comes over this one, before or after the answer.
  const form = page.getByRole('dialog', { includeHidden: true, name: say('family:add') });
  await expect(form.getByText(say('errors:child_login_required'))).toBeVisible();
  await expect(form.getByLabel(say('family:field.name'), { exact: true })).toHaveValue(name);
});

test('of two windows the later one is told what stands there now, and may set its own', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  const { id, name } = await addOwnChild(page);
  await openPage(page, '/dashboard');
  const label = say('family:card.edit.label', { name });
  await page.getByRole('button', { name: label, exact: true }).click();
  const elsewhere = await page.request.patch(`/rest/v1/children/${id}`, {
    data: { name: `${name} Anna`, age: 10 },
  });
  expect(elsewhere.status()).toBe(200);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel(say('family:field.name'), { exact: true });
  await field.fill(`${name} Rita`);
  const save = dialog.getByRole('button', { name: say('family:edit.submit'), exact: true });
  await save.click();
  const told = say('family:edit.changed', { name: `${name} Anna`, age: 10 });
  await expect(dialog.getByText(told)).toBeVisible();
  await expect(field).toHaveValue(`${name} Rita`);
  await save.click();
  await expect(page.getByRole('region', { name: `${name} Rita`, exact: true })).toBeVisible();
});
