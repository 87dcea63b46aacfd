import { expect, it } from 'vitest';
import { type ReversalEvent, takenBackAt } from './taken-back.ts';

const at = (day: number) => new Date(Date.UTC(2027, 0, day));
const paid: ReversalEvent = { kind: 'paid', at: at(1), amountCents: 5000 };
const back = (kind: ReversalEvent['kind'], day: number, more: Partial<ReversalEvent> = {}) => ({
  ...{ kind, at: at(day) },
  ...more,
});

it('an order of which nothing but its way to the payment is told stands', () => {
  expect(takenBackAt([])).toBeNull();
  const history = (['pending', 'failed', 'expired', 'granted'] as const).map((kind) =>
    back(kind, 2),
  );
  expect(takenBackAt([paid, ...history])).toBeNull();
});

it('a refund of a part leaves it standing, one of the whole or more takes it back', () => {
  const refundOf = (amountCents?: number) =>
    takenBackAt([paid, back('refunded', 2, { amountCents })]);
  expect(refundOf(4999)).toBeNull();
  expect(refundOf(5000)).toEqual({ at: at(2), wholeRefund: true });
  expect(refundOf(5001)).toEqual({ at: at(2), wholeRefund: true });
});

it('a refund that names no amount is one of the whole, and a named one without a known price of a part', () => {
  expect(takenBackAt([paid, back('refunded', 2)])).toEqual({ at: at(2), wholeRefund: true });
  expect(takenBackAt([back('refunded', 2, { amountCents: 5000 })])).toBeNull();
});

it('what a gift cost counts from the day it was redeemed', () => {
  const redeemed = { ...paid, kind: 'granted' } as const;
  expect(takenBackAt([redeemed, back('refunded', 2, { amountCents: 4999 })])).toBeNull();
  expect(takenBackAt([redeemed, back('refunded', 2, { amountCents: 5000 })])).not.toBeNull();
});

it('amounts that are told of anything but the payment are no price', () => {
  const smaller = back('refunded', 2, { amountCents: 100 });
  expect(takenBackAt([paid, smaller, back('refunded', 3, { amountCents: 200 })])).toBeNull();
});

it('a dispute takes the order back until that very dispute is won', () => {
  const dispute = back('disputed', 2, { caseId: 'one' });
  expect(takenBackAt([paid, dispute])).toEqual({ at: at(2), wholeRefund: false });
  expect(takenBackAt([paid, dispute, back('dispute-won', 9, { caseId: 'one' })])).toBeNull();
  const other = back('dispute-won', 9, { caseId: 'another' });
  expect(takenBackAt([paid, dispute, other])).toEqual({ at: at(2), wholeRefund: false });
});

it('a dispute that is only told of with its name is not won by one that has none', () => {
  const nameless = back('disputed', 2);
  expect(takenBackAt([paid, nameless, back('dispute-won', 9)])).not.toBeNull();
  expect(takenBackAt([paid, nameless, back('dispute-won', 9, { caseId: 'one' })])).not.toBeNull();
});

it('naming a case makes no win of a dispute that goes on', () => {
  const dispute = back('disputed', 2, { caseId: 'one' });
  expect(takenBackAt([paid, dispute, dispute])).toEqual({ at: at(2), wholeRefund: false });
});

it('a withdrawn grant is taken back, and no refund', () => {
  const granted = back('granted', 1);
  expect(takenBackAt([granted, back('revoked', 4)])).toEqual({ at: at(4), wholeRefund: false });
});

it('the first of several moments counts, whichever was told first', () => {
  const history = [paid, back('refunded', 7), back('disputed', 5), back('disputed', 9)];
  for (const events of [history, history.toReversed()]) {
    expect(takenBackAt(events)).toEqual({ at: at(5), wholeRefund: true });
  }
});
