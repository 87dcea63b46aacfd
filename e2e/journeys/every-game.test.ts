import { activityCard } from '../support/activity-card.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { activityOf, firstLesson } from '../support/lesson-file.ts';
import { touchPair } from '../support/pairs.ts';
import { screens } from '../support/screens.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use(screens.phone);

test('a game by touch is where it was after a reload and after going back, and played to its end', async ({
  page,
}) => {
  const say = wordsIn('en');
  const visit: Visit = { page, hand: touchingHand(), say, language: 'en' };
  const matching = activityOf(firstLesson('en'), 'matching');
  const card = activityCard(visit, matching);
  const [first, ...others] = matching.pairs;
  const shown = say('activities:pairs.shown', {
    left: first?.left ?? '',
    right: first?.right ?? '',
  });
  // The question about cookies lies over the page until it is answered.
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'declined'));
  await openPage(page, '/lesson/1/1');
  await touchPair(visit, matching, 0, 1);
  await expect(card).toContainText(say('activities:no-match'));
  await page.reload();
  await waitForHydration(page);
  await expect(card).toContainText(say('activities:no-match'));
  await touchPair(visit, matching, 0, 1);
  await expect(card).toContainText(shown);
  await page.goto('/quest-map');
  await page.goBack();
  await waitForHydration(page);
  await expect(card).toContainText(shown);
  for (const pair of others.keys()) await touchPair(visit, matching, pair + 1, pair + 1);
  await touchPair(visit, matching, 0, 0);
  await expect(card).toContainText(say('activities:all-correct'));
  await expect(card.getByText(say('activities:done'), { exact: true })).toBeVisible();
});
