import { expect, it } from 'vitest';
import { dayNumber, daysAfter, isTodaySomewhere } from './calendar-day.ts';

it.each([
  '2027-02-29',
  '2026-13-01',
  '0005-13-13',
  '2026-01-32',
  '2026-00-10',
  '2026-1-1',
  '10000-01-01',
  '',
  'today',
])('%j is no day of the calendar', (text) => {
  expect(dayNumber(text)).toBeNull();
});

it('days are counted one by one, over leap days and the ends of years', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayNumber('1969-12-31')).toBe(-1);
  expect(dayNumber('2028-02-29')).toBe((dayNumber('2028-03-01') ?? 0) - 1);
  expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysAfter('2027-01-01', -1)).toBe('2026-12-31');
});

it.each([
  // At ten in London the last island still has yesterday, and the first one begins tomorrow.
  [
    '2026-11-22T10:00:00Z',
    ['2026-11-21', '2026-11-22', '2026-11-23'],
    ['2026-11-20', '2026-11-24'],
  ],
  ['2026-11-22T09:59:59Z', ['2026-11-21', '2026-11-22'], ['2026-11-20', '2026-11-23']],
  ['2028-02-29T12:00:00Z', ['2028-02-29', '2028-03-01'], ['2028-02-28', '2028-03-02']],
  ['2026-12-31T23:00:00Z', ['2026-12-31', '2027-01-01'], ['2026-12-30', '2027-01-02']],
])('at %s it is %j somewhere, and not %j', (now, today, other) => {
  for (const day of today) expect(isTodaySomewhere(day, new Date(now)), day).toBe(true);
  for (const day of other) expect(isTodaySomewhere(day, new Date(now)), day).toBe(false);
});
