import { daysAfter } from '@pius/domain/calendar-day.ts';
import { saintOf, shownDate } from '../support/days.ts';
import { axe, expect, login, openPage, test } from '../support/fixtures.ts';
import { keyboardHand, touchingHand } from '../support/hand.ts';
import type { Visit } from '../support/visit.ts';
import { wordsIn } from '../support/words.ts';

test('a child reads today’s saint, and picks another day of the month by keyboard', async ({
  page,
}) => {
  await login(page, 'lucia');
  const visit: Visit = { page, hand: keyboardHand(page), say: wordsIn('en'), language: 'en' };
  const { hand, say } = visit;
  await openPage(page, '/saint-of-the-day');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('article')).toContainText(say('saints:today-is'));
  const today = await shownDate(page);
  const saint = await saintOf(visit, today);
  await expect(heading).toHaveText(saint.name);
  for (const part of ['bio', 'virtues', 'heroism', 'contributions', 'source'] as const) {
    await expect(page.getByText(saint[part])).toBeVisible();
  }
  await expect(page.getByText(say('saints:trust.awaiting'))).toBeVisible();

  await hand.press(page.getByRole('link', { name: say('saints:choose') }));
  const list = page.getByRole('list', { name: /\d{4}$/ });
  await expect(list.getByRole('link', { name: saint.name })).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(list.getByRole('link', { name: saint.name })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  const other = daysAfter(today, -8);
  const chosen = page.locator(`[data-day="${other}"]`);
  await expect(chosen).toBeFocused();
  const before = await saintOf(visit, other);
  await expect(chosen).toContainText(before.name);
  await axe(page);
  await page.keyboard.press('Enter');
  await expect(heading).toHaveText(before.name);
  await expect(page).toHaveURL(`/saint-of-the-day?date=${other}`);
  await hand.press(page.getByRole('link', { name: say('saints:next') }));
  const after = await saintOf(visit, daysAfter(other, 1));
  await expect(heading).toHaveText(after.name);
  await expect(page.locator('article')).not.toContainText(say('saints:today-is'));
});

test('a date that the calendar has not is told in the words of the specification, with the way to today', async ({
  openContext,
  baseURL,
}) => {
  const context = await openContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const page = await context.newPage();
  await login(page, 'lucia');
  await context.addCookies([{ name: 'language', value: 'fr', url: baseURL ?? '' }]);
  const say = wordsIn('fr');
  await openPage(page, '/saint-of-the-day?date=2027-02-29');
  await expect(page.getByRole('alert')).toContainText(say('errors:saint_not_found'));
  await axe(page);
  await touchingHand().press(page.getByRole('link', { name: say('saints:today'), exact: true }));
  await expect(page).toHaveURL('/saint-of-the-day');
  await expect(page.locator('article')).toContainText(say('saints:today-is'));
});
