import type { Language } from '@pius/domain/language.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useDateWords } from '@/shared/i18n/use-date-words.ts';
import { expectNoAxeViolations } from '@/test/axe.ts';
import { renderPart } from '@/test/render.tsx';
import { say } from '@/test/words.ts';
import { DateField } from './date-field.tsx';
import { DateRange } from './date-range.tsx';

const limits = { min: '2025-11-10', max: '2027-03-20', today: '2026-03-14' };

function OneDay() {
  const [day, setDay] = useState('');
  const [other, setOther] = useState('2026-02-19');
  const common = { ...limits, words: useDateWords() };
  return (
    <>
      <h1>Days</h1>
      <DateField {...common} label="Saint" onChange={setDay} value={day} />
      <DateField
        {...common}
        error="Please try another date."
        label="Feast"
        onChange={setOther}
        optional
        value={other}
      />
    </>
  );
}

function Period() {
  const [days, setDays] = useState({ from: '2026-01-06', to: '' });
  return (
    <DateRange
      {...limits}
      fromLabel="From"
      legend="Period"
      onChange={setDays}
      toLabel="To"
      value={days}
      words={useDateWords()}
    />
  );
}

const field = (name: string) => page.getByRole('combobox', { name, exact: true });
const day = (name: string) => page.getByRole('button', { name, exact: true });
const open = page.getByRole('dialog');

async function turnTo(month: string, year: string): Promise<void> {
  await page.getByLabelText(say('dates:year'), { exact: true }).selectOptions(year);
  await page.getByLabelText(say('dates:month'), { exact: true }).selectOptions(month);
}

test.each<[Language, string[]]>([
  ['en', ['Saturday, March 14, 2026', 'Sunday, March 15, 2026', 'Wednesday, April 15, 2026']],
  ['fr', ['samedi 14 mars 2026', 'lundi 16 mars 2026', 'jeudi 16 avril 2026']],
])('a day is found with the keys, in the language of the page: %s', async (language, days) => {
  const [today = '', first = '', chosen = ''] = days;
  await renderPart(<OneDay />, { language });
  field('Saint').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(day(today)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Home}');
  await expect.element(day(first)).toHaveFocus();
  await userEvent.keyboard('{PageDown}{Enter}');
  await expect.element(field('Saint')).toHaveFocus();
  await expect.element(field('Saint')).toHaveValue(chosen);
  await expect.element(open).not.toBeInTheDocument();
});

test('no day outside the limits is reached or chosen', async () => {
  await renderPart(<OneDay />);
  await field('Saint').click();
  await turnTo('March', '2027');
  const last = day('Saturday, March 20, 2027');
  last.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(last).toHaveFocus();
  const tooLate = day('Sunday, March 21, 2027');
  await expect.element(tooLate).toHaveAttribute('aria-disabled', 'true');
  await tooLate.click({ force: true });
  await expect.element(field('Saint')).toHaveValue('');
  await expectNoAxeViolations();
});

test('a day that is wrong is told, and can be emptied where it may be empty', async () => {
  await renderPart(<OneDay />);
  const wrong = field('Feast');
  await expect.element(wrong).toHaveAttribute('aria-invalid', 'true');
  await expect.element(wrong).toHaveAccessibleDescription('Please try another date.');
  await wrong.click();
  await page.getByRole('button', { name: say('dates:clear') }).click();
  await expect.element(wrong).toHaveValue('');
});

test('a calendar closes on Escape, on a press elsewhere and when the focus leaves it', async () => {
  await renderPart(<OneDay />);
  const saint = field('Saint');
  await saint.click();
  await expect.element(open).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(open).not.toBeInTheDocument();
  await expect.element(saint).toHaveFocus();
  await saint.click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(open).not.toBeInTheDocument();
  await saint.click();
  await expect.element(open).toBeVisible();
  field('Feast').element().focus();
  await expect.element(open).not.toBeInTheDocument();
});

test('each day of a period ends where the other one is', async () => {
  await renderPart(<Period />);
  await field('To').click();
  await turnTo('January', '2026');
  await expect.element(day('Monday, January 5, 2026')).toHaveAttribute('aria-disabled', 'true');
  await day('Wednesday, January 7, 2026').click();
  await expect.element(field('To')).toHaveValue('Wednesday, January 7, 2026');
});
