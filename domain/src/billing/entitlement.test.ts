import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeSubscription } from './active.ts';
import {
  type LedgerEvent,
  type Purchase,
  projectEntitlement,
  type Reversal,
} from './entitlement.ts';
import { addCalendarMonths } from './months.ts';
import { plans, type SubscriptionType, subscriptionTypes } from './plans.ts';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

function paid(orderId: string, type: SubscriptionType, at: string, childId = 'lucia'): Purchase {
  const { durationMonths } = plans[type];
  return { kind: 'paid', orderId, childId, subscriptionType: type, durationMonths, at: day(at) };
}

function refunded(orderId: string, at: string): Reversal {
  return { kind: 'refunded', orderId, at: day(at) };
}

/** Each row as `order start..end`, with `-` before it when it is not active. */
function accessOf(events: LedgerEvent[], now: string): string[] {
  const text = (date: Date) => date.toISOString().slice(0, 10);
  return projectEntitlement(events, day(now)).map(
    (row) =>
      `${row.isActive ? '' : '-'}${row.orderId} ${text(row.startsAt)}..${text(row.expiresAt)}`,
  );
}

describe('one child', () => {
  it('an order runs from its payment for its calendar months', () => {
    expect(accessOf([paid('a', 'quarterly', '2027-01-31')], '2027-02-01')).toEqual([
      'a 2027-01-31..2027-04-30',
    ]);
  });

  it('a grant counts like an order', () => {
    const grant: LedgerEvent = { ...paid('a', 'annual', '2027-01-01'), kind: 'granted' };
    expect(accessOf([grant], '2027-02-01')).toEqual(['a 2027-01-01..2028-01-01']);
  });

  it('buying again while active adds to what is left', () => {
    const events = [paid('a', 'monthly', '2027-01-01'), paid('b', 'annual', '2027-01-10')];
    expect(accessOf(events, '2027-01-15')).toEqual([
      'a 2027-01-01..2027-02-01',
      'b 2027-02-01..2028-02-01',
    ]);
  });

  it('buying again after the end starts at the payment', () => {
    const events = [paid('a', 'monthly', '2027-01-01'), paid('b', 'monthly', '2027-06-01')];
    expect(accessOf(events, '2027-06-15')).toEqual([
      '-a 2027-01-01..2027-02-01',
      'b 2027-06-01..2027-07-01',
    ]);
  });

  it('an order that has run out is no longer active', () => {
    expect(accessOf([paid('a', 'monthly', '2027-01-01')], '2027-02-01')).toEqual([
      '-a 2027-01-01..2027-02-01',
    ]);
  });
});

describe('taking back', () => {
  it('a refund ends the order at once', () => {
    const events = [paid('a', 'annual', '2027-01-01'), refunded('a', '2027-01-20')];
    expect(accessOf(events, '2027-01-21')).toEqual(['-a 2027-01-01..2027-01-20']);
  });

  it('later orders close up to a refunded one and keep all their months', () => {
    const events = [
      paid('a', 'annual', '2027-01-01'),
      paid('b', 'monthly', '2027-01-10'),
      paid('c', 'quarterly', '2027-01-12'),
      refunded('a', '2027-01-20'),
    ];
    expect(accessOf(events, '2027-01-21')).toEqual([
      '-a 2027-01-01..2027-01-20',
      'b 2027-01-20..2027-02-20',
      'c 2027-02-20..2027-05-20',
    ]);
  });

  it('refunding an order that was still waiting takes only its own months', () => {
    const events = [
      paid('a', 'monthly', '2027-01-01'),
      paid('b', 'annual', '2027-01-10'),
      refunded('b', '2027-01-15'),
    ];
    expect(accessOf(events, '2027-01-16')).toEqual([
      'a 2027-01-01..2027-02-01',
      '-b 2027-02-01..2027-02-01',
    ]);
  });

  it('a refund of an old purchase leaves a newer one alone', () => {
    const events = [
      paid('old', 'monthly', '2027-01-01'),
      paid('new', 'annual', '2027-03-01'),
      refunded('old', '2027-03-05'),
    ];
    expect(accessOf(events, '2027-03-06')).toEqual([
      '-old 2027-01-01..2027-02-01',
      'new 2027-03-01..2028-03-01',
    ]);
  });

  it('a dispute half a year on does not eat the months bought behind it', () => {
    const events: LedgerEvent[] = [
      paid('a', 'annual', '2027-01-01'),
      paid('b', 'monthly', '2027-01-10'),
      { kind: 'disputed', orderId: 'a', at: day('2027-07-01') },
    ];
    expect(accessOf(events, '2027-07-02')).toEqual([
      '-a 2027-01-01..2027-07-01',
      'b 2027-07-01..2027-08-01',
    ]);
  });

  it('a revoked grant ends, and a refund of an unknown order changes nothing', () => {
    const events: LedgerEvent[] = [
      { ...paid('a', 'annual', '2027-01-01'), kind: 'granted' },
      { kind: 'revoked', orderId: 'a', at: day('2027-02-01') },
      refunded('unknown', '2027-01-05'),
    ];
    expect(accessOf(events, '2027-02-02')).toEqual(['-a 2027-01-01..2027-02-01']);
  });

  it('a refund told before the payment counts all the same', () => {
    const events = [refunded('a', '2027-01-02'), paid('a', 'annual', '2027-01-01')];
    expect(accessOf(events, '2027-01-03')).toEqual(['-a 2027-01-01..2027-01-02']);
  });

  it('an order for two children gives each a row, and its refund ends both', () => {
    const events = [
      paid('a', 'annual', '2027-01-01', 'lucia'),
      paid('a', 'annual', '2027-01-01', 'marco'),
      paid('b', 'monthly', '2027-01-01', 'marco'),
      refunded('a', '2027-01-03'),
    ];
    const rows = projectEntitlement(events, day('2027-01-04'));
    expect(rows.filter((row) => row.isActive).map((row) => [row.childId, row.orderId])).toEqual([
      ['marco', 'b'],
    ]);
  });
});

const instant = fc
  .integer({ min: 0, max: 800 })
  .map((days) => new Date(day('2027-01-01').getTime() + days * 86_400_000));

const orders = fc.uniqueArray(
  fc.record({
    orderId: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    childId: fc.constantFrom('lucia', 'marco'),
    type: fc.constantFrom(...subscriptionTypes),
    kind: fc.constantFrom('paid' as const, 'granted' as const),
    at: instant,
  }),
  { selector: ({ orderId }) => orderId, maxLength: 5 },
);

const history = fc
  .record({
    orders,
    reversals: fc.array(
      fc.record({
        kind: fc.constantFrom('refunded' as const, 'disputed' as const, 'revoked' as const),
        orderId: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
        at: instant,
      }),
      { maxLength: 4 },
    ),
  })
  .map((accessOf): LedgerEvent[] => [
    ...accessOf.orders.map(({ type, ...order }) => ({
      ...order,
      subscriptionType: type,
      durationMonths: plans[type].durationMonths,
    })),
    ...accessOf.reversals,
  ]);

/** The history told again in another order, parts of it several times. */
const retold = history.chain((events) =>
  fc.tuple(
    fc.constant(events),
    fc
      .array(
        fc.constantFrom(...events, ...(events.length === 0 ? [refunded('f', '2027-01-01')] : [])),
        {
          maxLength: 20,
        },
      )
      .chain((again) =>
        fc.shuffledSubarray([...events, ...again], {
          minLength: events.length + again.length,
          maxLength: events.length + again.length,
        }),
      ),
  ),
);

// docs/requirements.md#r-entitlement-fold
describe('any history', () => {
  it('ends in the same rows in whatever order and however often it is told', () => {
    fc.assert(
      fc.property(retold, instant, ([events, again], now) => {
        expect(projectEntitlement(again, now)).toEqual(projectEntitlement(events, now));
      }),
      { numRuns: 1000 },
    );
  });

  it('gives every order that was not taken back all its months, one after the other', () => {
    fc.assert(
      fc.property(history, instant, (events, now) => {
        const rows = projectEntitlement(events, now);
        const takenBack = new Set(events.filter((e) => !('childId' in e)).map((e) => e.orderId));
        for (const row of rows) {
          const full = addCalendarMonths(row.startsAt, row.durationMonths);
          if (takenBack.has(row.orderId)) expect(row.isActive).toBe(false);
          else expect(row.expiresAt).toEqual(full);
          expect(row.expiresAt.getTime()).toBeGreaterThanOrEqual(row.startsAt.getTime());
        }
        for (const child of ['lucia', 'marco']) {
          const own = rows.filter((row) => row.childId === child);
          own.slice(1).forEach((row, index) => {
            const earlier = own[index];
            expect(row.startsAt.getTime()).toBeGreaterThanOrEqual(
              earlier?.expiresAt.getTime() ?? 0,
            );
          });
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('a refund ends no other order at that moment', () => {
    fc.assert(
      fc.property(
        history,
        fc.constantFrom('a', 'b', 'c', 'd', 'e'),
        instant,
        (events, orderId, at) => {
          const before = projectEntitlement(events, at);
          const after = projectEntitlement([...events, { kind: 'refunded', orderId, at }], at);
          for (const row of after) {
            if (row.orderId === orderId) continue;
            const was = before.find((r) => r.orderId === row.orderId && r.childId === row.childId);
            expect(row.isActive).toBe(was?.isActive);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('a child with a purchase not taken back has access at the moment of payment', () => {
    fc.assert(
      fc.property(history, (events) => {
        const takenBack = new Set(events.filter((e) => !('childId' in e)).map((e) => e.orderId));
        for (const event of events) {
          if (!('childId' in event) || takenBack.has(event.orderId)) continue;
          const rows = projectEntitlement(events, event.at).filter(
            (r) => r.childId === event.childId,
          );
          expect(activeSubscription(rows, event.at)).not.toBeNull();
        }
      }),
      { numRuns: 1000 },
    );
  });
});
