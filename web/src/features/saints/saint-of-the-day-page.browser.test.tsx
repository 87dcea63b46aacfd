import { daysAfter } from '@pius/domain/calendar-day.ts';
import { localDay } from '@pius/domain/progress/local-day.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { answerDays, exampleSaint } from '@/test/days.ts';
import { renderPage } from '@/test/render.tsx';
import { expectSays } from '@/test/says.ts';
import { say } from '@/test/words.ts';
import * as saintPage from './saint-of-the-day-page.tsx';

const today = localDay(new Date(), 'Europe/Paris');
const heading = page.getByRole('heading', { level: 1 });
const article = page.getByRole('article');

// The next days go on being kept for as long as the child is here.
afterEach(() => localStorage.clear());

async function open(at = '/saint-of-the-day'): Promise<void> {
  await page.viewport(1280, 900);
  answerDays();
  await renderPage(saintPage, '/saint-of-the-day', { at, viewer: 'child' });
}

test('a child reads today’s saint, and picks another day of the month by keyboard', async () => {
  await open();
  await expectSays(article, say('saints:today-is'));
  const saint = exampleSaint(today);
  await expectSays(heading, saint.name);
  for (const part of ['bio', 'virtues', 'heroism', 'contributions', 'source'] as const) {
    await expect.element(page.getByText(saint[part], { exact: false })).toBeVisible();
  }
  await expectSays(article, say('saints:trust.awaiting'));
  const picture = article.getByRole('img', { name: saint.picture.alt, exact: true });
  await expect.element(picture).toHaveAttribute('fetchpriority', 'high');
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
  await expect.poll(() => document.querySelectorAll('.saint-month img').length).toBeGreaterThan(27);
  await expectNoAxeViolations();

  const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`);
  expect(day(today)?.tabIndex).toBe(0);
  day(today)?.focus();
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  const other = daysAfter(today, -8);
  await expect.poll(() => document.activeElement).toBe(day(other));
  await expect.poll(() => day(other)?.textContent).toContain(`Name of ${other.slice(5)}`);
  await userEvent.keyboard('{Enter}');
  await expectSays(heading, exampleSaint(other).name);
  await page.getByRole('link', { name: say('saints:next') }).click();
  await expectSays(heading, exampleSaint(daysAfter(other, 1)).name);
  await expect.element(article).not.toMatchTextContent(say('saints:today-is'));
});

test('a date that the calendar has not is told in words, with the way to today', async () => {
  await open('/saint-of-the-day?date=2027-02-29');
  await expectSays(page.getByRole('alert'), say('errors:saint_not_found'));
  await expectNoAxeViolations();
  await page.getByRole('link', { name: say('saints:today'), exact: true }).click();
  await expectSays(article, say('saints:today-is'));
});
