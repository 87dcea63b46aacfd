import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { axe } from '../support/axe.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

const sheets = (page: Page) => page.getByRole('main').locator('svg[role="img"]');

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a parent crosses words of her own in French, downloads them, and the address makes them again', async ({
    page,
  }) => {
    const say = wordsIn('fr');
    await openPage(page, '/about-us?lang=fr');
    await login(page, 'parent');
    await openPage(page, '/crossword');
    await expect(sheets(page)).toHaveCount(2);
    await page.getByRole('radio', { name: say('printables:source.own') }).check();
    await expect(page.getByText(say('printables:none-clues'))).toBeVisible();
    await page
      .getByLabel(say('printables:own.clues'))
      .fill('Noé : Il construit l’arche\narche : Un grand bateau\nzzz\ncolombe : Elle revient');
    await page.getByRole('button', { name: say('printables:own.make') }).click();
    await expect(sheets(page)).toHaveCount(2);
    await expect(page.getByText('zzz', { exact: false }).first()).toBeVisible();
    await expect(sheets(page).first()).toContainText('Il construit l’arche (3)');
    await axe(page, 'main');
    const drawn = await sheets(page).first().innerHTML();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: say('printables:pdf') }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/^crossword-[a-z0-9]{5}\.pdf$/);
    const file = await PDFDocument.load(await readFile(await download.path()));
    expect(file.getPageCount()).toBe(2);
    await page.reload();
    await expect(sheets(page)).toHaveCount(2);
    expect(await sheets(page).first().innerHTML()).toBe(drawn);
  });
});

test('a class has a different word search for each child, with the name on it, one to a page', async ({
  page,
}) => {
  await login(page, 'parent');
  await openPage(page, '/word-search?from=module&module=4&size=18&level=3&class=yes&answers=no');
  const named = sheets(page).filter({ hasText: 'Lucia' });
  await expect(named).toHaveCount(1);
  const count = await sheets(page).count();
  const drawn = await sheets(page).evaluateAll((all) => all.map(({ textContent }) => textContent));
  expect(new Set(drawn).size).toBe(count);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = (await PDFDocument.load(pdf)).getPages();
  expect(pages).toHaveLength(count);
  expect(pages[0]?.getWidth()).toBeCloseTo(612, 0);
});
