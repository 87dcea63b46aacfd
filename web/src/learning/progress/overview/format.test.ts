import { expect, it } from 'vitest';
import { formatDay, formatPercent, formatTime, weekdayWords } from './format.ts';

it('time is told in whole minutes, with hours from sixty on', () => {
  expect(formatTime(59, 'pt-BR')).toBe('0 min');
  expect(formatTime(35 * 60 + 59, 'pt-BR')).toBe('35 min');
  expect(formatTime(2 * 3600, 'pt-BR')).toBe('2 h');
  expect(formatTime(5 * 3600 + 40 * 60, 'en')).toBe('5 hr 40 min');
});

it('a day begins at midnight of the family, not of the server', () => {
  const now = new Date('2026-11-20T23:30:00Z');
  const words = (instant: string, zone: string) => formatDay(instant, now, zone, 'en');
  expect(words('2026-11-20T08:00:00Z', 'UTC')).toBe('Today');
  expect(words('2026-11-20T08:00:00Z', 'Europe/Rome')).toBe('Yesterday');
  expect(words('2026-11-17T08:00:00Z', 'UTC')).toBe('3 days ago');
});

it('after a week the date is told', () => {
  expect(formatDay('2026-11-13T08:00:00Z', new Date('2026-11-20T09:00:00Z'), 'UTC', 'en')).toBe(
    'Nov 13, 2026',
  );
});

it('a weekday has its letter and its name', () => {
  expect(weekdayWords('2026-11-20', 'fr', 'narrow')).toBe('V');
  expect(weekdayWords('2026-11-20', 'fr', 'long')).toBe('vendredi');
});

it('a share is written as the language does', () => {
  expect(formatPercent(44, 'en')).toBe('44%');
  expect(formatPercent(44, 'fr')).toMatch(/^44\s%$/);
});
