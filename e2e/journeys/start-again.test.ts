import type { BrowserContext, Page } from '@playwright/test';
import { expect, test, waitForHydration } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { activityOf, firstLesson } from '../support/lesson-file.ts';
import { touchPair } from '../support/pairs.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const matching = activityOf(firstLesson('en'), 'matching');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

test.beforeEach(({ expectConsole }) => expectConsole(/ERR_FAILED|Failed to fetch/));

/** Lets the network fail the first time that a file is asked for. Out: a promise of that failure. */
async function failOnce(context: BrowserContext, file: RegExp): Promise<{ failed: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const fail = async (route: { abort(): Promise<void> }) => {
    await route.abort();
    resolve();
  };
  await context.route(file, fail, { times: 1 });
  return { failed: promise };
}

const parts: [string, RegExp][] = [
  ['its start', /\/assets\/start-.*\.js/],
  ['what it was made of', /\/assets\/given-.*\.json/],
  ['the entry of the app', /\/assets\/entry\.client-.*\.js/],
  ['its words', /\/assets\/words-\w+\/en\/activities\.json/],
  ['a game in it', /\/assets\/games-of-pairs-.*\.js/],
];

test('a press on a page that got a part only the second time is done once', async ({
  openContext,
  baseURL,
}) => {
  test.slow();
  for (const [part, file] of parts) {
    await test.step(part, async () => {
      const context = await openContext({ baseURL, serviceWorkers: 'block' });
      const page = await context.newPage();
      const { failed } = await failOnce(context, file);
      await page.goto('/lesson/1/1');
      await failed;
      await touchPair(visitOf(page), matching, 0, 0);
      await touchPair(visitOf(page), matching, 1, 1);
      const total = matching.pairs.length;
      const progress = say('activities:pairs.progress', { done: 2, total });
      await expect(page.getByText(progress)).toBeVisible();
      await context.close();
    });
  }
});

test('a page whose start failed once wakes though nobody touches it', async ({ page, context }) => {
  await failOnce(context, /\/assets\/start-.*\.js/);
  await page.goto('/');
  await waitForHydration(page);
});
