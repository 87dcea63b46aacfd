import { type ReversalEvent, takenBackAt } from './taken-back.ts';

/** Where an order stands: what its ledger adds up to. */
export const orderStates = [
  'open',
  'pending',
  'paid',
  'failed',
  'expired',
  'refunded',
  'disputed',
  'granted',
  'revoked',
] as const;

export type OrderState = (typeof orderStates)[number];

/** Everything that a ledger can tell of an order. */
export const ledgerKinds = [
  'pending',
  'failed',
  'expired',
  'paid',
  'granted',
  'refunded',
  'disputed',
  'dispute-won',
  'revoked',
] as const;

export type LedgerKind = (typeof ledgerKinds)[number];

/**
 * Where one order stands, in whatever order and however often its events were told. Money that came
 * counts more than what was told before it; a whole refund more than a dispute.
 * @see docs/requirements.md#r-entitlement-fold
 */
export function projectOrderState(events: readonly ReversalEvent[]): OrderState {
  const history = (kind: LedgerKind) => events.some((event) => event.kind === kind);
  const back = takenBackAt(events);
  if (history('paid')) {
    if (!back) return 'paid';
    return back.wholeRefund ? 'refunded' : 'disputed';
  }
  if (history('granted')) return back ? 'revoked' : 'granted';
  if (history('failed')) return 'failed';
  if (history('pending')) return 'pending';
  return history('expired') ? 'expired' : 'open';
}
