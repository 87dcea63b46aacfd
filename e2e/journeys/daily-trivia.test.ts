import { daysAfter } from '@pius/domain/calendar-day.ts';
import {
  playRound,
  questionsOf,
  saintOf,
  shownDate,
  triviaOf,
  untilDaysCached,
} from '../support/days.ts';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { untilCached } from '../support/offline.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

test('saints of the next seven days and the day’s round need no network, and the round goes out once', async ({
  openContext,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  const context = await openContext();
  const page = await context.newPage();
  await becomeChild(page, await addOwnChild(page));
  await openPage(page, '/saint-of-the-day');
  const [say, hand] = [wordsIn('en'), pointingHand()];
  const visit: Visit = { page, hand, say, language: 'en' };
  await expect(page.locator('article')).toContainText(say('saints:today-is'));
  const today = await shownDate(page);
  const last = daysAfter(today, 7);
  const saint = await saintOf(visit, last);
  const questions = await questionsOf(visit, today);
  await untilDaysCached(page, last);
  await untilCached(page);
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
