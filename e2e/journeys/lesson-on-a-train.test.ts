import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { addOwnChild, becomeChild, savedQuizzes } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { goThroughLesson, markRead } from '../support/lesson.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { untilCached, untilQuizCached } from '../support/offline.ts';
import { answerQuestion, answerQuiz, rightAnswer, sendAnswers } from '../support/quiz.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
const lesson = firstLesson('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });
const day = 24 * 60 * 60 * 1000;

interface Progress {
  lessons: { lesson: string; percentage: number; parts: string[]; last_active: string }[];
  week: { day: string }[];
}

/** What the server knows of the child who is signed in. */
async function progressOf(page: Page): Promise<Progress> {
  const answer = await page.request.get('/rest/v1/progress');
  return (await answer.json()) as Progress;
}

test.beforeEach(({ expectConsole }) => expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

test('a whole lesson with its quiz is done without a network, waits wherever the child looks, and counts once afterwards', async ({
  page,
  context,
}) => {
  test.slow();
  const visit = visitOf(page);
  const child = await addOwnChild(page);
  await becomeChild(page, child);
  await openPage(page, '/quest-map');
  await untilCached(page);
  await untilQuizCached(page, child, '1-1');
  await context.setOffline(true);
  await page.goto('/lesson/1/1');
  await waitForHydration(page);
  await goThroughLesson(visit, lesson);
  await page.goto('/quiz/1-1');
  await answerQuiz(visit, lesson);
  await sendAnswers(visit);
  const score = page.getByRole('heading', { name: say('quiz:result.all.title') });
  await expect(score).toBeVisible();
  await expect(page.getByText(say('quiz:unsent.waiting'), { exact: true })).toBeVisible();
  await page.reload();
  await expect(score).toBeVisible();
  await axe(page, 'main');
  await page.goto('/lesson/1/1');
  await expect(page.getByText(say('progress:status.waiting'))).toBeVisible();
  for (const path of ['/my-progress', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByText(say('dashboard:waiting.text', { count: 1 }))).toBeVisible();
  }
  await page.goto('/my-progress');
  await expect(page.getByText(say('dashboard:waiting.text', { count: 1 }))).toBeVisible();
  await axe(page);
  expect((await progressOf(page)).lessons).toEqual([]);

  await context.setOffline(false);
  await expect(page.getByText(say('dashboard:waiting.title'))).toBeHidden();
  const { lessons } = await progressOf(page);
  expect(lessons).toMatchObject([{ lesson: '1-1', percentage: 100 }]);
  expect(await savedQuizzes(page, child)).toBe(1);
});

test('a tab that is killed in the middle of a quiz without a network leaves the answers for the next one', async ({
  page,
  context,
}) => {
  await becomeChild(page, await addOwnChild(page));
  await openPage(page, '/quiz/1-1');
  await untilCached(page);
  await context.setOffline(true);
  const [first, second, third] = lesson.quiz;
  if (!first || !second || !third) throw new Error('The quiz is short.');
  for (const question of [first, second]) {
    await answerQuestion(visitOf(page), rightAnswer(question));
    await page.getByRole('button', { name: say('quiz:next'), exact: true }).click();
  }
  await page.close();

  const next = await context.newPage();
  await next.goto('/quiz/1-1');
  await waitForHydration(next);
  const words = third.kind === 'true-false' ? third.statement : third.question;
  await expect(next.getByRole('heading', { level: 1 })).toContainText(words);
  for (const { length } of [lesson.quiz.slice(2)]) {
    for (let at = 0; at < length; at += 1) {
      const question = lesson.quiz[at + 2];
      if (question) await answerQuestion(visitOf(next), rightAnswer(question));
      const name = say(at === length - 1 ? 'quiz:look-over' : 'quiz:next');
      await next.getByRole('button', { name, exact: true }).click();
    }
  }
  await context.setOffline(false);
  await sendAnswers(visitOf(next));
  await expect(next.getByRole('heading', { name: say('quiz:result.all.title') })).toBeVisible();
});

test('two tabs of one child send what was done in both, each once, and neither goes on waiting', async ({
  page,
  context,
}) => {
  await becomeChild(page, await addOwnChild(page));
  await openPage(page, '/lesson/1/1');
  await untilCached(page);
  const other = await context.newPage();
  await openPage(other, '/lesson/1/1');
  await context.setOffline(true);
  await markRead(visitOf(page), 'goals');
  await markRead(visitOf(other), 'story');
  for (const tab of [page, other]) {
    await expect(tab.getByText(say('progress:status.waiting'))).toBeVisible();
  }
  await context.setOffline(false);
  for (const tab of [page, other]) {
    await expect(tab.getByText(say('progress:status.waiting'))).toBeHidden();
    await expect(tab.getByText(say('lesson:goals.done'), { exact: true })).toBeVisible();
    await expect(tab.getByText(say('lesson:story.done'), { exact: true })).toBeVisible();
  }
  const { lessons } = await progressOf(page);
  expect(lessons.map(({ parts }) => parts.toSorted())).toEqual([['goals', 'story']]);
});

test('what is done offline on a device whose clock is a day ahead counts for the day it was done', async ({
  page,
  context,
}) => {
  await page.addInitScript(shiftClock, day);
  await becomeChild(page, await addOwnChild(page));
  await openPage(page, '/lesson/1/1');
  await untilCached(page);
  await context.setOffline(true);
  const before = Date.now();
  await markRead(visitOf(page), 'goals');
  const after = Date.now();
  await context.setOffline(false);
  await expect(page.getByText(say('progress:status.waiting'))).toBeHidden();
  const [begun] = (await progressOf(page)).lessons;
  const at = Date.parse(begun?.last_active ?? '');
  expect(at).toBeGreaterThan(before - 5000);
  expect(at).toBeLessThan(after + 5000);
});

/** Sets the clock of the page wrong, by so many milliseconds. */
function shiftClock(by: number): void {
  const Right = Date;
  class Wrong extends Right {
    constructor(...parts: unknown[]) {
      super(...((parts.length === 0 ? [Right.now() + by] : parts) as [number]));
    }
    static override now(): number {
      return Right.now() + by;
    }
  }
  globalThis.Date = Wrong as DateConstructor;
}
