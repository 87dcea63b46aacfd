import { addCalendarMonths } from '@pius/domain/billing/months.ts';
import type { OrderState } from '@pius/domain/billing/order-state.ts';
import { plans, type SubscriptionType, subscriptionTypes } from '@pius/domain/billing/plans.ts';
import fc from 'fast-check';

/** What happened to one checkout at Stripe, told in days after its beginning. */
export interface Fate {
  plan: SubscriptionType;
  children: number[];
  /** The day it was begun, counted from the first. */
  begun: number;
  way: 'paid' | 'paid-later' | 'failed' | 'expired' | 'left';
  coupon: boolean;
  /** Days after the payment, and how many quarters of the money went back that day. */
  refunds: { after: number; quarters: number }[];
  disputes: { after: number; length: number; end: 'won' | 'lost' | 'open' }[];
}

const day = 86_400;
const first = Date.parse('2031-01-01T00:00:00Z') / 1000;
/** How long money that takes days is on its way. */
const onItsWay = 5;
/** Seconds of a day at which disputes begin, so that no refund shares their moment. */
const disputedAt = 10;

/** Families of two children who buy, renew, ask back and dispute over two years. */
export const histories: fc.Arbitrary<Fate[]> = fc
  .uniqueArray(
    fc.record<Fate>({
      plan: fc.constantFrom(...subscriptionTypes),
      children: fc.constantFrom([0], [1], [0, 1]),
      begun: fc.integer({ min: 0, max: 500 }),
      way: fc.constantFrom('paid', 'paid', 'paid', 'paid-later', 'failed', 'expired', 'left'),
      coupon: fc.boolean(),
      refunds: fc.array(
        fc.record({
          after: fc.integer({ min: 1, max: 300 }),
          quarters: fc.integer({ min: 1, max: 4 }),
        }),
        { maxLength: 2 },
      ),
      disputes: fc.array(
        fc.record({
          after: fc.integer({ min: 1, max: 300 }),
          length: fc.integer({ min: 1, max: 90 }),
          end: fc.constantFrom('won', 'lost', 'open'),
        }),
        { maxLength: 2 },
      ),
    }),
    { minLength: 1, maxLength: 5, selector: ({ begun }) => begun },
  )
  .map((fates) => fates.toSorted((a, b) => a.begun - b.begun));

/**
 * When the nth checkout was begun, and when its money came (seconds): no two moments are the same.
 */
export const begunAt = (fate: Fate, nth: number) => first + fate.begun * day + nth * 600;
export const paidAt = (fate: Fate, nth: number) =>
  begunAt(fate, nth) + (fate.way === 'paid-later' ? onItsWay * day : 60);
const requestedCents = ({ plan, children }: Fate) => plans[plan].priceCents * children.length;
export const paidCents = (fate: Fate) =>
  fate.coupon ? requestedCents(fate) / 2 : requestedCents(fate);
export const wasPaid = ({ way }: Fate) => way === 'paid' || way === 'paid-later';

/** The refunds in the order of their days, each with all that had gone back by then. */
function refundsOf(fate: Fate, nth: number): { at: number; cents: number }[] {
  const quarter = paidCents(fate) / 4;
  let sent = 0;
  return fate.refunds
    .toSorted((a, b) => a.after - b.after)
    .flatMap(({ after, quarters }, index) => {
      const next = Math.min(4, sent + quarters);
      if (next === sent) return [];
      sent = next;
      return [{ at: paidAt(fate, nth) + after * day + index + 1, cents: sent * quarter }];
    });
}

/** What the reference knows of one purchase of one child. */
interface Stay {
  order: number;
  paid: number;
  months: number;
  start: Date;
  end: Date;
}

/** The moment a purchase was taken back for good, or null. A dispute that was won is none. */
function lostAt(fate: Fate, nth: number): number | null {
  const whole = refundsOf(fate, nth).find(({ cents }) => cents === paidCents(fate));
  const disputes = fate.disputes.flatMap(({ after, end }, index) =>
    end === 'won' ? [] : [paidAt(fate, nth) + after * day + disputedAt + index],
  );
  const moments = [...disputes, ...(whole ? [whole.at] : [])];
  return moments.length === 0 ? null : Math.min(...moments);
}

/**
 * What a child should have in the end, written as a diary: day after day as it happened, a purchase
 * is put behind what is there, one taken back is cut or struck out, and what stood behind it moves
 * up.
 * @returns The stays that were not taken back.
 */
export function reference(fates: readonly Fate[], child: number): Stay[] {
  const diary = fates
    .flatMap((fate, order) => {
      if (!wasPaid(fate) || !fate.children.includes(child)) return [];
      const lost = lostAt(fate, order);
      const bought = { at: paidAt(fate, order), order, fate, what: 'bought' as const };
      return lost === null ? [bought] : [bought, { ...bought, at: lost, what: 'lost' as const }];
    })
    .sort((a, b) => a.at - b.at);
  let stays: Stay[] = [];
  const gone = new Set<number>();
  for (const { at, order, fate, what } of diary) {
    if (what === 'bought') {
      stays.push(
        placed({ order, paid: at, months: plans[fate.plan].durationMonths }, stays.at(-1)),
      );
      continue;
    }
    gone.add(order);
    const index = stays.findIndex((stay) => stay.order === order);
    const stay = stays[index];
    const moment = new Date(at * 1000);
    if (!stay || stay.end <= moment) continue;
    const saved = stay.start >= moment ? [] : [{ ...stay, end: moment }];
    const behind = stays.slice(index + 1);
    stays = [...stays.slice(0, index), ...saved];
    for (const later of behind) stays.push(placed(later, stays.at(-1)));
  }
  return stays.filter(({ order }) => !gone.has(order));
}

function placed(stay: Pick<Stay, 'order' | 'paid' | 'months'>, before: Stay | undefined): Stay {
  const paid = new Date(stay.paid * 1000);
  const start = before && before.end > paid ? before.end : paid;
  const { order, months } = stay;
  return { order, paid: stay.paid, months, start, end: addCalendarMonths(start, months) };
}

/** Where an order should stand in the end. */
export function referenceState(fate: Fate, nth: number): OrderState {
  if (fate.way === 'left') return 'open';
  if (!wasPaid(fate)) return fate.way === 'failed' ? 'failed' : 'expired';
  if (refundsOf(fate, nth).some(({ cents }) => cents === paidCents(fate))) return 'refunded';
  return fate.disputes.some(({ end }) => end !== 'won') ? 'disputed' : 'paid';
}

/** An event of Stripe: its type and object, and how the checkout stood when it was told. */
export interface StripeHistory {
  id: string;
  type: string;
  at: number;
  nth: number;
  stage: 'begun' | 'on its way' | 'final';
  object: object;
}

/**
 * Everything Stripe tells of a history. `sessionOf` gives the checkout's id, `paymentOf` the
 * payment's.
 */
export function eventsOf(
  fates: readonly Fate[],
  sessionOf: (nth: number) => string,
  paymentOf: (nth: number) => string,
): StripeHistory[] {
  return fates.flatMap((fate, nth): StripeHistory[] => {
    const about = (
      type: string,
      at: number,
      object: object,
      stage: StripeHistory['stage'] = 'final',
    ) => ({
      ...{ id: `${sessionOf(nth)} ${type} ${at}`, type, at, nth, stage, object },
    });
    const session = (what: string, at: number, stage?: StripeHistory['stage']) =>
      about(`checkout.session.${what}`, at, { id: sessionOf(nth) }, stage);
    const begun = begunAt(fate, nth);
    if (fate.way === 'left') return [];
    if (fate.way === 'expired') return [session('expired', begun + day)];
    if (fate.way === 'failed') {
      return [
        session('completed', begun + 60, 'on its way'),
        session('async_payment_failed', begun + onItsWay * day),
      ];
    }
    const paid = paidAt(fate, nth);
    const payment_intent = paymentOf(nth);
    return [
      ...(fate.way === 'paid'
        ? [session('completed', paid)]
        : [
            session('completed', begun + 60, 'on its way'),
            session('async_payment_succeeded', paid),
          ]),
      ...refundsOf(fate, nth).map(({ at, cents }) =>
        about('charge.refunded', at, { id: 'ch', payment_intent, amount_refunded: cents }),
      ),
      ...fate.disputes.flatMap(({ after, length, end }, index) => {
        const at = paid + after * day + disputedAt + index;
        const dispute = {
          id: `dp_${sessionOf(nth)}_${index}`,
          payment_intent,
          status: 'needs_response',
        };
        const opened = about('charge.dispute.created', at, dispute);
        if (end === 'open') return [opened];
        const closed = { ...dispute, status: end };
        return [opened, about('charge.dispute.closed', at + length * day, closed)];
      }),
    ];
  });
}
