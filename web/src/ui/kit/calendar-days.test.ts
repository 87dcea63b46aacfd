import { expect, it } from 'vitest';
import { addDays, addMonths, dayByKey, weeksOfMonth, writeDay } from './calendar-days.ts';

const press = (key: string, shiftKey = false) => ({ key, shiftKey });

it('days and months go over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
  expect(addMonths('2027-01-15', -1)).toBe('2026-12-15');
});

it('weeks begin on Sunday in English and Portuguese, on Monday in French', () => {
  // 1 March 2026 is a Sunday.
  expect(weeksOfMonth('2026-03-14', 'en')[0]).toHaveLength(7);
  expect(weeksOfMonth('2026-03-14', 'pt-BR')[0]).toHaveLength(7);
  expect(weeksOfMonth('2026-03-14', 'fr')[0]).toEqual(['2026-03-01']);
});

it('a month has each of its days once, in weeks of seven but for its ends', () => {
  const weeks = weeksOfMonth('2028-02-10', 'fr');
  expect(weeks.map((week) => week.length)).toEqual([6, 7, 7, 7, 2]);
  expect(new Set(weeks.flat()).size).toBe(29);
  expect(weeksOfMonth('2026-02-01', 'en')).toHaveLength(4);
});

it('keys lead by day, week, month and year', () => {
  expect(dayByKey('2026-03-14', press('ArrowLeft'), 'en')).toBe('2026-03-13');
  expect(dayByKey('2026-03-14', press('ArrowDown'), 'en')).toBe('2026-03-21');
  expect(dayByKey('2026-03-14', press('PageUp'), 'en')).toBe('2026-02-14');
  expect(dayByKey('2026-03-14', press('PageDown', true), 'en')).toBe('2027-03-14');
  expect(dayByKey('2026-03-14', press('Tab'), 'en')).toBeNull();
});

it('Home and End lead to the ends of the week as the language has it', () => {
  // 14 March 2026 is a Saturday.
  expect(dayByKey('2026-03-14', press('Home'), 'en')).toBe('2026-03-08');
  expect(dayByKey('2026-03-14', press('Home'), 'fr')).toBe('2026-03-09');
  expect(dayByKey('2026-03-14', press('End'), 'fr')).toBe('2026-03-15');
});

it('is written in the language, whatever the time zone of the computer', () => {
  expect(writeDay('2026-01-06', 'fr', { dateStyle: 'full' })).toBe('mardi 6 janvier 2026');
});
