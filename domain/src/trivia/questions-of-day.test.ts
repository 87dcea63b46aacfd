import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../calendar-day.ts';
import { allLessonIds } from '../course/ids.ts';
import { daysWithoutRepeat, questionsADay, questionsOfDay } from './questions-of-day.ts';

const bank = allLessonIds.flatMap((lesson) =>
  Array.from({ length: 10 }, (_, index) => `${lesson}-q${index + 1}`),
);
const days = (first: string, count: number) =>
  Array.from({ length: count }, (_, index) => daysAfter(first, index));
const lessonOf = (id: string) => id.replace(/-q\d+$/, '');

/** The shortest time after which a question of some days came back; endless where none did. */
function shortestRest(ids: readonly string[], of: readonly string[]): number {
  const last = new Map<string, number>();
  let shortest = Number.POSITIVE_INFINITY;
  for (const [at, day] of of.entries()) {
    for (const id of questionsOfDay(ids, day)) {
      shortest = Math.min(shortest, at - (last.get(id) ?? Number.NEGATIVE_INFINITY));
      last.set(id, at);
    }
  }
  return shortest;
}

describe('the questions of a day', () => {
  it.each(['2026-11-01', '1969-06-01', '2027-12-01', '9997-01-01', '0001-01-01'])(
    'do not come back within a hundred days, over three years from %s with their leap days',
    (first) => {
      expect(shortestRest(bank, days(first, 1095))).toBeGreaterThan(daysWithoutRepeat);
    },
  );

  it('are five different ones of five different lessons, every day of a leap year', () => {
    for (const day of days('2028-01-01', 366)) {
      const five = questionsOfDay(bank, day);
      expect(new Set(five.map(lessonOf)).size, day).toBe(questionsADay);
      expect(bank).toEqual(expect.arrayContaining(five));
    }
  });

  it('are the same however the bank is ordered', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(bank, { minLength: bank.length }),
        fc.nat(40_000),
        (ids, n) => {
          const day = daysAfter('1970-01-01', n);
          expect(questionsOfDay(ids, day)).toEqual(questionsOfDay(bank, day));
        },
      ),
      { numRuns: 20 },
    );
  });

  it('use the whole bank before anything comes back, and mix it anew each time', () => {
    const turn = (number: number) => days(daysAfter('1970-01-01', number * 104), 104);
    const first = turn(200).map((day) => questionsOfDay(bank, day));
    const second = turn(201).map((day) => questionsOfDay(bank, day));
    expect(new Set(first.flat()).size).toBe(bank.length);
    expect(new Set(second.flat()).size).toBe(bank.length);
    const met = new Set(first.map((five) => five.toSorted().join()));
    expect(second.filter((five) => met.has(five.toSorted().join()))).toEqual([]);
  });

  it('keep their promise with a bank of any size that can, and never repeat within a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: bank.length }), (size) => {
        const ids = bank.slice(0, size);
        const rest = shortestRest(ids, days('2027-11-01', 260));
        expect(rest).toBeGreaterThan(size >= 505 ? daysWithoutRepeat : 0);
      }),
      { numRuns: 12, examples: [[504], [505], [0], [4]] },
    );
  });

  it('refuse what is no day', () => {
    expect(() => questionsOfDay(bank, '2027-02-29')).toThrow(RangeError);
  });
});
