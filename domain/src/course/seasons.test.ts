import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayNumber, daysAfter } from '../calendar-day.ts';
import { easterSunday, firstOfAdvent, lessonOfSeason, seasonOn } from './seasons.ts';

const year = fc.integer({ min: 1970, max: 2400 });
const weekday = (day: string) => ((dayNumber(day) ?? 0) + 4) % 7;

describe('easterSunday', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is %s', (of, day) => expect(easterSunday(of)).toBe(day));

  it('is a Sunday from March 22 to April 25', () => {
    fc.assert(
      fc.property(year, (of) => {
        const day = easterSunday(of);
        expect(weekday(day)).toBe(0);
        expect(day >= `${of}-03-22` && day <= `${of}-04-25`).toBe(true);
      }),
    );
  });
});

it('Advent begins on a Sunday from November 27 to December 3', () => {
  expect(firstOfAdvent(2026)).toBe('2026-11-29');
  expect(firstOfAdvent(2022)).toBe('2022-11-27');
  fc.assert(
    fc.property(year, (of) => {
      const day = firstOfAdvent(of);
      expect(weekday(day)).toBe(0);
      expect(day >= `${of}-11-27` && day <= `${of}-12-03`).toBe(true);
    }),
  );
});

describe('seasonOn', () => {
  it.each([
    ['2026-11-28', 'november'],
    ['2026-11-29', 'advent'],
    ['2026-12-24', 'advent'],
    ['2026-12-25', null],
    ['2026-02-17', null],
    ['2026-02-18', 'lent'],
    ['2026-04-04', 'lent'],
    ['2026-04-05', 'easter'],
    ['2026-05-01', 'may'],
    ['2026-05-31', 'may'],
    ['2011-05-01', 'may'],
    ['2038-05-01', 'easter'],
    ['2038-05-02', 'may'],
    ['2038-06-13', 'easter'],
    ['2038-06-14', null],
    ['2026-10-31', 'october'],
    ['2026-11-01', 'november'],
    ['2026-07-14', null],
  ])('of %s is %s', (day, season) => expect(seasonOn(day)).toBe(season));

  it('Lent has forty days without its Sundays', () => {
    fc.assert(
      fc.property(year, (of) => {
        const easter = easterSunday(of);
        const before = Array.from({ length: 60 }, (_, index) => daysAfter(easter, -index - 1));
        const lent = before.filter((day) => seasonOn(day) === 'lent');
        expect(lent.filter((day) => weekday(day) !== 0)).toHaveLength(40);
      }),
    );
  });
});

describe('the lesson of a season', () => {
  const lesson = (id: string, open: boolean, completed: boolean) => ({ id, open, completed });

  it('is the first open one that is not done, then the first open one', () => {
    const lessons = [lesson('2-8', true, true), lesson('2-6', true, false)];
    expect(lessonOfSeason(['2-8', '2-6'], lessons)?.id).toBe('2-6');
    expect(lessonOfSeason(['2-8'], lessons)?.id).toBe('2-8');
  });

  it('is none where none is open', () => {
    expect(lessonOfSeason(['2-8', '3-5'], [lesson('2-8', false, false)])).toBeNull();
  });
});
