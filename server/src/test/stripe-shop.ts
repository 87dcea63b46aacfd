import { createStripePayments } from '../platform/payments/stripe-payments.ts';
import { addFamily, type TestFamily } from './family.ts';
import { startTestApp, type TestApp } from './harness.ts';
import { purchases } from './purchases.ts';
import { openSession } from './session.ts';
import type { StandInSession } from './stripe-books.ts';
import { type Mood, type StripeStandIn, sign, startStripe, stripeKeys } from './stripe-stand-in.ts';
import { everyStoredValue } from './whole-database.ts';

const origin = 'http://localhost:3000';
/**
 * Long enough for the busiest machine; and none to speak of for a Stripe that hangs, on which
 * nobody waits in a test.
 */
const timeout = { timeout: 30_000, maxNetworkRetries: 0 };
const impatience = { timeout: 100, maxNetworkRetries: 0 };

/** The whole server with Stripe's SDK, on a stand-in for Stripe. */
export interface StripeShop {
  t: TestApp;
  stripe: StripeStandIn;
  /** Lets Stripe answer in another way from now on. */
  setMood(mood: Mood): void;
  /**
   * Somebody pays, with a coupon where `cents` are told, or begins to by a way that takes days.
   * @returns The checkout.
   */
  pay(sessionId: string, how?: { later?: boolean; cents?: number }): StandInSession;
  /**
   * Calls the webhook as Stripe does: with the raw text, signed, at a moment of its clock
   * (seconds).
   */
  webhook(payload: string, signed?: { at?: number; signature?: string }): Promise<Response>;
  /** The event that tells of a checkout that was paid, or begun to be. */
  completed(session: StandInSession): string;
  /** Everything the database holds. */
  snapshot(): Promise<string[]>;
  /** Pays and tells it by the webhook. */
  payAndNotify(sessionId: string): Promise<Response>;
  close(): Promise<void>;
}

/** Starts the server and the stand-in, which shares its clock. */
export async function startStripeShop(): Promise<StripeShop> {
  let clock = () => new Date();
  const stripe = await startStripe(() => clock());
  const t = await startTestApp({ settings: { ...stripeKeys, STRIPE_API_BASE: stripe.url } });
  clock = t.ctx.now;
  const settings = t.ctx.env.stripe;
  if (!settings) throw new Error('Stripe is not set');
  t.ctx.payments = createStripePayments(settings, origin, timeout);
  const seconds = () => Math.floor(clock().getTime() / 1000);
  const shop: StripeShop = {
    t,
    stripe,
    setMood(mood) {
      stripe.mood = mood;
      const waiting = mood === 'hanging' ? impatience : timeout;
      t.ctx.payments = createStripePayments(settings, origin, waiting);
    },
    pay(sessionId, { later = false, cents } = {}) {
      const session = stripe.sessions.get(sessionId);
      if (!session) throw new Error('there is no such checkout');
      session.status = 'complete';
      session.payment_intent = `pi_${sessionId}`;
      session.payment_status = later ? 'unpaid' : 'paid';
      session.chargedAt = later ? 0 : seconds();
      if (cents !== undefined) {
        session.amount_total = cents;
        session.discount = session.amount_subtotal - cents;
      }
      return session;
    },
    webhook: async (body, { at = seconds(), signature = sign(body, at) } = {}) =>
      t.app.request(`${origin}/functions/v1/stripe-webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body,
      }),
    payAndNotify(sessionId) {
      const session = shop.pay(sessionId);
      return shop.webhook(shop.completed(session));
    },
    completed: (session) => stripe.event('checkout.session.completed', session),
    snapshot: async () =>
      (await everyStoredValue(t.database.pool)).map(({ place, value }) => `${place}=${value}`),
    async close() {
      await t.close();
      await stripe.close();
    },
  };
  return shop;
}

/** A parent who buys for Lucia. */
export interface StripeBuyer extends TestFamily {
  /**
   * Sends to pay.
   * @returns The session.
   */
  begin(plan?: string): Promise<string>;
  /** Until when Lucia has access. */
  until(): Promise<string | null>;
  /** The kinds of what the ledger tells of this parent's orders. */
  ledger(): Promise<string[]>;
}

/**
 * Opens an account with one child, signed in for years. Input: what stands before the @ of the
 * e-mail.
 */
export async function addBuyer({ t }: StripeShop, name: string): Promise<StripeBuyer> {
  const family = await addFamily(t, name);
  const cookie = await openSession(t.ctx, family.parent, new Date('2040-01-01T00:00:00Z'));
  const api = purchases(t);
  return {
    ...family,
    cookie,
    begin: (plan = 'monthly') => api.begin(cookie, family.lucia.id, plan),
    until: () => api.activeUntil(cookie, family.lucia.id),
    async ledger() {
      const { rows } = await t.database.pool.query<{ kind: string }>(
        'select e.kind from ledger_events e join orders o on o.id = e.order_id where o.parent_id = $1',
        [family.parent],
      );
      return rows.map(({ kind }) => kind);
    },
  };
}
