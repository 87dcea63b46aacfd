import { expect, it } from 'vitest';
import { accessStatus } from './access-status.ts';

const at = '2027-03-20T23:30:00.000Z';
const on = (now: string, active = true, timeZone = 'UTC') =>
  accessStatus({ active, expires_at: at }, new Date(now), timeZone);

it('access is over soon from fourteen days before the day of its end', () => {
  expect(on('2027-03-05T23:59:59Z')).toEqual({ kind: 'open', at });
  expect(on('2027-03-06T00:00:00Z')).toEqual({ kind: 'ending', at, days: 14 });
  expect(on('2027-03-19T00:00:00Z')).toEqual({ kind: 'ending', at, days: 1 });
  expect(on('2027-03-20T10:00:00Z')).toEqual({ kind: 'ending', at, days: 0 });
});

it('days are those of the family', () => {
  expect(on('2027-03-20T10:00:00Z', true, 'Europe/Paris')).toEqual({ kind: 'ending', at, days: 1 });
});

it('access that was there and is over has ended; without an end there never was any', () => {
  expect(on('2027-04-01T00:00:00Z', false)).toEqual({ kind: 'ended', at });
  expect(accessStatus({ active: false, expires_at: null }, new Date(), 'UTC')).toEqual({
    kind: 'free',
  });
});
