import type { Page } from '@playwright/test';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { markRead } from '../support/lesson.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { announceNewVersion, offerNewVersion } from '../support/new-version.ts';
import { answerQuestion, rightAnswer } from '../support/quiz.ts';
import { goByNavigation, type Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
const words = 'New content available! Refresh to update?';
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

/** The words of a question of lesson 1-1. */
function wordsOf(at: number): string {
  const question = firstLesson('en').quiz[at];
  if (!question) throw new Error(`The quiz has no question ${at}.`);
  return question.kind === 'true-false' ? question.statement : question.question;
}

test('the question about a new version waits until a quiz or a lesson is left, and nothing done there is lost by it', async ({
  page,
}) => {
  const visit = visitOf(page);
  await page.addInitScript(offerNewVersion);
  await becomeChild(page, await addOwnChild(page));
  await openPage(page, '/quiz/1-1');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toContainText(wordsOf(0));
  for (const question of firstLesson('en').quiz.slice(0, 2)) {
    await answerQuestion(visit, rightAnswer(question));
    await announceNewVersion(page);
    await page.getByRole('button', { name: say('quiz:next'), exact: true }).click();
  }
  await expect(heading).toContainText(wordsOf(2));
  const question = page.getByText(words);
  await expect(question).toHaveCount(0);

  await goByNavigation(visit, 'common:nav.quest-map');
  await expect(question).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: say('common:update.yes'), exact: true }).click();
  await reloaded;
  await openPage(page, '/quiz/1-1');
  await expect(heading).toContainText(wordsOf(2));
  await page.getByRole('button', { name: say('quiz:back'), exact: true }).click();
  await expect(heading).toContainText(wordsOf(1));

  await page.goto('/lesson/1/1');
  await waitForHydration(page);
  await markRead(visit, 'goals');
  await announceNewVersion(page);
  await expect(question).toHaveCount(0);
  await goByNavigation(visit, 'common:nav.quest-map');
  await page.getByRole('button', { name: say('common:update.later'), exact: true }).click();
  await expect(question).toHaveCount(0);
  await page.goto('/lesson/1/1');
  await waitForHydration(page);
  await expect(page.getByText(say('lesson:goals.done'), { exact: true })).toBeVisible();
});
