import { expect, test } from 'vitest';
import { weekOf } from './week.ts';

test('a week runs from Monday to Sunday, over the turn of month and year', () => {
  expect(weekOf('2027-01-01')).toEqual([
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test('a Sunday closes its week and a Monday opens one', () => {
  expect(weekOf('2026-11-22').at(6)).toBe('2026-11-22');
  expect(weekOf('2026-11-23').at(0)).toBe('2026-11-23');
});

test('a text that is no day is refused', () => {
  expect(() => weekOf('soon')).toThrow(RangeError);
});
