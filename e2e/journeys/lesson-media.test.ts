import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pictureFile, recordingFile } from '../support/media-files.ts';
import { untilCached } from '../support/offline.ts';
import { screens } from '../support/screens.ts';
import { fakeVoices, said } from '../support/voice.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
const alt = { en: 'A boat on the lake', fr: 'Une barque sur le lac', 'pt-BR': 'Um barco no lago' };

/**
 * Which copies of pictures a page has shown, by their widths; what it keeps for later is no picture
 * of it yet.
 */
function shownWidths(page: Page): number[] {
  const widths: number[] = [];
  page.on('response', (answer) => {
    const [, width] = /\/storage\/v1\/pictures\/[^/]+\/(\d+)$/.exec(answer.url()) ?? [];
    const isImage = answer.request().resourceType() === 'image';
    if (width && answer.ok() && isImage) widths.push(Number(width));
  });
  return widths;
}

async function choosePicture(page: Page, colour: [number, number, number]): Promise<void> {
  const uploaded = page.waitForResponse((answer) => answer.url().endsWith('/admin/pictures'));
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(pictureFile(2000, 1200, colour));
  expect((await uploaded).status()).toBe(201);
}

async function savePicture(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('desk:media.picture.save') }).click();
  await expect(dialog).toBeHidden();
}

test('an admin replaces the picture of a lesson, and the child sees it as wide as the screen needs it, without a network too', async ({
  page,
  openContext,
  expectConsole,
  baseURL,
}) => {
  test.slow();
  expectConsole(/status of 415|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await login(page, 'admin');
  await openPage(page, '/admin/lesson-media');
  await page.locator('a[href$="/lesson-media/6-5"]').click();
  await page.getByRole('button', { name: say('desk:media.picture.add') }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: say('desk:media.picture.save') });
  await save.click();
  await expect(dialog.getByText(say('desk:media.picture.missing'))).toBeVisible();
  await dialog.locator('input[type=file]').setInputFiles({
    ...{ name: 'drawing.svg', mimeType: 'image/svg+xml' },
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(dialog.getByText(say('errors:picture_kind'))).toBeVisible();
  await choosePicture(page, [200, 150, 60]);
  for (const [language, words] of Object.entries(alt)) {
    await dialog.locator(`[name="${language}"]`).fill(words);
  }
  await axe(page);
  await savePicture(page);
  const line = page.locator('li', { hasText: alt.en });
  const before = await line.locator('img').getAttribute('src');
  const change = say('desk:media.picture.change', { number: 1, alt: alt.en });
  await line.getByRole('button', { name: change }).click();
  await choosePicture(page, [40, 150, 60]);
  await savePicture(page);
  await expect(line.locator('img')).not.toHaveAttribute('src', before ?? '');
  await axe(page);

  for (const [screen, deviceScaleFactor, width] of [
    ['phone', 2, 640],
    ['desk', 1, 768],
    ['desk', 2, 1280],
  ] as const) {
    const context = await openContext({ ...screens[screen], deviceScaleFactor, baseURL });
    const child = await context.newPage();
    const widths = shownWidths(child);
    await login(child, 'pia');
    await openPage(child, '/lesson/6/5');
    const picture = child.locator('#story').getByRole('img', { name: alt.en });
    // The picture comes when its place is near the screen; of a story longer than the screen the middle would be shown.
    await child.locator('#story-title').scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect.poll(() => widths, `${screen} x ${deviceScaleFactor}`).toEqual([width]);
    const shown = await picture.evaluate((image: HTMLImageElement) => image.clientWidth);
    expect(width).toBeLessThanOrEqual(shown * 2);
    await child.close();
  }

  const tablet = await openContext({ ...screens.tablet, baseURL });
  const child = await tablet.newPage();
  await login(child, 'pia');
  await openPage(child, '/lesson/6/5');
  await untilCached(child);
  await expect.poll(() => isMediaCached(child, '6-5')).toBe(true);
  await tablet.setOffline(true);
  await child.goto('/lesson/6/5');
  await child.locator('#story-title').scrollIntoViewIfNeeded();
  const cached = child.locator('#story').getByRole('img', { name: alt.en });
  await expect(cached).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => cached.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(640);
});

test('a recording is heard before the voice of the device, marks its part, and is gone when it is removed', async ({
  page,
  openContext,
  expectConsole,
  baseURL,
}) => {
  test.slow();
  expectConsole(/status of 415/);
  await login(page, 'admin');
  await openPage(page, '/admin/lesson-media/6-4');
  const story = page.locator('#lesson-recordings ~ ul > li').first();
  const file = story.locator('input[type=file]');
  await file.setInputFiles({ ...recordingFile(1), buffer: Buffer.from('RIFF....WAVEfmt') });
  await expect(story.getByText(say('errors:recording_kind'))).toBeVisible();
  await file.setInputFiles(recordingFile(30));
  await expect(story.locator('audio')).toBeVisible();

  const child = await (await openContext({ ...screens.tablet, baseURL })).newPage();
  await fakeVoices(child, [{ lang: 'en-US', localService: true }]);
  await login(child, 'pia');
  await openPage(child, '/lesson/6/4');
  const region = child.locator('#story');
  const received = child.waitForResponse((answer) =>
    answer.url().includes('/storage/v1/recordings/'),
  );
  await region.getByRole('button', { name: say('lesson:story.listen') }).click();
  expect((await received).headers()['content-type']).toBe('audio/mpeg');
  await region.getByRole('button', { name: say('listening:pause') }).click();
  await expect(region.getByRole('button', { name: say('listening:play') })).toBeVisible();
  await region.getByRole('button', { name: say('listening:play') }).click();
  await expect
    .poll(() => child.evaluate(() => CSS.highlights.get('spoken')?.size ?? 0))
    .toBeGreaterThan(3);
  expect(await said(child)).toEqual([]);

  const title = (await story.locator('p span').first().textContent()) ?? '';
  const remove = say('desk:media.recording.remove', { part: title });
  await story.getByRole('button', { name: remove }).click();
  await story.getByRole('button', { name: say('desk:media.recording.remove-sure') }).click();
  await expect(story.locator('audio')).toBeHidden();
  await openPage(child, '/lesson/6/4');
  await region.getByRole('button', { name: say('lesson:story.listen') }).click();
  await expect.poll(async () => (await said(child)).length).toBeGreaterThan(0);
});

/** Whether this device keeps what was uploaded for a lesson. */
function isMediaCached(page: Page, lesson: string): Promise<boolean> {
  return page.evaluate(async (id) => {
    const made = await indexedDB.databases();
    if (!made.some(({ name }) => name === 'device')) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const opening = indexedDB.open('device');
    opening.onsuccess = () => {
      const all = opening.result.transaction('lesson-media').objectStore('lesson-media').getAll();
      all.onsuccess = () => resolve(all.result.some((cached: { id: string }) => cached.id === id));
    };
    const cached = await promise;
    opening.result.close();
    return cached;
  }, lesson);
}
