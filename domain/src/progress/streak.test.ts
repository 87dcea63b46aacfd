import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectStreak } from './streak.ts';

// 2027-01-03 is a Sunday.
describe('projectStreak', () => {
  it.each<[string, string[], string, number, number]>([
    ['nothing done', [], '2027-01-06', 0, 0],
    ['today only', ['2027-01-06'], '2027-01-06', 1, 1],
    ['yesterday only, today still open', ['2027-01-05'], '2027-01-06', 1, 1],
    ['two days ago only', ['2027-01-04'], '2027-01-06', 0, 1],
    ['three days in a row', ['2027-01-04', '2027-01-05', '2027-01-06'], '2027-01-06', 3, 3],
    ['a free Sunday between', ['2027-01-02', '2027-01-04'], '2027-01-04', 2, 2],
    ['a Sunday used', ['2027-01-02', '2027-01-03', '2027-01-04'], '2027-01-04', 3, 3],
    ['on Sunday, Saturday done', ['2027-01-02'], '2027-01-03', 1, 1],
    ['on Monday, Saturday done', ['2027-01-02'], '2027-01-04', 1, 1],
    ['on Tuesday, Saturday done', ['2027-01-02'], '2027-01-05', 0, 1],
    ['Friday and Monday', ['2027-01-01', '2027-01-04'], '2027-01-04', 1, 1],
    ['Saturday and Tuesday', ['2027-01-02', '2027-01-05'], '2027-01-05', 1, 1],
    ['over the new year', ['2026-12-31', '2027-01-01'], '2027-01-01', 2, 2],
    ['over a leap day', ['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01', 3, 3],
    [
      'a longer one long ago',
      ['2026-06-01', '2026-06-02', '2026-06-03', '2027-01-06'],
      '2027-01-06',
      1,
      3,
    ],
    ['a day after today', ['2027-01-07'], '2027-01-06', 0, 0],
    ['texts that are no day', ['2027-02-30', 'x', '2027-1-6', ''], '2027-01-06', 0, 0],
  ])('%s', (_, days, today, current, longest) => {
    expect(projectStreak(days, today)).toEqual({ current, longest });
  });

  const start = Date.parse('2027-01-01');
  const dayAt = (index: number) => new Date(start + index * 86_400_000).toISOString().slice(0, 10);
  const isSunday = (index: number) => new Date(start + index * 86_400_000).getUTCDay() === 0;
  const indexes = fc.uniqueArray(fc.nat(60), { maxLength: 50 });

  it('the order and number of tellings do not matter', () => {
    fc.assert(
      fc.property(indexes, fc.nat(60), (dayIndexes, today) => {
        const days = dayIndexes.map(dayAt);
        const again = [...days].reverse().concat(days);
        expect(projectStreak(again, dayAt(today))).toEqual(projectStreak(days, dayAt(today)));
      }),
    );
  });

  it('equals counting back day by day', () => {
    fc.assert(
      fc.property(indexes, fc.nat(60), (dayIndexes, today) => {
        const active = new Set(dayIndexes);
        const countBack = (from: number): number => {
          let count = 0;
          for (let day = from; day >= 0; day -= 1) {
            if (active.has(day)) count += 1;
            else if (!isSunday(day)) break;
          }
          return count;
        };
        const current = countBack(active.has(today) ? today : today - 1);
        const longest = Math.max(0, ...dayIndexes.filter((day) => day <= today).map(countBack));
        expect(projectStreak(dayIndexes.map(dayAt), dayAt(today))).toEqual({ current, longest });
      }),
      { numRuns: 1000 },
    );
  });

  it('one more active day never shortens a streak', () => {
    fc.assert(
      fc.property(indexes, fc.nat(60), fc.nat(60), (dayIndexes, more, today) => {
        const before = projectStreak(dayIndexes.map(dayAt), dayAt(today));
        const after = projectStreak([...dayIndexes, more].map(dayAt), dayAt(today));
        expect(after.current).toBeGreaterThanOrEqual(before.current);
        expect(after.longest).toBeGreaterThanOrEqual(before.longest);
      }),
    );
  });
});
