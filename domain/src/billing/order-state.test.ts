import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LedgerKind, ledgerKinds, orderStates, projectOrderState } from './order-state.ts';

const at = new Date('2027-01-01T00:00:00Z');
const stateOf = (...kinds: LedgerKind[]) => projectOrderState(kinds.map((kind) => ({ kind, at })));

it.each<[string, ...LedgerKind[]]>([
  ['open'],
  ['pending', 'pending'],
  ['failed', 'failed'],
  ['failed', 'pending', 'failed'],
  ['expired', 'expired'],
  ['pending', 'expired', 'pending'],
  ['failed', 'expired', 'failed'],
  ['paid', 'paid'],
  ['paid', 'pending', 'failed', 'expired', 'paid'],
  ['refunded', 'paid', 'refunded'],
  ['disputed', 'paid', 'disputed'],
  ['refunded', 'paid', 'disputed', 'refunded'],
  ['granted', 'granted'],
  ['granted', 'pending', 'granted'],
  ['revoked', 'granted', 'revoked'],
  ['paid', 'paid', 'granted'],
  ['open', 'refunded'],
  ['pending', 'pending', 'disputed'],
])('an order is %s after %s %s %s %s', (state, ...kinds) => {
  expect(stateOf(...kinds)).toBe(state);
});

// docs/requirements.md#r-entitlement-fold
it('stands where it stands in whatever order and however often it was told', () => {
  const kinds = fc.array(fc.constantFrom(...ledgerKinds), { maxLength: 8 });
  fc.assert(
    fc.property(kinds, (history) => {
      const state = stateOf(...history);
      expect(orderStates).toContain(state);
      expect(stateOf(...history.toReversed(), ...history)).toBe(state);
    }),
  );
});

it('is paid for as long as a part of the money stays', () => {
  const paid = { kind: 'paid', at, amountCents: 3000 } as const;
  const part = { kind: 'refunded', at, amountCents: 1000 } as const;
  expect(projectOrderState([paid, part])).toBe('paid');
  expect(projectOrderState([paid, part, { ...part, amountCents: 3000 }])).toBe('refunded');
});

it('is known by nine states, from nine kinds of news', () => {
  expect(orderStates).toEqual([
    ...['open', 'pending', 'paid', 'failed', 'expired'],
    ...['refunded', 'disputed', 'granted', 'revoked'],
  ]);
  expect(ledgerKinds).toEqual([
    ...['pending', 'failed', 'expired', 'paid', 'granted'],
    ...['refunded', 'disputed', 'dispute-won', 'revoked'],
  ]);
});
