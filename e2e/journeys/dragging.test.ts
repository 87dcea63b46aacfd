import type { CDPSession, Locator, Page } from '@playwright/test';
import { activityCard } from '../support/activity-card.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { activityOf, firstLesson } from '../support/lesson-file.ts';
import { tile } from '../support/pairs.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const lesson = firstLesson('en');
const matching = activityOf(lesson, 'matching');
const ordering = activityOf(lesson, 'ordering');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

async function open(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'));
  await openPage(page, '/lesson/1/1');
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Drags with the mouse, as slowly as a hand does. */
async function dragWithMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded();
  const start = await middleOf(from);
  await page.mouse.move(start.x, start.y);
  const fetched = page.waitForResponse(/\/assets\/carry-/, { timeout: 5000 }).catch(() => null);
  await page.mouse.down();
  await fetched;
  await page.mouse.move(start.x + 12, start.y, { steps: 3 });
  const end = await middleOf(to);
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

/** Drags with a finger, by the events of a touch screen. */
async function dragWithFinger(
  page: Page,
  touch: CDPSession,
  from: Locator,
  to: Locator,
  afterRest = async () => {},
): Promise<void> {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  const at = (x: number, y: number) => [{ x, y }];
  const fetched = page.waitForResponse(/\/assets\/carry-/, { timeout: 5000 }).catch(() => null);
  await touch.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: at(start.x, start.y),
  });
  await fetched;
  await afterRest();
  for (let step = 1; step <= 10; step += 1) {
    const x = start.x + ((end.x - start.x) * step) / 10;
    const y = start.y + ((end.y - start.y) * step) / 10;
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x, y) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** The words of the steps, in the order in which they lie. */
function stepsOf(card: Locator): Promise<string[]> {
  return card.locator('.step-words').allInnerTexts();
}

test('a tile is dragged to the one that belongs to it with the mouse', async ({ page }) => {
  await open(page);
  const visit = visitOf(page);
  await dragWithMouse(page, tile(visit, matching, 'left', 0), tile(visit, matching, 'right', 0));
  const total = matching.pairs.length;
  const card = activityCard(visit, matching);
  await expect(card).toContainText(say('activities:pairs.progress', { done: 1, total }));
  await dragWithMouse(page, tile(visit, matching, 'right', 1), tile(visit, matching, 'left', 2));
  await expect(card).toContainText(say('activities:no-match'));
  await expect(card.locator('[data-carried], [data-over]')).toHaveCount(0);
});

test('a step is dragged to its place with the mouse, and the others move up', async ({ page }) => {
  await open(page);
  const card = activityCard(visitOf(page), ordering);
  const before = await stepsOf(card);
  const numbers = card.locator('.step-number');
  await dragWithMouse(page, numbers.first(), numbers.nth(2));
  const [first = '', second = '', third = '', ...others] = before;
  await expect.poll(() => stepsOf(card)).toEqual([second, third, first, ...others]);
  const total = before.length;
  await expect(card).toContainText(say('activities:ordering.moved', { place: 3, total }));
});

test.describe('on a phone', () => {
  test.use(screens.phone);

  test('a tile and a step are dragged with a finger, and elsewhere the page scrolls', async ({
    page,
  }) => {
    await open(page);
    const visit = visitOf(page);
    const touch = await page.context().newCDPSession(page);
    const card = activityCard(visit, matching);
    const left = tile(visit, matching, 'left', 0);
    await left.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await page.evaluate(() => scrollBy(0, -150));
    // At once across the page; downwards only after a rest, as elsewhere that scrolls.
    await dragWithFinger(page, touch, left, tile(visit, matching, 'right', 0), () =>
      expect(left).toHaveAttribute('data-carried', ''),
    );
    const total = matching.pairs.length;
    await expect(card).toContainText(say('activities:pairs.progress', { done: 1, total }));

    const steps = activityCard(visit, ordering);
    const numbers = steps.locator('.step-number');
    await numbers.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const before = await stepsOf(steps);
    await dragWithFinger(page, touch, numbers.nth(0), numbers.nth(1));
    const [first = '', second = '', ...others] = before;
    await expect.poll(() => stepsOf(steps)).toEqual([second, first, ...others]);

    const at = await page.evaluate(() => scrollY);
    await dragWithFinger(page, touch, steps.locator('.step-words').nth(1), numbers.nth(0));
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(at);
    expect(await stepsOf(steps)).toEqual([second, first, ...others]);
  });

  test('a touch that is over before what carries has come chooses the tile and takes nothing up', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/carry-/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.clock.install();
    await open(page);
    const left = tile(visitOf(page), matching, 'left', 0);
    const asked = page.waitForRequest(/\/assets\/carry-/);
    await left.tap();
    const address = (await asked).url();
    held.resolve();
    await page.evaluate((carrying) => import(carrying), address);
    await page.clock.runFor(1000);
    await expect(left).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[data-carried]')).toHaveCount(0);
  });
});
