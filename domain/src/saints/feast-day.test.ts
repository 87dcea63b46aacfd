import { expect, it } from 'vitest';
import { daysInMonth, monthNumbers, saintsInAll, writeDate } from './feast-day.ts';

it('every day of a leap year has a saint', () => {
  expect(saintsInAll).toBe(366);
  expect(monthNumbers).toHaveLength(12);
  expect([daysInMonth(2), daysInMonth(4), daysInMonth(12), daysInMonth(13)]).toEqual([
    29, 30, 31, 0,
  ]);
});

it('a date stands as its language writes it', () => {
  expect(writeDate(1, 3, 'en')).toBe('January 3');
  expect(writeDate(2, 29, 'fr')).toBe('29 février');
  expect(writeDate(8, 1, 'fr')).toBe('1er août');
  expect(writeDate(3, 1, 'pt-BR')).toBe('1º de março');
  expect(writeDate(10, 12, 'pt-BR')).toBe('12 de outubro');
});
