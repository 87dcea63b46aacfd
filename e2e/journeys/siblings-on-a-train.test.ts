import type { Page } from '@playwright/test';
import type { OwnChild } from '../support/family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { tapPictures } from '../support/learners.ts';
import { markRead } from '../support/lesson.ts';
import { answerQuiz, sendAnswers } from '../support/quiz.ts';
import {
  enterByPassword,
  enterByPictures,
  learnHereOnce,
  lessonOf,
  lockOffline,
  openSiblings,
} from '../support/siblings.ts';
import { logOut, type Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
const read = ['goals', 'story', 'teaching', 'vocabulary'] as const;

test.beforeEach(({ expectConsole }) =>
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/),
);

/** What the server has of a child, lesson by lesson, as its parent is told. */
async function savedOf(parent: Page, child: OwnChild) {
  const answer = await parent.request.get(`/rest/v1/progress?child_id=${child.id}`);
  const { lessons } = (await answer.json()) as {
    lessons: { lesson: string; parts: string[]; best_quiz: number | null; quiz_tries: number }[];
  };
  return Object.fromEntries(
    lessons.map(({ lesson, parts, best_quiz, quiz_tries }) => [
      lesson,
      { read: parts.filter((part) => part !== 'quiz').length, best_quiz, quiz_tries },
    ]),
  );
}

/** Reads lessons from their goals to their words. */
async function readLessons(visit: Visit, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    await visit.page.goto(`/lesson/${id.replace('-', '/')}`);
    await waitForHydration(visit.page);
    for (const part of read) await markRead(visit, part);
  }
}

/** Takes the quiz of a lesson without a network: its score is there at once, waiting to be sent. */
async function takeQuiz(visit: Visit, id: string): Promise<void> {
  const { page } = visit;
  await page.goto(`/quiz/${id}`);
  await waitForHydration(page);
  await answerQuiz(visit, lessonOf(id));
  await sendAnswers(visit);
  await expect(page.getByRole('heading', { name: say('quiz:result.all.title') })).toBeVisible();
  await expect(page.getByText(say('quiz:unsent.waiting'), { exact: true })).toBeVisible();
}

test('two siblings learn module 1 and two more lessons on one tablet while the network comes and goes, and nothing is lost', async ({
  page,
  context,
  openContext,
  baseURL,
}) => {
  test.slow();
  const visit: Visit = { page, hand: pointingHand(), say, language: 'en' };
  const siblings = await openSiblings(visit);
  const { anna, ben } = siblings;
  const parent = await (await openContext({ baseURL })).newPage();
  await login(parent, 'admin');
  await learnHereOnce(visit, siblings);

  await context.setOffline(true);
  await page.goto('/login');
  await enterByPassword(visit, anna);
  await readLessons(visit, '1-1', '1-2');
  await takeQuiz(visit, '1-1');
  expect(await lockOffline(visit)).toBe(true);
  await enterByPictures(visit, ben);
  await readLessons(visit, '1-1', '2-1');
  await takeQuiz(visit, '2-1');
  expect(await savedOf(parent, anna)).toEqual({});
  expect(await savedOf(parent, ben)).toEqual({});

  await context.setOffline(false);
  await page.reload();
  const again = page.getByRole('dialog', { name: say('account:again.title') });
  await expect(again).toContainText(ben.name);
  await tapPictures(visit);
  await expect(again).toBeHidden();
  await readLessons(visit, '2-2');
  await context.setOffline(true);
  await readLessons(visit, '1-2');
  await context.setOffline(false);
  await readLessons(visit, '1-3');
  await expect(page.getByText(say('progress:status.waiting'))).toBeHidden();
  expect(await savedOf(parent, anna)).toEqual({});
  await logOut(visit);

  await openPage(page, '/login');
  await enterByPassword(visit, anna);
  await context.setOffline(true);
  await readLessons(visit, '1-3', '2-1');
  await context.setOffline(false);
  await readLessons(visit, '2-2');
  const whole = { read: read.length, best_quiz: null, quiz_tries: 0 };
  const all = Object.fromEntries(['1-1', '1-2', '1-3', '2-1', '2-2'].map((id) => [id, whole]));
  const passed = { ...whole, best_quiz: 100, quiz_tries: 1 };
  await expect.poll(() => savedOf(parent, anna)).toEqual({ ...all, '1-1': passed });
  await expect.poll(() => savedOf(parent, ben)).toEqual({ ...all, '2-1': passed });
});
