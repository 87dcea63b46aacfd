import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isRefundable, refundableUntil } from './refund-day.ts';

const at = (text: string) => new Date(text);

it('the money can be asked back on day 30 to its last second, and not on day 31', () => {
  const paidAt = at('2027-01-01T10:00:00Z');
  expect(isRefundable(paidAt, at('2027-01-31T23:59:59.999Z'), 'UTC')).toBe(true);
  expect(isRefundable(paidAt, at('2027-02-01T00:00:00Z'), 'UTC')).toBe(false);
  expect(refundableUntil(paidAt, 'UTC')).toEqual(at('2027-02-01T00:00:00Z'));
});

it('the days are those of the family’s time zone', () => {
  // Still the last of December in São Paulo, already the first of January in Paris.
  const paidAt = at('2026-12-31T23:30:00Z');
  expect(refundableUntil(paidAt, 'America/Sao_Paulo')).toEqual(at('2027-01-31T03:00:00Z'));
  expect(refundableUntil(paidAt, 'Europe/Paris')).toEqual(at('2027-01-31T23:00:00Z'));
  expect(isRefundable(paidAt, at('2027-01-31T12:00:00Z'), 'America/Sao_Paulo')).toBe(false);
  expect(isRefundable(paidAt, at('2027-01-31T12:00:00Z'), 'Europe/Paris')).toBe(true);
});

it('a change of the clocks in between moves no day', () => {
  expect(refundableUntil(at('2027-03-10T12:00:00Z'), 'Europe/Paris')).toEqual(
    at('2027-04-09T22:00:00Z'),
  );
});

it('the moment told is the first one that is too late, in every zone and at every hour', () => {
  const zones = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kathmandu'];
  fc.assert(
    fc.property(
      fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') }),
      fc.constantFrom(...zones, 'America/St_Johns', 'Australia/Lord_Howe', 'Europe/Rome'),
      (paidAt, zone) => {
        if (Number.isNaN(paidAt.getTime())) return;
        const until = refundableUntil(paidAt, zone);
        expect(isRefundable(paidAt, until, zone)).toBe(false);
        expect(isRefundable(paidAt, new Date(until.getTime() - 1), zone)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
