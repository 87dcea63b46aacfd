import type { Page } from '@playwright/test';
import { addOwnChild, becomeChild, savedQuizzes } from '../support/family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { answerQuiz, sendAnswers } from '../support/quiz.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const lesson = firstLesson('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });
const wholeWindow = (page: Page) =>
  page.getByRole('heading', { name: say('quiz:result.all.title') });

test('a child who is signed out in the middle of a quiz loses no answer', async ({
  page,
  openContext,
  expectConsole,
  baseURL,
}) => {
  expectConsole(/status of 401/);
  const child = await addOwnChild(page);
  await becomeChild(page, child);
  await openPage(page, '/quiz/1-1');
  await answerQuiz(visitOf(page), lesson);

  // Elsewhere its parent gives it a new password, which ends the session.
  const parent = await (await openContext({ baseURL })).newPage();
  await login(parent, 'parent');
  const password = 'a-new-lamb';
  const answer = await parent.request.patch(`/rest/v1/children/${child.id}`, {
    data: { password },
  });
  expect(answer.status(), await answer.text()).toBe(200);

  await sendAnswers(visitOf(page));
  await expect(page.getByRole('heading', { name: say('quiz:unsent.title') })).toBeVisible();
  await becomeChild(page, { ...child, password });
  await openPage(page, '/quiz/1-1');
  await expect(wholeWindow(page)).toBeVisible();
  expect(await savedQuizzes(page, child)).toBe(1);
});
