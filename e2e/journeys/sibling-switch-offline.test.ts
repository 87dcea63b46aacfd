import type { Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import type { OwnChild } from '../support/family.ts';
import { expect, login, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { pictures, tapPictures } from '../support/learners.ts';
import { markRead } from '../support/lesson.ts';
import {
  enterByPassword,
  enterByPictures,
  followMap,
  learnHereOnce,
  lessonOf,
  lockOffline,
  openSiblings,
  tapName,
} from '../support/siblings.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

test.beforeEach(({ expectConsole }) =>
  expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 401/),
);

/** The parts done of each lesson, as the server tells the parent. */
async function partsOf(parent: Page, child: OwnChild): Promise<Record<string, string[]>> {
  const answer = await parent.request.get(`/rest/v1/progress?child_id=${child.id}`);
  const { lessons } = (await answer.json()) as { lessons: { lesson: string; parts: string[] }[] };
  return Object.fromEntries(lessons.map(({ lesson, parts }) => [lesson, parts.toSorted()]));
}

test('siblings take turns without a network, each sees its own alone, and nothing is sent under the other', async ({
  page,
  context,
  openContext,
  baseURL,
}) => {
  test.slow();
  const visit = visitOf(page);
  const siblings = await openSiblings(visit);
  const { anna, ben } = siblings;
  const parent = await (await openContext({ baseURL })).newPage();
  await login(parent, 'admin');
  await learnHereOnce(visit, siblings);
  await enterByPassword(visit, anna);
  await openPage(page, '/lesson/2/1');
  await context.setOffline(true);
  await markRead(visit, 'goals');
  expect(await lockOffline(visit)).toBe(true);

  await tapName(visit, ben);
  await tapPictures(visit, pictures.toReversed());
  await expect(page.getByText(say('account:child.pictures-wrong'))).toBeVisible();
  await axe(page, 'main');
  await tapPictures(visit);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ben.name);
  await page.goto('/my-progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(say('dashboard:waiting.title'))).toBeHidden();
  await expect(page.locator('body')).not.toContainText(anna.name);
  await page.goto('/lesson/2/1');
  await expect(page.getByRole('heading', { level: 1, name: lessonOf('2-1').title })).toBeVisible();
  await expect(page.getByText(say('lesson:goals.done'), { exact: true })).toBeHidden();
  await markRead(visit, 'story');
  await lockOffline(visit);
  await enterByPictures(visit, ben);
  await followMap(page);
  await expect(page.getByText(say('lesson:story.done'), { exact: true })).toBeVisible();
  await markRead(visit, 'teaching');

  await context.setOffline(false);
  await expect.poll(() => partsOf(parent, ben)).toEqual({ '2-1': ['story', 'teaching'] });
  expect(await partsOf(parent, anna)).toEqual({});
  await expect(page.getByText(say('lesson:teaching.done'), { exact: true })).toBeVisible();
  await openPage(page, '/quest-map');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ben.name);
});

test('who was let in without a network shows itself again after a reload, and is locked out where its password was changed', async ({
  page,
  context,
  openContext,
  baseURL,
}) => {
  test.slow();
  const visit = visitOf(page);
  const siblings = await openSiblings(visit);
  const { anna, ben } = siblings;
  const parent = await (await openContext({ baseURL })).newPage();
  await login(parent, 'admin');
  await learnHereOnce(visit, siblings);
  await context.setOffline(true);
  await page.goto('/login');
  await enterByPassword(visit, anna);
  await page.goto('/lesson/2/1');
  await markRead(visit, 'goals');
  await context.setOffline(false);
  await page.reload();
  await waitForHydration(page);
  const again = page.getByRole('dialog', { name: say('account:again.title') });
  await expect(again).toContainText(say('account:again.offline', { name: anna.name }));
  expect(await partsOf(parent, anna)).toEqual({});
  await axe(page, '[role=dialog]');
  await again.getByLabel(say('account:child.password'), { exact: true }).fill(anna.password);
  await again.getByRole('button', { name: say('account:child.submit'), exact: true }).click();
  await expect.poll(() => partsOf(parent, anna)).toEqual({ '2-1': ['goals'] });

  await context.setOffline(true);
  await lockOffline(visit);
  const changed = await parent.request.patch(`/rest/v1/children/${ben.id}`, {
    data: { pictures: pictures.toReversed() },
  });
  expect(changed.ok()).toBe(true);
  await enterByPictures(visit, ben);
  await followMap(page);
  await markRead(visit, 'goals');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: ben.name, exact: true })).toBeVisible();
  expect(await partsOf(parent, ben)).toEqual({});
  await context.setOffline(true);
  await tapName(visit, ben);
  await tapPictures(visit);
  await expect(page.getByText(say('account:child.offline-unknown'))).toBeVisible();
  await context.setOffline(false);
  await openPage(page, '/login');
  await tapName(visit, ben);
  await tapPictures(visit, pictures.toReversed());
  await expect.poll(() => partsOf(parent, ben)).toEqual({ '2-1': ['goals'] });
});
