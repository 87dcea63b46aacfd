import type { Page } from '@playwright/test';
import { addOwnChild, becomeChild, savedQuizzes } from '../support/family.ts';
import { expect, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { markRead } from '../support/lesson.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { answerQuiz, sendAnswers } from '../support/quiz.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const lesson = firstLesson('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

test.beforeEach(({ expectConsole }) => expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

/** Waits until the worker has kept the app's files and answers for this page. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((taken) => {
      navigator.serviceWorker.addEventListener('controllerchange', taken, { once: true });
    });
  });
}

test('a lesson that was open before can be read and done without a network, with games not seen before', async ({
  page,
  context,
}) => {
  await page.goto('/lesson/1/1');
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title);
  await context.setOffline(true);
  await expect(page.getByText(say('common:state.offline'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title);
  await markRead(visitOf(page), 'goals');
  const more = say('lesson:activities.more', { count: 2 });
  await page.getByRole('button', { name: more, exact: true }).click();
  const third = page.locator('[data-kind="true-false"]');
  await expect(
    third.getByRole('button', { name: say('activities:true'), exact: true }),
  ).toBeVisible();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
});

test('a quiz sent without a network waits and is saved once when the network is back', async ({
  page,
  context,
}) => {
  const child = await addOwnChild(page);
  await becomeChild(page, child);
  await page.goto('/quiz/1-1');
  await untilKept(page);
  await answerQuiz(visitOf(page), lesson);
  await context.setOffline(true);
  await sendAnswers(visitOf(page));
  await expect(page.getByText(say('quiz:unsent.waiting'), { exact: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: say('quiz:result.all.title') })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: say('quiz:result.all.title') })).toBeVisible();
  expect(await savedQuizzes(page, child)).toBe(1);
});
