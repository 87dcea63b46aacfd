import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { axe } from '../support/axe.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a parent chooses a saint to color by keyboard, in French, and the address makes the sheet again', async ({
    page,
  }) => {
    const say = wordsIn('fr');
    await openPage(page, '/about-us?lang=fr');
    await login(page, 'parent');
    await openPage(page, '/coloring-page');
    const sheet = page.getByRole('main').locator('svg[role="img"]');
    await expect(sheet).toHaveAccessibleName(say('printables:scene.the-way'));
    await page.getByLabel(say('printables:coloring.about')).focus();
    await page.keyboard.type(say('printables:coloring.group.saints'));
    await expect(sheet).toHaveAccessibleName(say('printables:scene.joseph'));
    await page.getByRole('radio', { name: say('printables:scene.joseph') }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(sheet).toHaveAccessibleName(say('printables:scene.mary'));
    await expect(sheet).toContainText(say('printables:verse-from.mary'));
    await page.getByLabel(say('printables:coloring.name-field')).focus();
    await page.keyboard.type('Anaïs');
    await expect(sheet).toContainText('Anaïs');
    await axe(page, 'main');
    const drawn = await sheet.innerHTML();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: say('printables:pdf') }).focus();
    await page.keyboard.press('Enter');
    const download = await coming;
    expect(download.suggestedFilename()).toBe('coloring-mary.pdf');
    const file = await PDFDocument.load(await readFile(await download.path()));
    expect(file.getPageCount()).toBe(1);
    expect(file.getPage(0).getWidth()).toBeCloseTo(595, 0);
    await page.reload();
    await expect(sheet).toBeVisible();
    expect(await sheet.innerHTML()).toBe(drawn);
    const printedPages = (
      await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }))
    ).getPages();
    expect(printedPages).toHaveLength(1);
  });
});
