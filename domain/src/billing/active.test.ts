import { expect, it } from 'vitest';
import { activeSubscription } from './active.ts';

const now = new Date('2027-05-01T00:00:00Z');
const row = (name: string, expires: string, isActive = true) => ({
  name,
  isActive,
  expiresAt: new Date(expires),
});

it('of several active rows the one that lasts longest counts', () => {
  const rows = [row('a', '2027-06-01'), row('b', '2028-06-01'), row('c', '2027-07-01')];
  expect(activeSubscription(rows, now)?.name).toBe('b');
});

it('of two that last as long the first counts', () => {
  const rows = [row('a', '2027-06-01'), row('b', '2027-06-01')];
  expect(activeSubscription(rows, now)?.name).toBe('a');
});

it('a row that expires this very moment is over', () => {
  expect(activeSubscription([row('a', '2027-05-01')], now)).toBeNull();
});

it('a row that is not active does not count, however long it would last', () => {
  const rows = [row('a', '2030-01-01', false), row('b', '2027-05-02')];
  expect(activeSubscription(rows, now)?.name).toBe('b');
});

it('no rows are no subscription', () => {
  expect(activeSubscription([], now)).toBeNull();
});
