import { axe } from '../support/axe.ts';
import { expect, openPage, signIn, test } from '../support/fixtures.ts';
import { pointingHand } from '../support/hand.ts';
import { markRead } from '../support/lesson.ts';
import { openFamily } from '../support/own-family.ts';
import { wordsIn } from '../support/words.ts';

const say = wordsIn('en');

test('a parent sees on the dashboard how a child learns elsewhere, without touching the page', async ({
  page,
  openContext,
  baseURL,
}) => {
  const family = await openFamily(page);
  await openPage(page, '/dashboard');
  await page.getByRole('tab', { name: say('family:tabs.modules') }).click();
  const week = page.getByRole('table', { name: say('dashboard:chart.title') });
  await expect(week.getByRole('row')).toHaveCount(8);
  await axe(page, 'main');
  const open = page.getByText(say('dashboard:lesson.begun'), { exact: true });
  await expect(open).toBeHidden();

  const elsewhere = await (await openContext({ baseURL })).newPage();
  await signIn(elsewhere, family.child);
  await openPage(elsewhere, '/lesson/1/1');
  const visit = { page: elsewhere, hand: pointingHand(), say, language: 'en' } as const;
  await markRead(visit, 'goals');
  await expect(open).toBeVisible();
  await markRead(visit, 'story');
  const parts = say('dashboard:lesson.parts.count', { done: 2, total: 10 });
  await expect(page.getByText(parts, { exact: true })).toBeVisible();
});
