import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  donationCents,
  donationStates,
  donationTypes,
  readTypedDollars,
  suggestedDonationCents,
} from './donations.ts';

it('somebody gives once or each month, 10, 25, 50 or 100 dollars or another amount', () => {
  expect(donationTypes).toEqual(['one-time', 'monthly']);
  expect(donationStates).toEqual(['waiting', 'given', 'active', 'ended', 'failed']);
  expect(suggestedDonationCents).toEqual([1000, 2500, 5000, 10_000]);
});

describe('an amount in dollars', () => {
  it('of one dollar and more is taken, in cents', () => {
    expect(donationCents(1)).toEqual({ cents: 100 });
    expect(donationCents(12.34)).toEqual({ cents: 1234 });
    expect(donationCents(10_000)).toEqual({ cents: 1_000_000 });
  });

  it.each([0.99, 0, -5, -0.01])('of %d is below the minimum', (amount) => {
    expect(donationCents(amount)).toEqual({ fault: 'donation_minimum' });
  });

  it('past ten thousand dollars is more than the form takes', () => {
    expect(donationCents(10_000.01)).toEqual({ fault: 'donation_maximum' });
  });

  it.each([1.001, 5.555, Number.NaN, Number.POSITIVE_INFINITY, 1e-9])('of %d is none', (amount) => {
    expect(donationCents(amount)).toEqual({ fault: 'donation_amount' });
  });

  it('of whole cents comes out as these cents, whichever they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), (cents) => {
        expect(donationCents(cents / 100)).toEqual({ cents });
        expect(donationCents(Number((cents / 100).toFixed(2)))).toEqual({ cents });
      }),
    );
  });

  it('is suggested only where it can be given', () => {
    for (const cents of suggestedDonationCents) {
      expect(donationCents(cents / 100)).toEqual({ cents });
    }
  });
});

describe('what somebody typed', () => {
  it.each([
    ['25', 25],
    [' 12.50 ', 12.5],
    ['12,5', 12.5],
    ['$7', 7],
    ['$ 1,200.00', 1200],
    ['1 200,50 $US', 1200.5],
    ['1\u202f200,50', 1200.5],
    ['US$ 1.200,50', 1200.5],
    ['0.5', 0.5],
    ['1,000', 1000],
    ['10,000', 10_000],
    ['1,234,567', 1_234_567],
    ['USD 25', 25],
    ['25 usd', 25],
    ['007', 7],
  ])('%j is %d dollars', (typed, dollars) => {
    expect(readTypedDollars(typed)).toBe(dollars);
  });

  it.each([
    '',
    ' ',
    'ten',
    'a5',
    '5a',
    '1,23,456',
    '1234,567',
    '12.3456',
    '1.2345',
    '12.34.56',
    '-5',
    '1e3',
    '1.',
    '.50',
    '12,,5',
    '1234567890',
  ])('%j is no amount', (typed) => {
    expect(readTypedDollars(typed)).toBeNull();
  });
});
