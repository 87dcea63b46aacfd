import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { testCheckouts } from '../../db/tables/billing.ts';
import {
  type PaymentEvent,
  type PaymentSession,
  type Payments,
  RefundImpossible,
  type SessionState,
  WebhookRefused,
} from './payments.ts';

type TestCheckout = typeof testCheckouts.$inferSelect;

/** What may be pressed on the TEST page. */
export type TestAction = 'pay' | 'pay-later' | 'arrive' | 'fail' | 'decline' | 'cancel';

/** As long as a checkout of Stripe is open. */
const openHours = 24;
const hour = 60 * 60 * 1000;

const becomes: Record<Exclude<TestAction, 'decline' | 'cancel'>, [SessionState, SessionState]> = {
  pay: ['open', 'paid'],
  'pay-later': ['open', 'pending'],
  arrive: ['pending', 'paid'],
  fail: ['pending', 'failed'],
};

/**
 * Stands in for Stripe: checkouts are rows of ours, paid on a page that says TEST. No money moves.
 */
export function createTestPayments(ctx: {
  db: Database;
  publicUrl: string;
  now: () => Date;
}): Payments {
  const { db, publicUrl, now } = ctx;
  return {
    name: 'test',
    async createCheckout(requested) {
      const { reference, purpose, monthly = false, email = null } = requested;
      const id = `test_${randomBytes(18).toString('base64url')}`;
      const success = requested.paths.success.replace('{session}', id);
      await db
        .insert(testCheckouts)
        .values({
          ...{ id, reference, purpose, monthly, email, lines: [...requested.lines] },
          successUrl: `${publicUrl}${success}`,
          cancelUrl: `${publicUrl}${requested.paths.cancel}`,
          state: 'open',
          createdAt: now(),
        })
        .onConflictDoNothing();
      const made = await findBy(db, eq(testCheckouts.reference, reference));
      return { sessionId: made?.id ?? id, url: pageOf(publicUrl, made?.id ?? id) };
    },
    async findSession(sessionId) {
      const row = await findTestCheckout(db, sessionId, now());
      return row && presentSession(row, publicUrl);
    },
    async referenceOf(paymentId) {
      return (await findBy(db, eq(testCheckouts.paymentId, paymentId)))?.reference ?? null;
    },
    async refund({ paymentId }) {
      const row = await findBy(db, eq(testCheckouts.paymentId, paymentId));
      if (!row) throw new RefundImpossible();
      const refundedAt = row.refundedAt ?? now();
      const refundedCents = totalOf(row);
      await db
        .update(testCheckouts)
        .set({ refundedCents, refundedAt })
        .where(eq(testCheckouts.id, row.id));
      return { id: `refund_${row.id}`, refundedCents, at: refundedAt };
    },
    endMonthly: async () => undefined,
    parseWebhook: () => {
      throw new WebhookRefused('Stripe is not in use');
    },
    eventsSince: async () => [],
  };
}

const pageOf = (publicUrl: string, id: string) => `${publicUrl}/test-checkout/${id}`;
const totalOf = ({ lines }: TestCheckout) =>
  lines.reduce((sum, { amountCents, quantity }) => sum + amountCents * quantity, 0);

async function findBy(db: Database, condition: ReturnType<typeof eq>) {
  const [row] = await db.select().from(testCheckouts).where(condition).limit(1);
  return row ?? null;
}

/** A checkout of the TEST page; one left open for a day has expired. Null where there is none. */
export async function findTestCheckout(
  db: Database,
  id: string,
  now: Date,
): Promise<TestCheckout | null> {
  const row = await findBy(db, eq(testCheckouts.id, id));
  const over = row?.state === 'open' && now.getTime() - row.createdAt.getTime() >= openHours * hour;
  return row && over ? { ...row, state: 'expired' } : row;
}

function presentSession(row: TestCheckout, publicUrl: string): PaymentSession {
  const { id, state, purpose, reference, paidAt, paymentId, email } = row;
  return {
    ...{ id, state, purpose, reference, paidAt, paymentId, email },
    url: state === 'open' ? pageOf(publicUrl, id) : null,
    currency: 'USD',
    requestedCents: totalOf(row),
    couponCents: 0,
    paidCents: totalOf(row),
    monthlyId: row.monthly && paidAt ? `test_monthly_${id}` : null,
  };
}

/**
 * What becomes of a checkout when something is pressed on the TEST page.
 * @returns The news that Stripe would send of it, null where nothing happened to it (the card
 *   declined, back to the site); undefined where this cannot be pressed any more.
 */
export async function pressOnTestCheckout(
  db: Database,
  row: TestCheckout,
  action: TestAction,
  now: Date,
): Promise<PaymentEvent | null | undefined> {
  if (action === 'decline' || action === 'cancel') return row.state === 'open' ? null : undefined;
  const [from, to] = becomes[action];
  if (row.state !== from) return undefined;
  const changed = await db
    .update(testCheckouts)
    .set({
      state: to,
      ...(to === 'paid' ? { paidAt: now } : {}),
      ...(row.paymentId || to === 'failed' ? {} : { paymentId: `test_payment_${row.id}` }),
    })
    .where(and(eq(testCheckouts.id, row.id), eq(testCheckouts.state, from)))
    .returning({ id: testCheckouts.id });
  if (changed.length === 0) return undefined;
  return { id: `news_${row.id}_${to}`, at: now, kind: 'session', sessionId: row.id };
}
