import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isTimeZone, localDay, localHour } from './local-day.ts';

describe('localDay', () => {
  it.each([
    ['2027-03-14T06:59:59Z', 'America/New_York', '2027-03-14'],
    ['2027-03-14T04:59:59Z', 'America/New_York', '2027-03-13'],
    ['2027-11-07T04:30:00Z', 'America/New_York', '2027-11-07'],
    ['2027-11-07T03:59:59Z', 'America/New_York', '2027-11-06'],
    ['2027-11-08T04:59:59Z', 'America/New_York', '2027-11-07'],
    ['2027-01-01T00:30:00Z', 'America/Sao_Paulo', '2026-12-31'],
    ['2026-12-31T23:30:00Z', 'Europe/Paris', '2027-01-01'],
    ['2027-01-01T10:14:59Z', 'Asia/Kathmandu', '2027-01-01'],
    ['2026-12-31T18:15:00Z', 'Asia/Kathmandu', '2027-01-01'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027-01-01'],
    ['2027-01-01T10:59:59Z', 'Pacific/Pago_Pago', '2026-12-31'],
    ['2011-12-30T09:59:59Z', 'Pacific/Apia', '2011-12-29'],
    ['2011-12-30T10:00:00Z', 'Pacific/Apia', '2011-12-31'],
    ['2027-06-01T12:00:00Z', 'UTC', '2027-06-01'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(localDay(new Date(instant), zone)).toBe(day);
  });

  const zones = [
    'UTC',
    'America/New_York',
    'Europe/Paris',
    'America/Sao_Paulo',
    'Australia/Lord_Howe',
  ];
  const oddZones = [
    'Asia/Kathmandu',
    'Pacific/Chatham',
    'Pacific/Kiritimati',
    'America/St_Johns',
    'Africa/Casablanca',
  ];
  const zone = fc.constantFrom(...zones, ...oddZones);
  const instant = fc.date({
    min: new Date('2020-01-01T00:00:00Z'),
    max: new Date('2040-01-01T00:00:00Z'),
    noInvalidDate: true,
  });

  it('is never more than a day from the day in UTC, daylight saving or not', () => {
    fc.assert(
      fc.property(instant, zone, (when, where) => {
        const apart =
          Date.parse(localDay(when, where)) - Date.parse(when.toISOString().slice(0, 10));
        expect(Math.abs(apart)).toBeLessThanOrEqual(86_400_000);
      }),
    );
  });

  it('never goes back as time goes on, and moves by one day at most within a day', () => {
    fc.assert(
      fc.property(instant, zone, fc.integer({ min: 0, max: 86_400_000 }), (when, where, later) => {
        const before = Date.parse(localDay(when, where));
        const after = Date.parse(localDay(new Date(when.getTime() + later), where));
        expect([0, 86_400_000]).toContain(after - before > 86_400_000 ? 'too far' : after - before);
      }),
    );
  });

  it('an invalid date or an unknown zone is a RangeError', () => {
    expect(() => localDay(new Date('never'), 'UTC')).toThrow(RangeError);
    expect(() => localDay(new Date(0), 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('what is kept of time zones', () => {
  const names = Intl.supportedValuesOf('timeZone');

  it('is one format for a zone, however its name is written', () => {
    localDay(new Date(0), 'America/Argentina/Cordoba');
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    localDay(new Date(0), 'america/argentina/cordoba');
    expect(isTimeZone('AMERICA/argentina/CORDOBA')).toBe(true);
    expect(made).not.toHaveBeenCalled();
  });

  it('is bounded: of all zones asked for, the first have given way to the last', () => {
    for (const name of names) localDay(new Date(0), name);
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    localDay(new Date(0), names.at(-1) ?? '');
    expect(made).not.toHaveBeenCalled();
    localDay(new Date(0), names[0] ?? '');
    expect(made).toHaveBeenCalledTimes(1);
  });
});

describe('isTimeZone', () => {
  it.each([
    'UTC',
    'Europe/Paris',
    'America/Sao_Paulo',
    'America/Argentina/Buenos_Aires',
    'Etc/GMT+5',
  ])('%s is a time zone', (zone) => {
    expect(isTimeZone(zone)).toBe(true);
  });

  it.each([
    '',
    'Paris',
    'Mars/Olympus',
    '+01:00',
    'UTC\n',
    'Europe/Paris; drop',
    'x'.repeat(500),
    null,
    undefined,
    1,
  ])('%j is none', (zone) => {
    expect(isTimeZone(zone)).toBe(false);
  });
});

it.each([
  ['2027-01-02T06:59:59Z', 'UTC', 6],
  ['2027-01-02T00:00:00Z', 'UTC', 0],
  ['2027-01-02T01:15:00Z', 'Asia/Kathmandu', 7],
  ['2027-03-14T07:00:00Z', 'America/New_York', 3],
])('the hour of %s in %s is %i', (instant, zone, hour) => {
  expect(localHour(new Date(instant), zone)).toBe(hour);
});
