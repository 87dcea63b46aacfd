import { axe } from '../support/axe.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { openFamily } from '../support/own-family.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a parent switches the Saturday letter on in French, looks at it, and stops it by its link without logging in', async ({
    page,
    openContext,
    baseURL,
    expectConsole,
  }) => {
    // The letter is shown where nothing runs: what the journey reads it by is told so.
    expectConsole(/Blocked script execution in 'about:srcdoc'/);
    const say = wordsIn('fr');
    const { child } = await openFamily(page, 'fr');
    await openPage(page, '/settings#letter');
    const section = page.getByRole('region', { name: say('settings:letter.title') });
    await section.getByRole('button', { name: say('settings:letter.begin') }).click();
    await expect(section.getByRole('button', { name: say('settings:letter.stop') })).toBeVisible();
    await axe(page, '#letter');
    await section.getByRole('button', { name: say('settings:letter.preview') }).click();
    const dialog = page.getByRole('dialog', { name: say('settings:letter.preview') });
    const email = dialog.frameLocator('iframe');
    await expect(email.getByRole('heading', { level: 1 })).toHaveText(
      say('mail:saturday-letter.subject.quiet'),
    );
    await expect(email.getByText(child.name)).toHaveCount(0);
    const stop = email.getByRole('link', { name: say('mail:saturday-letter.stop') });
    const { pathname, search } = new URL((await stop.getAttribute('href')) ?? '');

    const stranger = await (await openContext({ baseURL })).newPage();
    await stranger.goto(pathname + search);
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(say('mail:stop.title'));
    await axe(stranger);
    await page.reload();
    await expect(section.getByRole('button', { name: say('settings:letter.stop') })).toBeVisible();
    await stranger.getByRole('button', { name: say('mail:stop.button') }).click();
    await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(
      say('mail:stop.done.title'),
    );
    await page.reload();
    await expect(section.getByRole('button', { name: say('settings:letter.begin') })).toBeVisible();
  });
});
