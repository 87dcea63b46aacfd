import { projectEntitlement } from '@pius/domain/billing/entitlement.ts';
import { projectOrderState } from '@pius/domain/billing/order-state.ts';
import { plans } from '@pius/domain/billing/plans.ts';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SessionState } from '../../platform/payments/payments.ts';
import { toPaymentEvent } from '../../platform/payments/stripe-events.ts';
import { addChildTo } from '../../test/children.ts';
import { noLimits } from '../../test/no-limits.ts';
import {
  begunAt,
  eventsOf,
  type Fate,
  histories,
  paidAt,
  paidCents,
  reference,
  referenceState,
  type StripeHistory,
  wasPaid,
} from '../../test/payment-histories.ts';
import { printProof, proofSize } from '../../test/proof-size.ts';
import { purchases } from '../../test/purchases.ts';
import { openSession } from '../../test/session.ts';
import {
  addBuyer,
  type StripeBuyer,
  type StripeShop,
  startStripeShop,
} from '../../test/stripe-shop.ts';
import { eventOfSession, meaningFor, type NewLedgerEvent, toLedgerEvent } from './ledger-events.ts';

const now = new Date('2032-06-01T00:00:00Z');

/** An event on its way to us: late ones find their checkout as it ended, early ones as it stood. */
interface Delivery {
  event: StripeHistory;
  early: boolean;
}

/** A history, and the calls that tell of it: shuffled, each once or up to three times. */
const deliveries = histories.chain((fates) => {
  const events = eventsOf(fates, sessionOf, paymentOf);
  const calls = fc
    .tuple(
      ...events.map((event) =>
        fc
          .array(fc.boolean(), { minLength: 1, maxLength: 3 })
          .map((head) => head.map((early) => ({ event, early }))),
      ),
    )
    .chain((head) => {
      const all = head.flat();
      return fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length });
    });
  return fc.tuple(fc.constant(fates), calls as fc.Arbitrary<Delivery[]>);
});

function sessionOf(nth: number): string {
  return `cs_test_h${nth}`;
}
function paymentOf(nth: number): string {
  return `pi_${sessionOf(nth)}`;
}
const stripeEvent = ({ id, type, at, object }: StripeHistory) =>
  ({
    id,
    type,
    created: at,
    livemode: false,
    object: 'event',
    data: { object },
  }) as never as Stripe.Event;

/** How a checkout stands when a call about it is heard. */
function stateAt({ event, early }: Delivery, fate: Fate): SessionState {
  if (early && event.stage === 'on its way') return 'pending';
  if (wasPaid(fate)) return 'paid';
  return fate.way === 'failed' ? 'failed' : 'expired';
}

/** What the ledger holds after all calls, each line once by its id. */
function ledgerAfter(fates: Fate[], calls: Delivery[]): NewLedgerEvent[] {
  const ledger = new Map<string, NewLedgerEvent>();
  for (const call of calls) {
    const fate = fates[call.event.nth] as Fate;
    const orderId = String(call.event.nth);
    const paymentEvent = toPaymentEvent(stripeEvent(call.event));
    if (paymentEvent?.kind === 'session') {
      const head = {
        state: stateAt(call, fate),
        paidCents: paidCents(fate),
        paidAt: new Date(paidAt(fate, call.event.nth) * 1000),
      };
      const line = eventOfSession(head, orderId, now);
      if (line && !ledger.has(line.id)) ledger.set(line.id, line);
    } else if (
      paymentEvent?.kind === 'refunded' ||
      paymentEvent?.kind === 'disputed' ||
      paymentEvent?.kind === 'dispute-won'
    ) {
      const line = toLedgerEvent(paymentEvent, orderId);
      if (!ledger.has(line.id)) ledger.set(line.id, line);
    }
  }
  return [...ledger.values()];
}

const expectedRows = (fates: Fate[], child: number) =>
  reference(fates, child).map(({ order, start, end }) => ({
    ...{ order: String(order), start: start.toISOString(), end: end.toISOString() },
    active: end > now,
  }));

// docs/requirements.md#r-entitlement-fold
test('a thousand histories of Stripe’s events, in any order and told again, end where they should', {
  timeout: 600_000,
}, () => {
  const met = new Map<string, number>();
  fc.assert(
    fc.property(deliveries, ([fates, calls]) => {
      const ledger = ledgerAfter(fates, calls);
      for (const child of [0, 1]) {
        const history = ledger.flatMap(
          ({ at: happenedAt, amountCents = null, caseId = null, kind, orderId }) => {
            const fate = fates[Number(orderId)] as Fate;
            if (!fate.children.includes(child)) return [];
            const { durationMonths } = plans[fate.plan];
            const order = {
              id: orderId,
              kind: 'purchase',
              subscriptionType: fate.plan,
              durationMonths,
              paidCents: null,
            } as const;
            return (
              meaningFor(String(child), order, { kind, happenedAt, amountCents, caseId }) ?? []
            );
          },
        );
        const status = new Set(reference(fates, child).map(({ order }) => String(order)));
        const rows = projectEntitlement(history, now);
        expect(
          rows
            .filter(({ orderId }) => status.has(orderId))
            .map((row) => ({
              ...{ order: row.orderId, start: row.startsAt.toISOString() },
              ...{ end: row.expiresAt.toISOString(), active: row.isActive },
            })),
        ).toEqual(expectedRows(fates, child));
        const gone = rows.filter(({ orderId }) => !status.has(orderId));
        expect(gone.filter(({ isActive }) => isActive)).toEqual([]);
      }
      fates.forEach((fate, nth) => {
        const own = ledger.filter(({ orderId }) => orderId === String(nth));
        const state = projectOrderState(own);
        expect(state).toBe(referenceState(fate, nth));
        met.set(state, (met.get(state) ?? 0) + 1);
      });
    }),
    { numRuns: proofSize(1000, 10_000) },
  );
  printProof(proofSize(1000, 10_000), 'histories folded');
  // Every end there is was met often, so that none is true for want of a case.
  for (const state of ['open', 'paid', 'failed', 'expired', 'refunded', 'disputed']) {
    expect(met.get(state) ?? 0, state).toBeGreaterThan(50);
  }
});

let shop: StripeShop;
let buyer: StripeBuyer;
let children: string[];

beforeAll(async () => {
  shop = await startStripeShop();
  shop.t.ctx.limiter = noLimits;
  shop.t.setNow(new Date('2030-12-31T00:00:00Z'));
  buyer = await addBuyer(shop, 'histories');
  const marco = await addChildTo(shop.t.ctx, buyer.parent, { name: 'Marco' });
  children = [buyer.lucia.id, marco.id];
});
afterAll(() => shop.close());

/** How many histories come in by the webhook, each through server and database. */
const byWebhook = proofSize(20, 300);

/**
 * Begins the checkouts of a history at their times.
 * @returns Their ids, in the order of the fates.
 */
async function beginAll(fates: Fate[]): Promise<string[]> {
  const sessions: string[] = [];
  for (const [nth, fate] of fates.entries()) {
    shop.t.setNow(new Date(begunAt(fate, nth) * 1000));
    const requested = fate.children.map((child) => children[child] as string);
    const cookie = await openSession(shop.t.ctx, buyer.parent);
    sessions.push(await purchases(shop.t).begin(cookie, requested, fate.plan));
  }
  shop.t.setNow(now);
  return sessions;
}

/** Lets a checkout stand as a call about it finds it. */
function setStage(call: Delivery, fate: Fate, sessionId: string): void {
  const session = shop.pay(sessionId, { later: true, cents: paidCents(fate) });
  const state = stateAt(call, fate);
  if (state === 'expired') Object.assign(session, { status: 'expired', payment_intent: null });
  if (state === 'failed') session.intentStatus = 'requires_payment_method';
  if (state === 'pending') session.intentStatus = 'processing';
  if (state !== 'paid') return;
  session.payment_status = 'paid';
  session.chargedAt = paidAt(fate, call.event.nth);
}

test('some of them end there too when they come in by the webhook', {
  timeout: 1_800_000,
}, async () => {
  for (const [fates, calls] of fc.sample(deliveries, { numRuns: byWebhook, seed: 8 })) {
    await shop.t.database.pool.query('delete from orders; delete from payment_news');
    const sessions = await beginAll(fates);
    const events = eventsOf(
      fates,
      (nth) => sessions[nth] ?? '',
      (nth) => `pi_${sessions[nth]}`,
    );
    const head = eventsOf(fates, sessionOf, paymentOf).map(({ id }) => id);
    for (const call of calls) {
      const event = events[head.indexOf(call.event.id)] as StripeHistory;
      const fate = fates[event.nth] as Fate;
      setStage({ ...call, event }, fate, sessions[event.nth] ?? '');
      const answer = await shop.webhook(JSON.stringify(stripeEvent(event)));
      expect(answer.status).toBe(200);
    }
    const { rows } = await shop.t.database.pool.query(
      `select o.session_id, o.state, s.user_id, s.starts_at, s.expires_at, s.is_active from orders o
       left join user_subscriptions s on s.order_id = o.id order by s.starts_at, s.expires_at`,
    );
    fates.forEach((fate, nth) => {
      const own = rows.find(({ session_id }) => session_id === sessions[nth]);
      expect(own.state).toBe(referenceState(fate, nth));
    });
    children.forEach((childId, child) => {
      const status = reference(fates, child);
      const own = rows.filter(({ user_id }) => user_id === childId);
      expect(
        status.map(({ order, start, end }) => ({ session: sessions[order], start, end })),
      ).toEqual(
        own
          .filter(({ session_id }) => status.some(({ order }) => sessions[order] === session_id))
          .map((row) => ({ session: row.session_id, start: row.starts_at, end: row.expires_at })),
      );
      expect(own.filter(({ is_active }) => is_active)).toHaveLength(
        status.filter(({ end }) => end > now).length,
      );
    });
    printProof(1, 'histories by webhook');
  }
});
