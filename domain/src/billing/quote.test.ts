import { expect, it } from 'vitest';
import type { LedgerEvent } from './entitlement.ts';
import { quotedEnd } from './quote.ts';

const now = new Date('2027-01-31T10:00:00Z');
const bought = (at: string): LedgerEvent => ({
  ...{ kind: 'paid', orderId: 'a', childId: 'lucia', subscriptionType: 'annual' },
  ...{ durationMonths: 12, at: new Date(at) },
});
const end = (history: LedgerEvent[], subscriptionType: 'monthly' | 'quarterly' | 'annual') =>
  quotedEnd(history, { childId: 'lucia', subscriptionType, now }).toISOString();

it('who has no access gets the plan’s months from now on', () => {
  expect(end([], 'monthly')).toBe('2027-02-28T10:00:00.000Z');
  expect(end([bought('2025-01-01T10:00:00Z')], 'quarterly')).toBe('2027-04-30T10:00:00.000Z');
});

it('who renews gets them on top of what is left', () => {
  expect(end([bought('2027-01-01T10:00:00Z')], 'annual')).toBe('2029-01-01T10:00:00.000Z');
});

it('a purchase that was taken back adds nothing', () => {
  const back: LedgerEvent = {
    kind: 'refunded',
    orderId: 'a',
    at: new Date('2027-01-20T10:00:00Z'),
  };
  expect(end([bought('2027-01-01T10:00:00Z'), back], 'monthly')).toBe('2027-02-28T10:00:00.000Z');
});
