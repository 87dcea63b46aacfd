import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { touchingHand } from '../support/hand.ts';
import { readLesson, writtenLessons } from '../support/lesson-file.ts';
import { cachedLessonIds, untilCached } from '../support/offline.ts';
import { screens } from '../support/screens.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const ids = writtenLessons().flatMap(({ id, module }) => (module === 2 ? [id] : []));
const total = ids.length;
const say = wordsIn('en');
const { press } = touchingHand();

test.use(screens.phone);
test.beforeEach(({ expectConsole }) => expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

/** Opens the list of module 2 on the map; what stands in it. */
async function openModule(page: Page) {
  await openPage(page, '/quest-map');
  const list = page.locator('details').filter({ has: page.locator('#lessons-2') });
  // What is said of module 1 comes after the page, and pushes the lists below it down.
  await expect(page.getByText(say('map:road.always'))).toBeVisible();
  await press(list.locator('summary'));
  return list;
}

test('a module saved for the road opens without a network and is removed again', async ({
  page,
  context,
}) => {
  const child = await addOwnChild(page, 'admin');
  await becomeChild(page, child);
  let list = await openModule(page);
  await untilCached(page);
  await press(list.getByRole('button', { name: say('map:road.save'), exact: true }));
  const opening = say('road:phase.kept', { count: total, size: '' }).split(':')[0] ?? '';
  await expect(list.getByRole('status')).toContainText(opening);
  await expect.poll(() => cachedLessonIds(page, child)).toHaveLength(total);
  await axe(page, '.map-lessons');

  await context.setOffline(true);
  const last = writtenLessons().find(({ id }) => id === ids.at(-1));
  if (!last) throw new Error('Module 2 has no lesson.');
  await page.goto(`/lesson/2/${last.number}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(readLesson(last, 'en').title);
  await page.goto('/quest-map');
  await press(page.locator('details', { has: page.locator('#lessons-2') }).locator('summary'));
  await expect(list.getByRole('status')).toContainText(opening);
  await context.setOffline(false);

  list = await openModule(page);
  await press(list.getByRole('button', { name: say('road:remove'), exact: true }));
  await axe(page, '.map-lessons');
  await press(list.getByRole('button', { name: say('road:remove.yes'), exact: true }));
  const save = list.getByRole('button', { name: say('road:save'), exact: true });
  await expect(save).toBeVisible();
  await expect.poll(() => cachedLessonIds(page, child)).toEqual([]);
});

test('a network lost in the middle keeps what has come; what is missing follows when it is back', async ({
  page,
  context,
}) => {
  const child = await addOwnChild(page, 'admin');
  await becomeChild(page, child);
  await page.route(/\/lessons\/2\/3\?/, async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  const list = await openModule(page);
  await press(list.getByRole('button', { name: say('map:road.save'), exact: true }));
  const status = list.getByRole('status');
  await expect(status).toHaveText(say('road:phase.offline', { done: 2, count: total }));
  await expect(list.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    say('road:progress.value', { done: 2, count: total }),
  );
  expect(await cachedLessonIds(page, child)).toEqual(['2-1', '2-2']);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect.poll(() => cachedLessonIds(page, child)).toHaveLength(total);
  await expect(list.getByRole('progressbar')).toHaveCount(0);
});
