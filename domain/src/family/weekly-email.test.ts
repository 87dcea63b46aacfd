import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from '../calendar-day.ts';
import { localDay, localHour } from '../progress/local-day.ts';
import { comingSaturday, saturdayOfEmail, weeklyEmailKind } from './weekly-email.ts';

const minute = 60_000;
/** How often the server looks whose time it is. */
const tick = 15 * minute;
const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Australia/Lord_Howe'];

describe('the Saturday of a letter', () => {
  it.each([
    ['2026-11-21T05:59:59Z', 'Europe/Paris', null],
    ['2026-11-21T06:00:00Z', 'Europe/Paris', '2026-11-21'],
    ['2026-11-21T18:59:59Z', 'Europe/Paris', '2026-11-21'],
    ['2026-11-21T19:00:00Z', 'Europe/Paris', null],
    ['2026-11-20T17:00:00Z', 'Pacific/Kiritimati', '2026-11-21'],
    ['2026-11-21T18:00:00Z', 'Pacific/Pago_Pago', '2026-11-21'],
    ['2026-11-22T08:00:00Z', 'UTC', null],
  ])('at %s in %s is %s', (now, zone, saturday) => {
    expect(saturdayOfEmail(new Date(now), zone)).toBe(saturday);
  });

  it('is itself on a Saturday, else the next', () => {
    expect(comingSaturday('2026-11-21')).toBe('2026-11-21');
    expect(comingSaturday('2026-11-22')).toBe('2026-11-28');
  });

  it('comes once a week in every zone, between seven and ten in the morning, also where clocks change', () => {
    const week = fc.integer({ min: 0, max: 53 * 12 });
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        week,
        fc.integer({ min: 0, max: 14 }),
        (zone, weeks, late) => {
          const begin = Date.parse('2020-01-01T00:00:00Z') + weeks * 7 * 24 * 60 * minute;
          const sent = new Map<string, Date>();
          // Two weeks of ticks, each a little late.
          for (let at = begin; at < begin + 14 * 24 * 60 * minute; at += tick) {
            const now = new Date(at + late * minute);
            const saturday = saturdayOfEmail(now, zone);
            if (saturday !== null && !sent.has(saturday)) sent.set(saturday, now);
          }
          const whole = [...sent].filter(([, now]) => now.getTime() - begin > 24 * 60 * minute);
          expect(sent.size).toBeLessThanOrEqual(3);
          expect(whole.length).toBeGreaterThanOrEqual(1);
          const [first, second] = [...sent.keys()];
          if (first && second) expect(second).toBe(daysAfter(first, 7));
          for (const [saturday, now] of whole) {
            expect(localDay(now, zone)).toBe(saturday);
            expect(localHour(now, zone)).toBeGreaterThanOrEqual(7);
            expect(localHour(now, zone)).toBeLessThan(10);
          }
        },
      ),
      { numRuns: 150 },
    );
  });
});

describe('the letter of a week', () => {
  const saturday = '2026-11-21';
  const since = '2026-01-01';

  it.each([
    ['2026-11-20', 'week'],
    ['2026-11-14', 'week'],
    ['2026-11-13', 'quiet'],
    ['2026-11-07', 'quiet'],
    ['2026-11-06', 'none'],
    ['2026-10-31', 'none'],
    ['2026-10-30', 'quiet'],
    ['2026-10-24', 'quiet'],
    ['2026-10-23', 'none'],
    ['2026-05-01', 'none'],
    [null, 'none'],
  ])('after something was done last on %s is: %s', (lastActive, kind) => {
    expect(weeklyEmailKind({ saturday, lastActive, since })).toBe(kind);
  });

  it('where nothing was ever done, comes twice in four weeks and then no more', () => {
    const kinds = [0, 1, 2, 3, 4, 5, 6].map((weeks) =>
      weeklyEmailKind({
        saturday: daysAfter(saturday, weeks * 7),
        lastActive: null,
        since: '2026-11-18',
      }),
    );
    expect(kinds).toEqual(['quiet', 'none', 'quiet', 'none', 'none', 'none', 'none']);
  });

  it('of who switches it on after a long rest is the short one first', () => {
    const request = { saturday, lastActive: '2026-03-01' };
    expect(weeklyEmailKind({ ...request, since: '2026-11-19' })).toBe('quiet');
    expect(weeklyEmailKind({ ...request, since: saturday })).toBe('quiet');
  });
});
