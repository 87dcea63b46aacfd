import { saintOf, triviaOf } from '../support/days.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

test('the cards of the first page have today’s saint and question, and nothing moves as they come', async ({
  page,
}) => {
  const visit: Visit = { page, hand: pointingHand(), say, language: 'en' };
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const moved = Number(document.documentElement.dataset.moved ?? 0);
        document.documentElement.dataset.moved = String(moved + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const moved = async () => Number(await page.locator('html').getAttribute('data-moved'));
  await openPage(page, '/');
  await page.evaluate(() => document.fonts.ready);
  const before = await moved();
  const asked = page.waitForResponse(/\/rest\/v1\/saints\/\d/);
  await page.getByRole('heading', { name: say('landing:more.title') }).scrollIntoViewIfNeeded();
  const date = new URL((await asked).url()).pathname.split('/').at(-1) ?? '';
  const saint = await saintOf(visit, date);
  const { teaser } = await triviaOf(visit, date);
  const cards = page.getByRole('region', { name: say('landing:more.title') });
  await expect(cards.getByText(saint.name, { exact: true })).toBeVisible();
  const card = cards.getByRole('article').filter({ hasText: say('landing:trivia.title') });
  await expect(card).toContainText(teaser.question);
  await expect(card.getByRole('listitem')).toHaveCount(4);
  // The promise for a page is 0.01; what is left is the width of a chip.
  expect((await moved()) - before).toBeLessThan(0.01);
});

test('where today’s cannot be had, the cards keep their samples and say so', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/);
  await page.route(/\/rest\/v1\/(saints|trivia)\//, (route) => route.abort());
  await openPage(page, '/');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('trivia'));
  const cards = page.getByRole('region', { name: say('landing:more.title') });
  await cards.scrollIntoViewIfNeeded();
  await failed;
  await expect(cards.getByText(say('landing:saint.sampleName'))).toBeVisible();
  await expect(cards.getByText(say('landing:more.sample'), { exact: true })).toHaveCount(4);
});
