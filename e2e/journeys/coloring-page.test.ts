import { readFile } from 'node:fs/promises';
import { PDFDocument } from 'pdf-lib';
import { axe, expect, login, openPage, test } from '../support/fixtures.ts';
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

test('a wish for a picture is kept when no picture comes, and what comes is looked at before it is on the sheet', async ({
  page,
  troubles,
}) => {
  troubles.expect(/503/);
  const say = wordsIn('en');
  const dot =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==';
  await page.route('**/config.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), coloringPictures: true } });
  });
  let tries = 0;
  await page.route('**/functions/v1/coloring-page', async (route) => {
    tries += 1;
    await (tries === 1
      ? route.fulfill({ status: 503, json: { code: 'picture_failed', message: 'x' } })
      : route.fulfill({ json: { picture: dot, width: 600, height: 800 } }));
  });
  await login(page, 'parent');
  await openPage(page, '/coloring-page');
  const wish = page.getByLabel(say('printables:wish.field'));
  await wish.fill('Saint Martin shares his cloak');
  const draw = page.getByRole('button', { name: say('printables:wish.draw') });
  await draw.click();
  await expect(page.getByText(say('errors:picture_failed'))).toBeVisible();
  await expect(wish).toHaveValue('Saint Martin shares his cloak');
  await draw.click();
  await expect(page.getByRole('img', { name: say('printables:wish.alt') })).toBeVisible();
  const sheet = page.getByRole('main').locator('svg[role="img"]');
  await expect(sheet.locator('image')).toHaveCount(0);
  await page.getByRole('button', { name: say('printables:wish.approve') }).click();
  await expect(sheet.locator('image')).toHaveAttribute('href', dot);
  await page.getByRole('button', { name: say('printables:wish.back') }).click();
  await expect(sheet.locator('image')).toHaveCount(0);
});
