import { type ActivityKind, activityKinds } from '@pius/domain/course/lesson.ts';
import type { Language } from '@pius/domain/language.ts';
import type { Locator, Page } from '@playwright/test';
import { activityCard } from '../support/activity-card.ts';
import { axe, expect, openPage, test } from '../support/fixtures.ts';
import { type Hand, keyboardHand, touchingHand } from '../support/hand.ts';
import { showActivity } from '../support/lesson.ts';
import { lessonWith } from '../support/lesson-file.ts';
import { findOverflow } from '../support/overflow.ts';
import { playThrough } from '../support/play.ts';
import { screens } from '../support/screens.ts';
import { findSmallTargets } from '../support/targets.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

/** Opens the first lesson that has an activity of a kind, until the activity shows. */
async function openGame(page: Page, kind: ActivityKind, language: Language, hand: Hand) {
  const visit: Visit = { page, hand, say: wordsIn(language), language };
  const { lesson, at, path } = lessonWith(kind, language);
  const activity = lesson.activities[at];
  if (!activity) throw new Error(`There is no ${kind}.`);
  // The question about cookies lies over the page until it is answered.
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'));
  await openPage(page, language === 'en' ? path : `/${language}${path}`);
  for (let next = 2; next <= at; next += 2) await showActivity(visit, lesson, next);
  return { visit, lesson, activity };
}

// A mouse plays every kind in `solve/`, through the same presses.
for (const kind of activityKinds) {
  test.describe(() => {
    test.use(screens.phone);

    test(`${kind} by touch is clean to axe, big enough and whole in every state, and kept through a reload and going back`, async ({
      page,
    }) => {
      test.slow();
      const { visit, lesson, activity } = await openGame(page, kind, 'en', touchingHand());
      const card = activityCard(visit, activity);
      let states = 0;
      await playThrough(visit, activity, lesson, async (state) => {
        await axe(page, `[data-activity="${activity.id}"]`);
        await fitsEveryWidth(page, card, state);
        states += 1;
        const told = await card.innerText();
        await (states % 2 === 0 ? page.reload() : goAndComeBack(page));
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
        await expect.poll(() => card.innerText(), { message: state }).toBe(told);
      });
    });
  });

  test(`${kind} is played with the keyboard alone`, async ({ page }) => {
    test.slow();
    const { visit, lesson, activity } = await openGame(page, kind, 'en', keyboardHand(page));
    await playThrough(visit, activity, lesson, async (state) => {
      if (state === 'open') return;
      const lost = await page.evaluate(() => document.activeElement === document.body);
      expect.soft(lost, `the focus is lost: ${state}`).toBe(false);
    });
    const done = activityCard(visit, activity).getByText(visit.say('activities:done'));
    await expect(done.first()).toBeVisible();
  });
}

async function fitsEveryWidth(page: Page, card: Locator, state: string): Promise<void> {
  const { width, height } = screens.phone.viewport;
  for (const wide of [320, 820, width]) {
    await page.setViewportSize({ width: wide, height });
    expect.soft(await findSmallTargets(card), `${state}, ${wide} pixels`).toEqual([]);
    expect.soft(await findOverflow(page), `${state}, ${wide} pixels`).toEqual([]);
  }
  await setLetters(page, '200%');
  expect.soft(await findOverflow(page), `${state}, letters of 200%`).toEqual([]);
  await setLetters(page, '');
}

async function goAndComeBack(page: Page): Promise<void> {
  await page.goto('/quest-map');
  await page.goBack();
}

async function setLetters(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);
}
