import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { answerQuestion, rightAnswer } from '../support/quiz.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use(screens.phone);

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });
const [first, second] = firstLesson('en').quiz.map((question) => ({
  question,
  words: question.kind === 'typed' ? question.question : question.statement,
}));

test('the first question of a quiz of module 1 is read before a script comes', async ({
  openContext,
  baseURL,
}) => {
  const context = await openContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/quiz/1-1');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(first?.words ?? 'no such question');
  await expect(heading).toBeVisible();
  const hint = page.locator('main noscript p');
  await expect(hint).toBeVisible();
  expect(await hint.textContent()).toBe(say('quiz:no-script'));
});

/** Holds back the start of the app until it is let go; what was done before is done again by then. */
async function holdTheStart(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('an answer that is given before the app has started is kept, and who is at another question never sees the first', async ({
  page,
}) => {
  if (!first || !second) throw new Error('The quiz has too few questions.');
  const heading = page.getByRole('heading', { level: 1 });
  const answered = page.locator('.quiz-pane[data-state="answered"]');
  let start = await holdTheStart(page);
  await page.goto('/quiz/1-1');
  await answerQuestion(visitOf(page), rightAnswer(first.question));
  await page.getByRole('button', { name: say('quiz:next'), exact: true }).click();
  start();
  await expect(heading).toContainText(second.words);
  await expect(answered).toHaveCount(1);

  await page.unrouteAll();
  start = await holdTheStart(page);
  await page.goto('/quiz/1-1');
  await expect(page.getByText(first.words)).toBeHidden();
  await expect(page.getByRole('link', { name: say('quiz:back-to-lesson') })).toBeVisible();
  start();
  await expect(heading).toContainText(second.words);
  await expect(answered).toHaveCount(1);
});
