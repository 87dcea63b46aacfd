import type { LedgerKind } from './order-state.ts';

/** One line of an order's ledger, without what it opens for whom. */
export interface ReversalEvent {
  kind: LedgerKind;
  at: Date;
  /**
   * Of a payment what came; of a refund all that has gone back so far, left out where it is the
   * whole.
   */
  amountCents?: number;
  /** Of a dispute: which. */
  caseId?: string;
}

/** When a purchase was first taken back, and whether all its money went back. */
export interface TakenBack {
  at: Date;
  wholeRefund: boolean;
}

/** What was paid for an order; infinite where nothing tells. */
function paidCentsOf(events: readonly ReversalEvent[]): number {
  const amounts = events.flatMap((event) =>
    event.kind === 'paid' || event.kind === 'granted' ? (event.amountCents ?? []) : [],
  );
  return Math.min(Number.POSITIVE_INFINITY, ...amounts);
}

/**
 * Whether the events of one order take it back. A refund of a part leaves it standing; a dispute
 * that was won counts as if it had never been. Null: it stands.
 */
export function takenBackAt(events: readonly ReversalEvent[]): TakenBack | null {
  const paidCents = paidCentsOf(events);
  const ends = events.filter(({ kind }) => kind === 'dispute-won');
  const won = new Set(ends.map(({ caseId }) => caseId));
  const back = events.filter(({ kind, amountCents, caseId }) => {
    if (kind === 'refunded') return amountCents === undefined || amountCents >= paidCents;
    if (kind === 'disputed') return caseId === undefined || !won.has(caseId);
    return kind === 'revoked';
  });
  if (back.length === 0) return null;
  return {
    at: new Date(Math.min(...back.map(({ at }) => at.getTime()))),
    wholeRefund: back.some(({ kind }) => kind === 'refunded'),
  };
}
