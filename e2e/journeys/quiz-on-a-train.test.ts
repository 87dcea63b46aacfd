import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { addOwnChild, becomeChild, savedQuizzes } from '../support/family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { untilCached, untilQuizCached } from '../support/offline.ts';
import { answerQuiz, sendAnswers } from '../support/quiz.ts';
import {
  enterByPassword,
  followMap,
  learnHereOnce,
  lessonOf,
  openSiblings,
} from '../support/siblings.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });
const answers = (page: Page, words: string) => page.getByText(words, { exact: true });

test.beforeEach(({ expectConsole }) =>
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/),
);

test('a child let in without a network is recognised as it is back, and the quiz on the page is sent and graded', async ({
  page,
  context,
  openContext,
  baseURL,
}) => {
  test.slow();
  const visit = visitOf(page);
  const siblings = await openSiblings(visit);
  const { anna } = siblings;
  const parent = await (await openContext({ baseURL })).newPage();
  await login(parent, 'admin');
  await learnHereOnce(visit, siblings);
  await context.setOffline(true);
  await page.goto('/login');
  await enterByPassword(visit, anna);
  await followMap(page);
  await page.locator('#quiz').getByRole('link').click();
  await answerQuiz(visit, lessonOf('2-1'));
  await sendAnswers(visit);
  await expect(answers(page, say('quiz:unsent.waiting'))).toBeVisible();
  await context.setOffline(false);
  await expect(answers(page, say('quiz:result.kept'))).toBeVisible();
  const answer = await parent.request.get(`/rest/v1/progress?child_id=${anna.id}`);
  expect((await answer.json()).lessons).toMatchObject([{ lesson: '2-1', quiz_tries: 1 }]);
});

test('a quiz that one tab sends without a network waits in the other too, and shows its result there', async ({
  page,
  context,
}) => {
  const child = await addOwnChild(page);
  await becomeChild(page, child);
  await openPage(page, '/quiz/1-1');
  await untilCached(page);
  await untilQuizCached(page, child, '1-1');
  const other = await context.newPage();
  await openPage(other, '/quiz/1-1');
  await answerQuiz(visitOf(page), firstLesson('en'));
  await context.setOffline(true);
  await sendAnswers(visitOf(page));
  for (const tab of [page, other]) {
    await expect(answers(tab, say('quiz:unsent.waiting'))).toBeVisible();
  }
  await page.goto('/my-progress');
  await waitForHydration(page);
  await context.setOffline(false);
  // A page that has not heard of the network asks after half a minute.
  await expect(answers(other, say('quiz:result.kept'))).toBeVisible({ timeout: 60_000 });
  expect(await savedQuizzes(page, child)).toBe(1);
});

test('a visitor’s quiz without a network is kept, says so, and is graded when the network is back', async ({
  page,
  context,
}) => {
  await openPage(page, '/quiz/1-1');
  await untilCached(page);
  await answerQuiz(visitOf(page), firstLesson('en'));
  await context.setOffline(true);
  await sendAnswers(visitOf(page));
  await expect(answers(page, say('quiz:unsent.ungraded'))).toBeVisible();
  await axe(page, 'main');
  await page.goto('/lesson/1/1');
  await context.setOffline(false);
  await openPage(page, '/quiz/1-1');
  await expect(page.getByRole('heading', { name: say('quiz:result.all.title') })).toBeVisible();
  await expect(answers(page, say('quiz:result.device'))).toBeVisible();
});
