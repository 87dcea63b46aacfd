import type { Page } from '@playwright/test';
import { guess, judge, layLetters, solve } from '../support/activities.ts';
import { activityCard } from '../support/activity-card.ts';
import { axe, expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { markRead, showActivity } from '../support/lesson.ts';
import { activityOf, firstLesson } from '../support/lesson-file.ts';
import { touchPair } from '../support/pairs.ts';
import { lettersNotIn } from '../support/play.ts';
import { answerQuiz, goOnWithoutAnswer, rightAnswer, sendAnswers } from '../support/quiz.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const lesson = firstLesson('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

test.beforeEach(() => test.slow());

test('axe finds nothing in a lesson while its first activities are played', async ({ page }) => {
  const visit = visitOf(page);
  await openPage(page, '/lesson/1/1');
  await markRead(visit, 'goals');
  const matching = activityOf(lesson, 'matching');
  await touchPair(visit, matching, 0, 1);
  await expect(page.getByText(say('activities:no-match'))).toBeVisible();
  await axe(page);
  await touchPair(visit, matching, 0, 1);
  const [pair] = matching.pairs;
  const shown = say('activities:pairs.shown', { left: pair?.left ?? '', right: pair?.right ?? '' });
  await expect(page.getByText(shown)).toBeVisible();
  const ordering = activityCard(visit, activityOf(lesson, 'ordering'));
  await ordering.getByRole('button', { name: say('activities:check'), exact: true }).click();
  await expect(ordering).toContainText(say('activities:wrong-order'));
  await axe(page);
  await ordering.getByRole('button', { name: say('activities:ordering.check-again') }).click();
  await expect(ordering).toContainText(say('activities:ordering.shown'));
  await axe(page);
});

test('axe finds nothing in a lesson while its later activities are played', async ({ page }) => {
  const visit = visitOf(page);
  await openPage(page, '/lesson/1/1');
  await showActivity(visit, lesson, 2);
  await showActivity(visit, lesson, 4);
  const trueFalse = activityOf(lesson, 'true-false');
  const statements = activityCard(visit, trueFalse);
  await judge(visit, statements, !trueFalse.statements[0]?.answer);
  await expect(statements).toContainText(say('activities:incorrect'));
  const anagram = activityOf(lesson, 'anagram');
  const letters = activityCard(visit, anagram);
  await layLetters(visit, letters, backwards(anagram.words[0]?.word ?? ''));
  await expect(letters).toContainText(say('activities:try-again'));
  const hangman = activityOf(lesson, 'hangman');
  const candle = activityCard(visit, hangman);
  const [first = '', ...others] = lettersNotIn(hangman.words[0]?.word ?? '');
  await guess(visit, candle, [first]);
  await axe(page);
  await guess(visit, candle, others);
  await expect(candle).toContainText(say('activities:game-over'));
  await axe(page);
});

test('axe finds nothing in a lesson whose activities are all done', async ({ page }) => {
  const visit = visitOf(page);
  await openPage(page, '/lesson/1/1');
  for (const [at, activity] of lesson.activities.entries()) {
    await showActivity(visit, lesson, at);
    await solve(visit, activity, lesson);
  }
  await axe(page);
});

test('axe finds nothing in a quiz from its first question to its result', async ({ page }) => {
  const visit = visitOf(page);
  await openPage(page, '/quiz/1-1');
  await expect(page.getByLabel(say('quiz:your-answer'), { exact: true })).toBeVisible();
  await axe(page);
  let count = 0;
  await answerQuiz(visit, lesson, (question) => {
    count += 1;
    return question.kind === 'true-false' && count === 2 ? !question.answer : rightAnswer(question);
  });
  await axe(page);
  await sendAnswers(visit);
  await expect(page.getByRole('heading', { name: say('quiz:items.title') })).toBeVisible();
  await axe(page);
});

test('axe finds nothing in a true or false question and in a quiz that could not be sent', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 500/);
  const visit = visitOf(page);
  const fault = { status: 500, json: { code: 'internal', message: say('errors:internal') } };
  await page.route(/\/rest\/v1\/quiz-results/, (route) => route.fulfill(fault));
  await openPage(page, '/quiz/1-1');
  await page.getByLabel(say('quiz:your-answer'), { exact: true }).fill('Bepi');
  await page.getByRole('button', { name: say('quiz:next') }).click();
  await page.getByRole('button', { name: say('quiz:true'), exact: true }).click();
  await axe(page);
  await page.getByRole('button', { name: say('quiz:next') }).click();
  await page.getByRole('button', { name: say('quiz:next') }).click();
  await expect(page.getByText(say('quiz:unanswered.title'))).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: say('quiz:unanswered.go-on') }).click();
  for (let at = 3; at < lesson.quiz.length; at += 1) await goOnWithoutAnswer(visit);
  await sendAnswers(visit);
  await page.getByRole('button', { name: say('quiz:ask.send') }).click();
  await expect(page.getByText(say('errors:quiz_save_failed'))).toBeVisible();
  await axe(page);
});

function backwards(word: string): string {
  return [...word].reverse().join('');
}
