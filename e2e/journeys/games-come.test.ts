import type { Page } from '@playwright/test';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { activityOf, firstLesson } from '../support/lesson-file.ts';
import { touchPair } from '../support/pairs.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { beginningWith, wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });
const matching = activityOf(firstLesson('en'), 'matching');
const file = /\/assets\/games-of-pairs-.*\.js$/;

/** Opens the lesson's page at its top. Out: what tells how often its first game has been asked for. */
async function openAtTop(page: Page): Promise<() => number> {
  let asked = 0;
  page.on('request', (request) => {
    if (file.test(request.url())) asked += 1;
  });
  await openPage(page, '/lesson/1/1');
  await page.waitForLoadState('networkidle');
  return () => asked;
}

function leftTile(page: Page, number: number) {
  return page.getByRole('button', { name: beginningWith(matching.pairs[number]?.left ?? '') });
}

const progress = (done: number) =>
  say('activities:pairs.progress', { done, total: matching.pairs.length });

test('a game far below is not fetched, stands in the page, and comes when it is scrolled near', async ({
  page,
}) => {
  const asked = await openAtTop(page);
  expect(asked()).toBe(0);
  await expect(leftTile(page, 0)).toBeVisible();
  await page.locator('#activities').scrollIntoViewIfNeeded();
  await expect.poll(asked).toBe(1);
  await touchPair(visitOf(page), matching, 0, 0);
  await expect(page.getByText(progress(1))).toBeVisible();
  await page.reload();
  await expect(page.getByText(progress(1))).toBeVisible();
});

test('a game that comes leaves the page as high as it was', async ({ page }) => {
  await openAtTop(page);
  const box = () => page.locator('#activities').boundingBox();
  const before = await box();
  const come = page.waitForResponse(file);
  await page.locator('#vocabulary').evaluate((part) => part.scrollIntoView());
  await (await come).finished();
  await expect
    .poll(() => leftTile(page, 0).evaluate((tile) => Object.keys(tile).join(' ')))
    .toContain('__react');
  expect((await box())?.height).toBe(before?.height);
});

test('what is pressed and where the focus is stay when a game comes late', async ({
  page,
  context,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await context.route(file, async (route) => {
    await promise;
    await route.continue();
  });
  await openAtTop(page);
  await touchPair(visitOf(page), matching, 0, 0);
  await leftTile(page, 1).focus();
  resolve();
  await expect(page.getByText(progress(1))).toBeVisible();
  await expect(leftTile(page, 1)).toBeFocused();
});

test('a game reached with the keyboard is played with it', async ({ page }) => {
  const asked = await openAtTop(page);
  expect(asked()).toBe(0);
  await leftTile(page, 0).focus();
  await page.keyboard.press('Enter');
  await expect(leftTile(page, 0)).toHaveAttribute('aria-pressed', 'true');
  await expect(leftTile(page, 0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(leftTile(page, 0)).not.toBeFocused();
});

test('a page opened at its activities has their games', async ({ page }) => {
  let asked = 0;
  page.on('request', (request) => {
    if (file.test(request.url())) asked += 1;
  });
  await openPage(page, '/lesson/1/1#activities');
  await expect.poll(() => asked).toBe(1);
});

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a game comes when it is scrolled near without a network, once the app is kept', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    await openPage(page, '/lesson/1/1');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await page.reload();
    await context.setOffline(true);
    await touchPair(visitOf(page), matching, 0, 0);
    await expect(page.getByText(progress(1))).toBeVisible();
    await context.setOffline(false);
  });
});
