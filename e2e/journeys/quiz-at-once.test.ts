import type { Language } from '@pius/domain/language.ts';
import type { Page } from '@playwright/test';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { answerQuestion, rightAnswer } from '../support/quiz.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use(screens.phone);

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });
const quizOf = (language: Language) =>
  firstLesson(language).quiz.map((question) => ({
    question,
    words: question.kind === 'typed' ? question.question : question.statement,
  }));
const [first, second] = quizOf('en');

for (const language of ['en'] as const) {
  test(`the first question of a quiz of module 1 is read before a script comes: ${language}`, async ({
    openContext,
    baseURL,
  }) => {
    const context = await openContext({ javaScriptEnabled: false, baseURL });
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    const page = await context.newPage();
    await page.goto('/quiz/1-1');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const [{ words } = { words: '' }] = quizOf(language);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const hint = page.locator('main noscript p');
    await expect(hint).toBeVisible();
    expect(await hint.textContent()).toBe(wordsIn(language)('quiz:no-script'));
  });
}

/** Holds back the start of the app until it is let go; what was done before is done again by then. */
async function holdTheStart(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/start-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('an answer that is given before the app has started is kept, and goes on to the next question', async ({
  page,
}) => {
  if (!first || !second) throw new Error('The quiz has too few questions.');
  const start = await holdTheStart(page);
  await page.goto('/quiz/1-1');
  await answerQuestion(visitOf(page), rightAnswer(first.question));
  await page.getByRole('button', { name: say('quiz:next'), exact: true }).click();
  start();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(second.words);
  await expect(page.locator('.quiz-pane[data-state="answered"]')).toHaveCount(1);
});

test('a quiz that was begun shows its first question to nobody who is at another one', async ({
  page,
}) => {
  if (!first || !second) throw new Error('The quiz has too few questions.');
  await openPage(page, '/quiz/1-1');
  await answerQuestion(visitOf(page), rightAnswer(first.question));
  await page.getByRole('button', { name: say('quiz:next'), exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(second.words);

  const start = await holdTheStart(page);
  await page.goto('/quiz/1-1');
  await expect(page.getByText(first.words)).toBeHidden();
  await expect(page.getByRole('link', { name: say('quiz:back-to-lesson') })).toBeVisible();
  start();
  await expect(heading).toContainText(second.words);
  await expect(page.locator('.quiz-pane[data-state="answered"]')).toHaveCount(1);
});

test('an answer given before it is known who is learning belongs to who it is', async ({
  page,
}) => {
  if (!first || !second) throw new Error('The quiz has too few questions.');
  await becomeChild(page, await addOwnChild(page));
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/auth/v1/get-session', async (route) => {
    await promise;
    await route.continue();
  });
  await openPage(page, '/quiz/1-1');
  await answerQuestion(visitOf(page), rightAnswer(first.question));
  await page.getByRole('button', { name: say('quiz:next'), exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(second.words);
  const known = page.waitForResponse('**/auth/v1/get-session');
  resolve();
  await known;
  await expect(page.locator('.quiz-pane[data-state="answered"]')).toHaveCount(1);
  await page.reload();
  await expect(heading).toContainText(second.words);
  await expect(page.locator('.quiz-pane[data-state="answered"]')).toHaveCount(1);
});
