import { readFile } from 'node:fs/promises';
import type { Language } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { becomeNewCatechist } from '../support/own-catechist.ts';
import type { Visit } from '../support/visit.ts';
import { beginningWith, wordsIn } from '../support/words.ts';

const inLanguage = (page: Page, language: Language): Visit => ({
  ...{ page, hand: pointingHand(), say: wordsIn(language), language },
});

/** Opens the list, pastes it and goes on to where it is looked over. */
async function paste({ page, hand, say }: Visit, list: string): Promise<void> {
  const open = page.getByRole('button', { name: say('class:add.open') });
  const field = page.getByLabel(say('class:field.list'), { exact: true });
  await expect(open.or(field)).toBeVisible();
  if (await open.isVisible()) await hand.press(open);
  await hand.write(field, list);
  await hand.press(page.getByRole('button', { name: say('class:check'), exact: true }));
  await expect(page.getByRole('heading', { name: say('class:preview') })).toBeVisible();
}

async function attestAndSend({ page, hand, say }: Visit, count: number): Promise<void> {
  await hand.press(page.getByRole('checkbox', { name: beginningWith(say('class:attest')) }));
  const name = say('class:submit', { count });
  await hand.press(page.getByRole('button', { name, exact: true }));
  await expect(page.getByRole('heading', { name: say('class:list') })).toBeFocused();
}

const rows = (page: Page, caption: string) =>
  page.getByRole('region', { name: caption }).locator('tbody tr');

async function isWithinScreen(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

test('a catechist adds a class from a list, mends what is wrong, and a child logs in', async ({
  page,
  openContext,
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  const { email } = await becomeNewCatechist(page);
  await openPage(page, '/class');
  const visit = inLanguage(page, 'en');
  const { hand, say } = visit;
  const mark = 'en';
  const names = Array.from({ length: 9 }, (_, index) => `${mark}éa ${index}; ${7 + (index % 3)}`);
  await paste(
    visit,
    [...names, '!!; 8', `${mark.toUpperCase()}EA 0; 8; boat-77`, `Zoé ${mark}; 30`].join('\n'),
  );
  await expect(page.getByText(say('class:preview.faulty', { count: 3 }))).toBeVisible();
  const field = (part: string, line: number) =>
    page.getByLabel(say(`class:line.${part}.label`, { line }), { exact: true });
  await expect(page.getByText(say('errors:child_name_alphanumeric'))).toBeVisible();
  await expect(page.getByText(say('class:line.like-line', { line: 1 }))).toBeVisible();
  await expect(page.getByText(say('errors:child_age_range'))).toBeVisible();
  await isWithinScreen(page);
  await hand.press(page.getByRole('button', { name: say('class:preview.first-fault') }));
  await expect(field('name', 10)).toBeFocused();
  await hand.write(field('name', 10), `Tom ${mark}`);
  await hand.press(page.getByRole('button', { name: say('class:line.remove', { line: 11 }) }));
  await hand.write(field('age', 11), '8');
  await hand.write(field('password', 11), 'silver-boat');
  await expect(page.getByText(say('class:preview.fine', { count: 11 }))).toBeVisible();
  await attestAndSend(visit, 11);
  await expect(rows(page, say('class:list'))).toHaveCount(11);
  await expect(rows(page, say('class:table'))).toHaveCount(11);
  await isWithinScreen(page);
  const told = rows(page, say('class:list')).filter({ hasText: `Zoé ${mark}` });
  await expect(told).toContainText('silver-boat');
  const suggested = await rows(page, say('class:list')).first().locator('td').innerText();
  const child = await (await openContext()).newPage();
  const answer = await child.request.post('/auth/v1/sign-in/email', {
    data: {
      email: email.replace('@', `+${mark}ea0@`),
      password: suggested,
    },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await hand.press(page.getByRole('button', { name: say('class:list.done'), exact: true }));
  await hand.press(page.getByRole('button', { name: say('class:list.done'), exact: true }));
  await expect(page.getByRole('heading', { name: say('class:list') })).toBeHidden();
  await expect(page.getByText(suggested)).toBeHidden();
  await saveAndRead(visit, 11);
  await axe(page);
});

/** Saves the table and compares the file with it. */
async function saveAndRead({ page, hand, say, language }: Visit, children: number): Promise<void> {
  const download = page.waitForEvent('download');
  await hand.press(page.getByRole('button', { name: say('class:table.export') }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(
    new RegExp(`^${say('class:table.file')}-[\\d-]+\\.csv$`),
  );
  const text = await readFile(await file.path(), 'utf8');
  const lines = text.split('\r\n');
  expect(text.charCodeAt(0)).toBe(0xfeff);
  expect(lines[0]).toContain(say('class:csv.completed'));
  const mark = language === 'en' ? ',' : ';';
  const inFile = lines.slice(1, 1 + children).map((line) => line.split(mark)[0]);
  const onPage = await rows(page, say('class:table')).locator('th').allInnerTexts();
  expect(inFile).toEqual(onPage);
}

test('a list from a file of Windows is read, and a spreadsheet is not', async ({ page }) => {
  await login(page, 'parent');
  await openPage(page, '/class');
  const { say, hand } = inLanguage(page, 'en');
  await hand.press(page.getByRole('button', { name: say('class:add.open') }));
  const choose = page.locator('input[type=file]');
  const file = (name: string, bytes: Buffer) => ({ name, mimeType: 'text/csv', buffer: bytes });
  await choose.setInputFiles(file('class.xlsx', Buffer.from('PK\u0003\u0004\u0000\u0000')));
  await expect(page.getByText(say('class:file.failed'))).toBeVisible();
  const text = 'Nom;Prénom;Âge;Mot de passe\r\nMartin;Zoélie;9;\r\nDurand;"Léonard";8;boat-22\r\n';
  await choose.setInputFiles(file('classe.csv', Buffer.from(text, 'latin1')));
  const list = page.getByRole('list', { name: say('class:preview') });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await expect(list).toContainText('Zoélie');
  await expect(list).toContainText('Léonard');
  await expect(list).not.toContainText('Durand');
});

test('what was mended in a list is still there after going back to it', async ({ page }) => {
  await login(page, 'parent');
  await openPage(page, '/class');
  const visit = inLanguage(page, 'en');
  const { say, hand } = visit;
  await paste(visit, 'Zélie, 8\n!!, 9\nOscarine');
  const field = (part: string, line: number) =>
    page.getByLabel(say(`class:line.${part}.label`, { line }), { exact: true });
  await hand.write(field('name', 2), 'Rossi Pia');
  await hand.write(field('password', 2), 'silver, boat');
  const back = page.getByRole('button', { name: say('class:preview.back'), exact: true });
  await hand.press(back);
  const list = page.getByLabel(say('class:field.list'), { exact: true });
  await expect(list).toHaveValue('Zélie,8\nRossi Pia,9,"silver, boat"\nOscarine');
  await hand.press(page.getByRole('button', { name: say('class:check'), exact: true }));
  await expect(page.getByText(say('class:preview.faulty', { count: 1 }))).toBeVisible();
  const lines = page.getByRole('list', { name: say('class:preview') });
  await expect(lines).toContainText('Rossi Pia');
  await expect(lines).toContainText('silver, boat');
});

test('a list is neither lost nor sent twice where the network fails or the session ends meanwhile', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to load resource/);
  await page.setViewportSize({ width: 820, height: 900 });
  const catechist = await becomeNewCatechist(page);
  await openPage(page, '/class');
  const visit = inLanguage(page, 'en');
  const { hand, say } = visit;
  await paste(visit, 'Lucia, 8\nMarco, 7\n😀, 8');
  let sent = 0;
  await page.route('**/rest/v1/class', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const submit = page.getByRole('button', { name: say('class:submit', { count: 2 }), exact: true });
  await hand.press(submit);
  await expect(page.getByText(say('class:attest.missing'))).toBeVisible();
  expect(sent).toBe(0);
  await hand.press(page.getByRole('checkbox', { name: beginningWith(say('class:attest')) }));
  await hand.press(submit);
  await expect(page.getByText(say('class:sent.unknown'))).toBeVisible();
  await hand.press(submit);
  await expect(rows(page, say('class:list'))).toHaveCount(2);
  await expect(rows(page, say('class:table'))).toHaveCount(2);
  expect(sent).toBe(2);
  await expect(page.getByText(say('class:preview.faulty', { count: 1 }))).toBeVisible();

  const smiling = page.getByLabel(say('class:line.name.label', { line: 1 }), { exact: true });
  await hand.write(smiling, 'Pia 😀');
  await page.context().clearCookies({ name: 'session' });
  const last = page.getByRole('button', { name: say('class:submit', { count: 1 }), exact: true });
  await hand.press(last);
  const again = page.getByRole('dialog', { name: say('account:again.title') });
  await hand.write(
    again.getByLabel(say('account:field.password'), { exact: true }),
    catechist.password,
  );
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(smiling).toHaveValue('Pia 😀');
  await expect(rows(page, say('class:list'))).toHaveCount(2);
  await hand.press(last);
  await expect(rows(page, say('class:list'))).toHaveCount(3);
});

test('the class opens by keyboard alone, and its table scrolls with the names in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, 'parent');
  await openPage(page, '/class');
  const { say } = inLanguage(page, 'en');
  const table = page.getByRole('region', { name: say('class:table') });
  await expect(table).toBeVisible();
  const name = table.locator('tbody th').filter({ hasText: 'Lucia' });
  const before = (await name.boundingBox())?.x;
  await table.focus();
  await page.keyboard.press('End');
  for (let times = 0; times < 10; times += 1) await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect((await name.boundingBox())?.x).toBe(before);
  const sort = table.getByRole('button', { name: say('class:table.name.sort') });
  await expect(table.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'ascending');
  await sort.press('Enter');
  await expect(table.locator('th[aria-sort]')).toHaveAttribute('aria-sort', 'descending');
});
