import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { PDFDocument } from 'pdf-lib';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('fr');
const sheets = (page: Page) => page.getByRole('main').locator('svg[role="img"]');

/** Each kind of sheet by its address, with the name of its file, how many pages it has and how wide they are. */
const kinds = [
  {
    path: '/crossword?from=own&words=No%C3%A9%20:%20Il%20construit%20l%E2%80%99arche%0Aarche%20:%20Un%20grand%20bateau%0Acolombe%20:%20Elle%20revient',
    file: /^crossword-[a-z0-9]{5}\.pdf$/,
    pages: 2,
    width: 595,
  },
  {
    path: '/word-search?from=module&module=4&size=18&level=3&answers=no&paper=letter',
    file: /^word-search-[a-z0-9]{5}\.pdf$/,
    pages: 1,
    width: 612,
  },
  {
    path: '/coloring-page?scene=mary&name=Ana%C3%AFs',
    file: /^coloring-mary\.pdf$/,
    pages: 1,
    width: 595,
  },
  {
    path: '/sunday-sheet?lessons=1-1,2-5&ahead=no',
    file: /^sunday-\d{4}-\d\d-\d\d\.pdf$/,
    pages: 1,
    width: 595,
  },
];

test.use(screens.phone);

test('each kind of sheet is downloaded and printed on pages of its own, and its address makes it again', async ({
  page,
}) => {
  test.slow();
  await openPage(page, '/about-us?lang=fr');
  await login(page, 'parent');
  for (const { path, file, pages, width } of kinds) {
    await openPage(page, path);
    await expect(sheets(page), path).toHaveCount(pages);
    const drawn = await sheets(page).first().innerHTML();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: say('printables:pdf') }).tap();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(file);
    const saved = await PDFDocument.load(await readFile(await download.path()));
    expect(saved.getPageCount(), path).toBe(pages);
    expect(saved.getPage(0).getWidth(), path).toBeCloseTo(width, 0);
    await page.reload();
    await expect(sheets(page), path).toHaveCount(pages);
    expect(await sheets(page).first().innerHTML(), path).toBe(drawn);
    const printed = await PDFDocument.load(await page.pdf({ preferCSSPageSize: true }));
    const widths = printed.getPages().map((each) => Math.round(each.getWidth()));
    expect(widths, path).toEqual(Array(pages).fill(width));
  }
});
