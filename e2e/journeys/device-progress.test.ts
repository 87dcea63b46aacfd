import type { Page } from '@playwright/test';
import { logInAsChild } from '../support/account.ts';
import { solve } from '../support/activities.ts';
import { demoFamily } from '../support/demo-family.ts';
import { addOwnChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { markRead } from '../support/lesson.ts';
import { activityOf, firstLesson } from '../support/lesson-file.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');
const lesson = firstLesson('en');
const threeParts = say('lesson:progress.parts', { count: 3, total: 10, percentage: 31 });
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

/** Reads goals and story and solves an activity, as somebody without an account. */
async function begin(visit: Visit): Promise<void> {
  await openPage(visit.page, '/lesson/1/1');
  await markRead(visit, 'goals');
  await markRead(visit, 'story');
  await solve(visit, activityOf(lesson, 'matching'), lesson);
}

test('what a visitor did becomes the child’s who logs in and says that it was its own', async ({
  page,
  openContext,
  baseURL,
}) => {
  const parent = await (await openContext({ baseURL })).newPage();
  const child = await addOwnChild(parent);
  const visit = visitOf(page);
  await begin(visit);
  await openPage(page, '/login');
  await logInAsChild(visit, demoFamily.parent.email, child);
  await expect(page).toHaveURL(/\/quest-map$/);
  await expect(page.getByRole('heading', { name: say('progress:import.title') })).toBeVisible();
  await page.getByRole('button', { name: say('progress:import.yes') }).click();
  await expect(page.getByText(say('progress:import.done'))).toBeVisible();
  await page.goto('/lesson/1/1');
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', threeParts);
  await expect(page.getByText(say('progress:status.device'))).toBeHidden();

  const answer = await parent.request.get(`/rest/v1/progress?child_id=${child.id}`);
  const { lessons } = (await answer.json()) as { lessons: { parts: string[] }[] };
  expect(lessons).toMatchObject([{ lesson: '1-1', percentage: 31 }]);
  expect(lessons[0]?.parts.toSorted()).toEqual(['activity:a1', 'goals', 'story']);
});
