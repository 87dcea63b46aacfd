import { describe, expect, it } from 'vitest';
import { eventOfSession, meaningFor, toLedgerEvent } from './ledger-events.ts';

const now = new Date('2027-03-02T00:00:00Z');
const paidAt = new Date('2027-03-01T00:00:00Z');

describe('what a checkout tells the ledger', () => {
  const head = (state: 'open' | 'paid' | 'pending' | 'failed' | 'expired', at: Date | null) =>
    eventOfSession({ state, paidAt: at, paidCents: 3000 }, 'an-order', now);

  it('is nothing while it is open', () => {
    expect(head('open', null)).toBeNull();
  });

  it('is what came and when, where it is paid', () => {
    const event = { id: 'paid:an-order', orderId: 'an-order', kind: 'paid', amountCents: 3000 };
    expect(head('paid', paidAt)).toEqual({ ...event, at: paidAt });
    expect(head('paid', null)).toEqual({ ...event, at: now });
  });

  it.each(['pending', 'failed', 'expired'] as const)(
    'is of one that is %s no money, and the moment it was heard',
    (state) => {
      expect(head(state, paidAt)).toEqual({
        ...{ id: `${state}:an-order`, orderId: 'an-order', kind: state, at: now },
      });
    },
  );
});

describe('what news of a payment tell the ledger', () => {
  const paymentEvent = { id: 'evt', at: paidAt, paymentId: 'pay' };

  it('is of a refund all that has gone back so far', () => {
    expect(
      toLedgerEvent({ ...paymentEvent, kind: 'refunded', refundedCents: 700 }, 'an-order'),
    ).toEqual({
      ...{ id: 'evt', orderId: 'an-order', kind: 'refunded', at: paidAt, amountCents: 700 },
    });
  });

  it.each(['disputed', 'dispute-won'] as const)('is of one that is %s its case', (kind) => {
    expect(toLedgerEvent({ ...paymentEvent, kind, disputeId: 'case' }, 'an-order')).toEqual({
      ...{ id: 'evt', orderId: 'an-order', kind, at: paidAt, caseId: 'case' },
    });
  });
});

describe('what a line of the ledger means for the access of a child', () => {
  const order = {
    id: 'an-order',
    kind: 'purchase',
    subscriptionType: 'quarterly',
    durationMonths: 3,
    paidCents: 2500,
  } as const;
  const gift = { ...order, kind: 'gift' } as const;
  const line = { happenedAt: paidAt, amountCents: 3000, caseId: null };
  const plan = { childId: 'lucia', subscriptionType: 'quarterly', durationMonths: 3 };

  it.each(['pending', 'failed', 'expired'] as const)('is nothing where it is %s', (kind) => {
    expect(meaningFor('lucia', order, { ...line, kind })).toBeNull();
  });

  it.each(['paid', 'granted'] as const)('is the months of the plan where it is %s', (kind) => {
    const meant = { kind, orderId: 'an-order', at: paidAt, ...plan };
    expect(meaningFor('lucia', order, { ...line, kind })).toEqual({ ...meant, amountCents: 3000 });
    const unpaid = meaningFor('lucia', order, { ...line, kind, amountCents: null });
    expect(unpaid).toEqual({ ...meant, amountCents: undefined });
  });

  it('is the end of the months where money went back, for nobody in particular', () => {
    expect(meaningFor('lucia', order, { ...line, kind: 'refunded' })).toEqual({
      ...{ kind: 'refunded', orderId: 'an-order', at: paidAt, amountCents: 3000 },
      caseId: undefined,
    });
    const dispute = { ...line, kind: 'disputed', amountCents: null, caseId: 'case' } as const;
    expect(meaningFor('lucia', order, dispute)).toEqual({
      ...{ kind: 'disputed', orderId: 'an-order', at: paidAt, amountCents: undefined },
      caseId: 'case',
    });
  });

  it('is of a gift nothing when it is paid, and what was paid for it when it is redeemed', () => {
    expect(meaningFor('lucia', gift, { ...line, kind: 'paid' })).toBeNull();
    const granted = { ...line, kind: 'granted', amountCents: null } as const;
    const meant = { kind: 'granted', orderId: 'an-order', at: paidAt, ...plan };
    expect(meaningFor('lucia', gift, granted)).toEqual({ ...meant, amountCents: 2500 });
    const unpaid = meaningFor('lucia', { ...gift, paidCents: null }, granted);
    expect(unpaid).toEqual({ ...meant, amountCents: undefined });
  });
});
