import type Stripe from 'stripe';
import { NewsRefused, type PaymentNews } from './payments.ts';

/** How old a signed call may be, in seconds. @see docs/requirements.md#r-payment-events */
const tolerance = 300;

/** What Stripe is to tell us; the endpoint's settings name the same (docs/running/services.md). */
export const eventTypes = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.deleted',
] as const;

/** A call to the webhook, and what it is judged by. */
interface SignedCall {
  rawBody: string;
  signature: string;
  now: Date;
  webhookSecret: string;
  live: boolean;
}

/**
 * Reads an event that Stripe signed. Throws `NewsRefused` for one that it did not, for one older than 300
 * seconds, and for one of test mode where real money is taken, or the other way round.
 * @see docs/requirements.md#r-payment-events
 */
export function readSignedEvent(stripe: Stripe, call: SignedCall): PaymentNews | null {
  const { rawBody, signature, now, webhookSecret, live } = call;
  if (webhookSecret.trim() === '') throw new NewsRefused('there is no secret to judge by');
  let event: Stripe.Event;
  try {
    const at = now.getTime();
    event = stripe.webhooks.constructEvent(
      rawBody,
      signature,
      webhookSecret,
      tolerance,
      undefined,
      at,
    );
  } catch (error) {
    throw new NewsRefused('the signature is not right', { cause: error });
  }
  if (event.livemode !== live) throw new NewsRefused('it is of another mode');
  return newsOf(event);
}

/** What an event means here; null for one that means nothing. */
export function newsOf(event: Stripe.Event): PaymentNews | null {
  const told = { id: event.id, at: new Date(event.created * 1000) };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { ...told, kind: 'session', sessionId: event.data.object.id };
    case 'charge.refunded': {
      const { payment_intent, amount_refunded: refundedCents } = event.data.object;
      const paymentId = idOf(payment_intent);
      return paymentId ? { ...told, kind: 'refunded', paymentId, refundedCents } : null;
    }
    case 'refund.failed': {
      const paymentId = idOf(event.data.object.payment_intent);
      const refundId = event.data.object.id;
      return paymentId ? { ...told, kind: 'refund-failed', paymentId, refundId } : null;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return disputeNews(told, event.data.object, event.type === 'charge.dispute.closed');
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return invoiceNews(told, event.data.object, event.type === 'invoice.paid');
    case 'customer.subscription.deleted':
      return { ...told, kind: 'monthly-ended', monthlyId: event.data.object.id };
    default:
      return null;
  }
}

type Told = Pick<PaymentNews, 'id' | 'at'>;

/** A dispute that ended in another way than lost leaves the money here. */
function disputeNews(told: Told, dispute: Stripe.Dispute, closed: boolean): PaymentNews | null {
  const paymentId = idOf(dispute.payment_intent);
  if (!paymentId || (closed && dispute.status === 'lost')) return null;
  return { ...told, kind: closed ? 'dispute-won' : 'disputed', paymentId, disputeId: dispute.id };
}

function invoiceNews(told: Told, invoice: Stripe.Invoice, paid: boolean): PaymentNews | null {
  const monthlyId = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  if (!monthlyId) return null;
  const amountCents = paid ? invoice.amount_paid : invoice.amount_due;
  const kind = paid ? 'monthly-paid' : 'monthly-failed';
  return { ...told, kind, monthlyId, invoiceId: invoice.id, amountCents };
}

function idOf(thing: string | { id: string } | null): string | null {
  return typeof thing === 'object' ? (thing?.id ?? null) : thing;
}
