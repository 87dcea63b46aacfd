import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';
import { offerNewVersion, painted, tellNewVersion } from '../support/new-version.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');

/** Presses the heading of the page and holds it. Out: how to let go. */
async function holdHeading(page: Page): Promise<() => Promise<void>> {
  await page.getByRole('heading', { level: 1 }).hover();
  await page.mouse.down();
  return () => page.mouse.up();
}

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('the word that there is no network moves nothing under a press, comes when it is over, and lies over nothing', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await openPage(page, '/lesson/1/1');
    const letGo = await holdHeading(page);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await painted(page);
    const notice = page.getByText(say('common:state.offline'));
    await expect(notice).toHaveCount(0);
    await letGo();
    await expect(notice).toBeVisible();
    const [words, bar] = [await notice.boundingBox(), await page.locator('.nav').boundingBox()];
    expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(notice).not.toBeInViewport();
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
  });
});

test('the question about a new version covers nothing under a press, and comes when it is over', async ({
  page,
}) => {
  await page.addInitScript(offerNewVersion);
  await openPage(page, '/about-us');
  const letGo = await holdHeading(page);
  await tellNewVersion(page);
  const question = page.getByText('New content available! Refresh to update?');
  await expect(question).toHaveCount(0);
  await letGo();
  await expect(question).toBeVisible();
});
