import type { Page } from '@playwright/test';
import { addOwnChild, becomeChild } from '../support/family.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { waitForHydration } from '../support/hydration.ts';
import { markRead } from '../support/lesson.ts';
import { firstLesson } from '../support/lesson-file.ts';
import { untilCached } from '../support/offline.ts';
import { lessonOf } from '../support/siblings.ts';
import { logOut, type Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test.use({ serviceWorkers: 'allow' });

const say = wordsIn('en');
const lesson = firstLesson('en');
const visitOf = (page: Page): Visit => ({ page, hand: pointingHand(), say, language: 'en' });

test.beforeEach(({ expectConsole }) => expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/));

test('a lesson that was open before can be read and done without a network, with games not seen before, and the quiz of another one', async ({
  page,
  context,
}) => {
  await openPage(page, '/lesson/1/1');
  await untilCached(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title);
  await context.setOffline(true);
  await expect(page.getByText(say('common:state.offline'))).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(lesson.title);
  await markRead(visitOf(page), 'goals');
  const more = say('lesson:activities.more', { count: 2 });
  await page.getByRole('button', { name: more, exact: true }).click();
  const third = page.locator('[data-kind="true-false"]');
  await expect(
    third.getByRole('button', { name: say('activities:true'), exact: true }),
  ).toBeVisible();
  await page.goto('/about-us');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/quiz/1-2');
  const [question] = lessonOf('1-2').quiz;
  const words = question?.kind === 'true-false' ? question.statement : (question?.question ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(words);
  await context.setOffline(false);
});

test('a child’s lesson opened again without a network shows all that is done, and nothing to a sibling', async ({
  page,
  context,
  expectConsole,
}) => {
  test.slow();
  // What the page is still asking for as the child logs out is refused.
  expectConsole(/401 .* at \S+\/rest\/v1\/course\?/);
  const [child, sibling] = [await addOwnChild(page), await addOwnChild(page)];
  const visit = visitOf(page);
  const bar = page.getByRole('progressbar');
  const parts = (done: number, percentage: number) =>
    say('lesson:progress.parts', { count: done, total: 10, percentage });
  await becomeChild(page, child);
  await page.goto('/lesson/1/1');
  await untilCached(page);
  await markRead(visit, 'goals');
  await markRead(visit, 'story');
  await expect(page.getByText(say('progress:status.waiting'))).toBeHidden();
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuetext', parts(2, 25));

  await context.setOffline(true);
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuetext', parts(2, 25));
  await expect(page.getByText(say('lesson:story.done'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('progress:status.waiting'))).toBeHidden();
  await markRead(visit, 'teaching');
  await expect(bar).toHaveAttribute('aria-valuetext', parts(3, 45));
  await expect(page.getByText(say('progress:status.waiting'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(say('progress:status.waiting'))).toBeHidden();

  await logOut(visit);
  expect(await cachedOnDevice(page)).not.toContain(child.name);
  await becomeChild(page, sibling);
  await page.goto('/lesson/1/1');
  await expect(bar).toHaveAttribute('aria-valuetext', parts(0, 0));
  await context.setOffline(true);
  await page.reload();
  await expect(bar).toHaveAttribute('aria-valuetext', parts(0, 0));
  expect(await cachedOnDevice(page)).not.toContain(child.name);
  await context.setOffline(false);
});

/** What the pages keep on the device, as one text. */
function cachedOnDevice(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify({ ...localStorage }));
}
