import type Stripe from 'stripe';
import { type PaymentEvent, WebhookRefused } from './payments.ts';

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
 * Reads an event that Stripe signed. Throws `WebhookRefused` for one that it did not, for one older
 * than 300 seconds, and for one of test mode where real money is taken, or the other way round.
 * @see docs/requirements.md#r-payment-events
 */
export function readSignedEvent(stripe: Stripe, call: SignedCall): PaymentEvent | null {
  const { rawBody, signature, now, webhookSecret, live } = call;
  if (webhookSecret.trim() === '') throw new WebhookRefused('there is no secret to judge by');
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
    throw new WebhookRefused('the signature is not right', { cause: error });
  }
  if (event.livemode !== live) throw new WebhookRefused('it is of another mode');
  return toPaymentEvent(event);
}

/** What an event means here; null for one that means nothing. */
export function toPaymentEvent(event: Stripe.Event): PaymentEvent | null {
  const head = { id: event.id, at: new Date(event.created * 1000) };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { ...head, kind: 'session', sessionId: event.data.object.id };
    case 'charge.refunded': {
      const { payment_intent, amount_refunded: refundedCents } = event.data.object;
      const paymentId = idOf(payment_intent);
      return paymentId ? { ...head, kind: 'refunded', paymentId, refundedCents } : null;
    }
    case 'refund.failed': {
      const paymentId = idOf(event.data.object.payment_intent);
      const refundId = event.data.object.id;
      return paymentId ? { ...head, kind: 'refund-failed', paymentId, refundId } : null;
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return disputeEvent(head, event.data.object, event.type === 'charge.dispute.closed');
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return invoiceEvent(head, event.data.object, event.type === 'invoice.paid');
    case 'customer.subscription.deleted':
      return { ...head, kind: 'monthly-ended', monthlyId: event.data.object.id };
    default:
      return null;
  }
}

type EventHead = Pick<PaymentEvent, 'id' | 'at'>;

/** A dispute that ended in another way than lost leaves the money here. */
function disputeEvent(
  head: EventHead,
  dispute: Stripe.Dispute,
  closed: boolean,
): PaymentEvent | null {
  const paymentId = idOf(dispute.payment_intent);
  if (!paymentId || (closed && dispute.status === 'lost')) return null;
  return { ...head, kind: closed ? 'dispute-won' : 'disputed', paymentId, disputeId: dispute.id };
}

function invoiceEvent(
  head: EventHead,
  invoice: Stripe.Invoice,
  paid: boolean,
): PaymentEvent | null {
  const monthlyId = idOf(invoice.parent?.subscription_details?.subscription ?? null);
  if (!monthlyId) return null;
  const amountCents = paid ? invoice.amount_paid : invoice.amount_due;
  const kind = paid ? 'monthly-paid' : 'monthly-failed';
  return { ...head, kind, monthlyId, invoiceId: invoice.id, amountCents };
}

function idOf(thing: string | { id: string } | null): string | null {
  return typeof thing === 'object' ? (thing?.id ?? null) : thing;
}
