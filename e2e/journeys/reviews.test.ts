import type { BrowserContext, Page } from '@playwright/test';
import { addChildThere, type DayServer, startDayServer } from '../support/day-server.ts';
import { becomeChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { untilCached } from '../support/offline.ts';
import { takeQuiz } from '../support/progress.ts';
import { answerQuestion, rightAnswer } from '../support/quiz.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
let server: DayServer;

test.beforeAll(async () => {
  server = await startDayServer();
});
test.afterAll(() => server.stop());
test.beforeEach(({ expectConsole }) => {
  expectConsole(/call to another host: http:\/\/localhost|ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
});

/** A child that has completed lesson 1.1 today, at a page of its own. */
async function childAtPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await server.goTo(0, context);
  await becomeChild(page, await addChildThere(page));
  await takeQuiz(page, { id: '1-1', quiz: firstLesson('en').quiz });
  return page;
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { level: 1, name });
}

/** Answers the question that is shown, and goes on. */
async function answer(visit: Visit, value: boolean | string, last: boolean): Promise<void> {
  const { page, hand, say } = visit;
  await answerQuestion(visit, value);
  await hand.press(page.getByRole('button', { name: say('review:check'), exact: true }));
  const next = say(last ? 'review:finish' : 'review:next');
  await hand.press(page.getByRole('button', { name: next, exact: true }));
}

test('reviews are done without a network and go out once when it is back', async ({
  openContext,
}) => {
  const context = await openContext({ baseURL: server.url });
  const page = await childAtPage(context);
  const visit: Visit = { page, hand: pointingHand(), say, language: 'en' };
  await server.goTo(1, context);
  await openPage(page, '/review');
  await expect(page.getByText(say('review:count', { number: 1, total: 5 }))).toBeVisible();
  await untilCached(page);
  await page.reload();
  await context.setOffline(true);
  await page.reload();
  for (const [index, question] of firstLesson('en').quiz.slice(0, 5).entries()) {
    await answer(visit, rightAnswer(question), index === 4);
  }
  await expect(heading(page, say('review:done.title'))).toBeVisible();
  await expect(page.getByText(say('progress:status.waiting'))).toBeVisible();
  await page.reload();
  await expect(heading(page, say('review:done.title'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(say('progress:status.waiting'))).toBeHidden();
  const saved = await page.request.get('/rest/v1/reviews');
  const { answers } = (await saved.json()) as { answers: { outcome: string }[] };
  expect(answers.map(({ outcome }) => outcome)).toEqual(Array(5).fill('known'));
});
