import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCalendarMonths } from './months.ts';

const instant = fc.date({
  min: new Date('2000-01-01T00:00:00Z'),
  max: new Date('2100-12-31T23:59:59Z'),
  noInvalidDate: true,
});

it.each([
  ['2027-01-15T08:30:00.000Z', 1, '2027-02-15T08:30:00.000Z'],
  ['2027-01-31T23:59:59.999Z', 1, '2027-02-28T23:59:59.999Z'],
  ['2028-01-31T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
  ['2027-08-31T12:00:00.000Z', 3, '2027-11-30T12:00:00.000Z'],
  ['2027-12-31T12:00:00.000Z', 3, '2028-03-31T12:00:00.000Z'],
  ['2027-11-20T12:00:00.000Z', 12, '2028-11-20T12:00:00.000Z'],
  ['2027-03-31T12:00:00.000Z', 0, '2027-03-31T12:00:00.000Z'],
])('%s and %i months are %s', (from, months, to) => {
  expect(addCalendarMonths(new Date(from), months).toISOString()).toBe(to);
});

it('the month is the one counted to, the time of day stays, the day never grows', () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: 0, max: 120 }), (from, months) => {
      const to = addCalendarMonths(from, months);
      const counted = from.getUTCFullYear() * 12 + from.getUTCMonth() + months;
      expect(to.getUTCFullYear() * 12 + to.getUTCMonth()).toBe(counted);
      expect(to.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
      expect(to.getUTCDate()).toBeLessThanOrEqual(from.getUTCDate());
      expect(to.getUTCDate()).toBeGreaterThanOrEqual(Math.min(from.getUTCDate(), 28));
    }),
  );
});

it('a later start never ends earlier', () => {
  fc.assert(
    fc.property(instant, instant, fc.integer({ min: 0, max: 24 }), (a, b, months) => {
      const [first, second] = a <= b ? [a, b] : [b, a];
      const days = (from: Date) =>
        Math.floor(addCalendarMonths(from, months).getTime() / 86_400_000);
      expect(days(first)).toBeLessThanOrEqual(days(second));
    }),
  );
});

it('the date given is left as it is', () => {
  const from = new Date('2027-01-31T00:00:00Z');
  addCalendarMonths(from, 1);
  expect(from.toISOString()).toBe('2027-01-31T00:00:00.000Z');
});
