import { expect, test } from 'vitest';
import { lastDays, learntDays, weekOf } from './week.ts';

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

test('the last seven days end with today, over the turn of month and year', () => {
  expect(lastDays('2027-01-02')).toEqual([
    ...['2026-12-27', '2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31'],
    ...['2027-01-01', '2027-01-02'],
  ]);
});

test('each day tells its own time, lessons and quizzes, and what is older is left out', () => {
  const spent = [
    { day: '2026-11-22', seconds: 90 },
    { day: '2026-11-22', seconds: 30 },
    { day: '2026-11-15', seconds: 999 },
  ];
  const days = learntDays('2026-11-22', spent, ['2026-11-20'], ['2026-11-20', '2026-11-20']);
  expect(days).toHaveLength(7);
  const none = { seconds: 0, lessons: 0, quizzes: 0 };
  expect(days.at(-1)).toEqual({ ...none, day: '2026-11-22', seconds: 120 });
  expect(days.at(-3)).toEqual({ ...none, day: '2026-11-20', lessons: 1, quizzes: 2 });
  expect(days[0]).toEqual({ ...none, day: '2026-11-16' });
});
