import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mutationTime } from './mutation-time.ts';

const received = new Date('2027-05-10T12:00:00Z');
const lastSync = new Date('2027-05-09T12:00:00Z');
const reckon = (sentAt: string, at: string) =>
  mutationTime({ received, lastSync, sentAt, at }).toISOString();

it('a right clock gives the time told', () => {
  expect(reckon('2027-05-10T12:00:00Z', '2027-05-10T11:30:00Z')).toBe('2027-05-10T11:30:00.000Z');
});

it('a clock years wrong gives the same, for only the span counts', () => {
  expect(reckon('1999-01-01T00:30:00Z', '1999-01-01T00:00:00Z')).toBe('2027-05-10T11:30:00.000Z');
});

it('nothing was done before the last contact', () => {
  expect(reckon('2027-05-10T12:00:00Z', '2020-01-01T00:00:00Z')).toBe(lastSync.toISOString());
});

it('nothing was done in the future', () => {
  expect(reckon('2027-05-10T12:00:00Z', '2027-05-11T00:00:00Z')).toBe(received.toISOString());
});

it.each([
  ['never', '2027-05-10T11:30:00Z'],
  ['2027-05-10T12:00:00Z', ''],
  ['', 'x'],
])('a clock that tells %j and %j counts as just now', (sentAt, at) => {
  expect(reckon(sentAt, at)).toBe(received.toISOString());
});

it('whatever the clock tells, the time lies between the last contact and now', () => {
  fc.assert(
    fc.property(
      fc.date({ noInvalidDate: false }),
      fc.date({ noInvalidDate: false }),
      (sentAt, at) => {
        const time = mutationTime({ received, lastSync, sentAt, at });
        expect(time.getTime()).toBeGreaterThanOrEqual(lastSync.getTime());
        expect(time.getTime()).toBeLessThanOrEqual(received.getTime());
      },
    ),
  );
});

it('two acts keep their order', () => {
  const seconds = fc.integer({ min: -200_000, max: 200_000 });
  fc.assert(
    fc.property(seconds, seconds, (a, b) => {
      const sentAt = new Date('2001-01-01T00:00:00Z');
      const time = (s: number) =>
        mutationTime({
          received,
          lastSync,
          sentAt,
          at: new Date(sentAt.getTime() - s * 1000),
        }).getTime();
      expect(time(Math.max(a, b))).toBeLessThanOrEqual(time(Math.min(a, b)));
    }),
  );
});
