import Stripe from 'stripe';
import type { StripeSettings } from '../../env-services.ts';
import {
  type CheckoutRequest,
  type Payments,
  PaymentsUnreachable,
  RefundImpossible,
} from './payments.ts';
import { eventTypes, readSignedEvent, toPaymentEvent } from './stripe-events.ts';
import { expandedSession, readSession } from './stripe-session.ts';

/** A parent waits for the first: two tries of eight seconds at most. */
const defaultTimeout = { timeout: 8000, maxNetworkRetries: 1 };
/** Far more than happens between two looks. */
const mostEvents = 5000;

/**
 * Takes payments by Stripe's own SDK. It takes the settings, the address of the site, where Stripe
 * sends people back to, and how long a call may take (milliseconds). Idempotency keys go along with
 * all that makes something, so that a call tried again does it once.
 */
export function createStripePayments(
  settings: StripeSettings,
  publicUrl: string,
  timeout = defaultTimeout,
): Payments {
  const stripe = openStripe(settings, timeout);
  return {
    name: 'stripe',
    async createCheckout(requested) {
      const idempotencyKey = `checkout-${requested.reference}`;
      const params = checkoutParams(requested, publicUrl);
      const { id, url } = await withStripeErrors(
        stripe.checkout.sessions.create(params, { idempotencyKey }),
      );
      if (!url) throw new PaymentsUnreachable('Stripe made a checkout without an address');
      return { sessionId: id, url };
    },
    async findSession(sessionId) {
      const request = stripe.checkout.sessions.retrieve(sessionId, { expand: expandedSession });
      const session = await withStripeErrorsOrNull(request);
      return session?.livemode === settings.live ? readSession(session) : null;
    },
    async referenceOf(paymentId) {
      const intent = await withStripeErrorsOrNull(stripe.paymentIntents.retrieve(paymentId));
      return intent?.metadata.reference ?? null;
    },
    refund: (payment) => refund(stripe, payment),
    async endMonthly(monthlyId) {
      await withStripeErrorsOrNull(stripe.subscriptions.cancel(monthlyId));
    },
    parseWebhook: (rawBody, signature, now) =>
      readSignedEvent(stripe, { rawBody, signature, now, ...settings }),
    async eventsSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const events = stripe.events.list({ created, types: [...eventTypes], limit: 100 });
      const newestFirst = await withStripeErrors(events.autoPagingToArray({ limit: mostEvents }));
      return newestFirst.reverse().flatMap((event) => toPaymentEvent(event) ?? []);
    },
  };
}

/** Stripe's own SDK, spoken to as the settings say. */
export function openStripe(settings: StripeSettings, timeout: typeof defaultTimeout): Stripe {
  return new Stripe(settings.secretKey, {
    ...timeout,
    ...addressOf(settings.apiBase),
    telemetry: false,
  });
}

function addressOf(apiBase: string | undefined) {
  if (!apiBase) return {};
  const { protocol, hostname, port } = new URL(apiBase);
  const https = protocol === 'https:';
  return {
    protocol: https ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port || (https ? 443 : 80),
  };
}

function checkoutParams(
  requested: CheckoutRequest,
  publicUrl: string,
): Stripe.Checkout.SessionCreateParams {
  const { purpose, reference } = requested;
  const metadata = { purpose, reference };
  const recurring = requested.monthly ? { recurring: { interval: 'month' as const } } : {};
  const success = requested.paths.success.replace('{session}', '{CHECKOUT_SESSION_ID}');
  return {
    line_items: requested.lines.map(({ name, amountCents, quantity }) => ({
      quantity,
      price_data: {
        currency: 'usd',
        unit_amount: amountCents,
        product_data: { name },
        ...recurring,
      },
    })),
    client_reference_id: reference,
    metadata,
    locale: requested.language,
    success_url: `${publicUrl}${success}`,
    cancel_url: `${publicUrl}${requested.paths.cancel}`,
    ...(requested.email ? { customer_email: requested.email } : {}),
    ...(requested.coupons ? { allow_promotion_codes: true } : {}),
    ...(requested.monthly
      ? { mode: 'subscription', subscription_data: { metadata } }
      : {
          mode: 'payment',
          payment_intent_data: { metadata },
          // The price shown here is the price paid: no other currency at the till.
          adaptive_pricing: { enabled: false },
          ...(purpose === 'donation' ? { submit_type: 'donate' } : {}),
        }),
  };
}

async function refund(stripe: Stripe, { paymentId, key }: { paymentId: string; key: string }) {
  try {
    const made = await stripe.refunds.create(
      { payment_intent: paymentId, reason: 'requested_by_customer', expand: ['charge'] },
      { idempotencyKey: key },
    );
    if (made.status === 'failed' || made.status === 'canceled') throw new RefundImpossible();
    const charge = typeof made.charge === 'object' ? made.charge : null;
    const refundedCents = charge?.amount_refunded ?? made.amount;
    return { id: made.id, refundedCents, at: moment(made.created) };
  } catch (error) {
    if (codeOf(error) === 'charge_already_refunded') return lastRefund(stripe, paymentId);
    throw understood(error);
  }
}

/** What went back before, for instance from Stripe's own desk. */
async function lastRefund(stripe: Stripe, paymentId: string) {
  const { data } = await withStripeErrors(
    stripe.refunds.list({ payment_intent: paymentId, limit: 100 }),
  );
  const reviewStatus = data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
  const [newest] = reviewStatus;
  if (!newest) throw new RefundImpossible();
  const refundedCents = reviewStatus.reduce((sum, { amount }) => sum + amount, 0);
  return { id: newest.id, refundedCents, at: moment(newest.created) };
}

const moment = (seconds: number) => new Date(seconds * 1000);

function codeOf(error: unknown): string | undefined {
  return error instanceof Stripe.errors.StripeError ? error.code : undefined;
}

/**
 * An error of the SDK in our words: what Stripe refused for good, and what may go well another
 * time.
 */
function understood(error: unknown): unknown {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new RefundImpossible(error.message, { cause: error });
  }
  return unreachable(error);
}

/**
 * Stripe's own words, and what it was sent, may hold an e-mail: they are not passed on, as what is
 * thrown is logged.
 */
function unreachable(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  if (error instanceof Stripe.errors.StripeInvalidRequestError) {
    return new Error(`Stripe refuses a call: ${error.code ?? ''} ${error.param ?? ''}`);
  }
  return new PaymentsUnreachable(`Stripe does not answer: ${error.type} ${error.code ?? ''}`, {
    cause: error,
  });
}

async function withStripeErrors<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (error) {
    throw unreachable(error);
  }
}

async function withStripeErrorsOrNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request;
  } catch (error) {
    if (codeOf(error) === 'resource_missing') return null;
    throw unreachable(error);
  }
}
