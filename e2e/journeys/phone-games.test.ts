import type { Locator, Page } from '@playwright/test';
import { activityCard } from '../support/activity-card.ts';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { showActivity } from '../support/lesson.ts';
import { activityOf, firstLesson } from '../support/lesson-file.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { beginningWith, wordsIn } from '../support/words.ts';

const language = 'fr';
const say = wordsIn(language);
const lesson = firstLesson(language);
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language });

test.use(screens.phone);

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not on the page.`);
  return { ...box, bottom: box.y + box.height, right: box.x + box.width };
}

/** Opens lesson 1.1 until an activity of it shows, and gives its card. */
async function openActivity(page: Page, kind: 'hangman' | 'ordering'): Promise<Locator> {
  const visit = visitOf(page);
  await page.goto('/fr/lesson/1/1');
  await waitForHydration(page);
  const activity = activityOf(lesson, kind);
  const at = lesson.activities.findIndex(({ id }) => id === activity.id);
  for (let next = 2; next <= at; next += 2) await showActivity(visit, lesson, next);
  return activityCard(visit, activity);
}

test('the candle, the hidden word and all letters are seen together on a phone', async ({
  page,
}) => {
  // What the bars of a browser leave of 844 pixels.
  await page.setViewportSize({ width: 390, height: 664 });
  const card = await openActivity(page, 'hangman');
  const letters = card.getByRole('button', { name: /^[A-Z]$/ });
  await expect(letters).toHaveCount(26);
  await letters.last().evaluate((last) => last.scrollIntoView({ block: 'end' }));
  const bar = await boxOf(page.getByRole('banner'));
  for (const part of ['.hangman-candle', '.hidden-word']) {
    expect((await boxOf(card.locator(part))).y, part).toBeGreaterThanOrEqual(bar.bottom);
  }
  const [first, second] = [await boxOf(letters.nth(0)), await boxOf(letters.nth(1))];
  expect(Math.min(first.width, first.height)).toBeGreaterThanOrEqual(56);
  expect(second.x - first.right).toBeGreaterThanOrEqual(8);
});

test('two steps touched one after the other change places, the others stay', async ({ page }) => {
  const card = await openActivity(page, 'ordering');
  const steps = card.getByRole('listitem').locator('.step-words');
  const before = await steps.allInnerTexts();
  await steps.first().click();
  await expect(card).toContainText(say('activities:ordering.picked'));
  const last = before.length;
  const here = say('activities:ordering.swap-here', { place: last });
  await card.getByRole('button', { name: beginningWith(here) }).click();
  const swapped = [before.at(-1), ...before.slice(1, -1), before[0]];
  await expect.poll(() => steps.allInnerTexts()).toEqual(swapped);
});
