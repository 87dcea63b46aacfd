import { daysAfter } from '@pius/domain/calendar-day.ts';
import type { Language } from '@pius/domain/language.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import type { BrowserContext, Page } from '@playwright/test';
import {
  answerTrivia,
  playRound,
  questionsOf,
  saintOf,
  shownDate,
  triviaOf,
  untilDaysKept,
} from '../support/days.ts';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { axe, expect, openPage, test } from '../support/fixtures.ts';
import { type Hand, keyboardHand, pointingHand, touchingHand } from '../support/hand.ts';
import { untilKept } from '../support/offline.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

/** A child that only this journey knows, at a page. */
async function childAt(
  context: BrowserContext,
  url: string,
  { path, language, handOf }: { path: string; language: Language; handOf: (page: Page) => Hand },
): Promise<Visit> {
  const page = await context.newPage();
  await becomeChild(page, await addOwnChild(page));
  await context.addCookies([{ name: 'language', value: language, url }]);
  await openPage(page, path);
  return { page, hand: handOf(page), say: wordsIn(language), language };
}

/**
 * The family's date, whose questions the page shows. What the page asks for would not tell it: the questions of the next
 * days are fetched as well, for a day without a network.
 */
async function dateOf({ page }: Visit): Promise<string> {
  const session = await page.request.get('/auth/v1/get-session');
  const { user } = (await session.json()) as { user: { id: string } };
  const answer = await page.request.get(`/rest/v1/profiles/${user.id}`);
  const { time_zone } = (await answer.json()) as { time_zone: string };
  return localDay(new Date(), time_zone);
}

const round = { path: '/daily-trivia' } as const;

test('a round by touch in French: reasons after each question, the result stays, and a second round is practice', async ({
  openContext,
  baseURL,
}) => {
  const context = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const at = { ...round, language: 'fr', handOf: touchingHand } as const;
  const visit = await childAt(context, baseURL ?? '', at);
  const { page, hand, say } = visit;
  const today = await dateOf(visit);
  const questions = await questionsOf(visit, today);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(questions[0]?.question ?? '');
  await axe(page);
  await hand.press(page.getByRole('button', { name: say('trivia:check'), exact: true }));
  await expect(page.getByText(say('trivia:unanswered'))).toBeVisible();
  await playRound(visit, questions, [1]);

  const score = page.getByText(say('trivia:result.right', { count: 4, total: 5 }));
  await expect(score).toBeVisible();
  await expect(page.getByText(say('trivia:streak', { count: 1 }))).toBeVisible();
  const asked = page.getByRole('listitem').filter({ hasText: questions[1]?.why ?? '' });
  await expect(asked).toContainText(say('trivia:item.again'));
  await axe(page);
  await page.reload();
  await expect(score).toBeVisible();
  expect((await triviaOf(visit, today)).round).toEqual({ score: 4, total: 5 });

  await hand.press(page.getByRole('button', { name: say('trivia:practise'), exact: true }));
  await playRound(visit, await questionsOf(visit, daysAfter(today, -1)));
  await expect(page.getByText(say('trivia:result.practice'))).toBeVisible();
  expect((await triviaOf(visit, today)).round).toEqual({ score: 4, total: 5 });
});

test('a round by keyboard in Portuguese goes on where it was left, and says what comes later on the road', async ({
  openContext,
  baseURL,
}) => {
  const context = await openContext({ viewport: { width: 1280, height: 900 } });
  const at = { ...round, language: 'pt-BR', handOf: keyboardHand } as const;
  const visit = await childAt(context, baseURL ?? '', at);
  const { page, hand, say } = visit;
  const questions = await questionsOf(visit, await dateOf(visit));
  const [first, second, ...others] = questions;
  if (!first || !second) throw new Error('There are five questions.');
  const later = questions.find(({ id }) => !id.startsWith('1-')) ?? first;
  await answerTrivia(visit, first, true);
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: first.why })).toBeVisible();
  await hand.press(page.getByRole('button', { name: say('trivia:next'), exact: true }));
  await playRound(visit, [second, ...others]);
  await expect(page.getByText(say('trivia:result.right', { count: 5, total: 5 }))).toBeVisible();
  const link = page.getByRole('link', {
    name: say('trivia:later', { title: later.lessonTitle }),
  });
  await expect(link).toBeVisible();
});

test('saints of the next seven days and the day’s round need no network, and the round goes out once', async ({
  openContext,
  baseURL,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const context = await openContext();
  const at = { path: '/saint-of-the-day', language: 'en', handOf: pointingHand } as const;
  const visit = await childAt(context, baseURL ?? '', at);
  const { page, hand, say } = visit;
  await expect(page.locator('article')).toContainText(say('saints:today-is'));
  const today = await shownDate(page);
  const last = daysAfter(today, 7);
  const saint = await saintOf(visit, last);
  const questions = await questionsOf(visit, today);
  await untilDaysKept(page, last);
  await untilKept(page);
  await page.reload();
  await expect(page.locator('article')).toBeVisible();

  await context.setOffline(true);
  await page.goto(`/saint-of-the-day?date=${last}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(saint.name);
  await hand.press(page.getByRole('link', { name: say('saints:next') }));
  await expect(page.getByRole('alert')).toContainText(say('saints:offline.text'));
  await page.goto('/daily-trivia');
  await playRound(visit, questions);
  const waiting = page.getByText(say('progress:status.waiting'));
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  expect((await triviaOf(visit, today)).round).toEqual({ score: 5, total: 5 });
});
