import type Stripe from 'stripe';
import type { PaymentSession, Purpose, SessionState } from './payments.ts';

/**
 * What a checkout is asked for with: whether money that takes days has failed, and when it came,
 * stands there.
 */
export const expandedSession = ['payment_intent.latest_charge', 'invoice'];

const purposes: readonly Purpose[] = ['purchase', 'gift', 'donation'];

/** A checkout of Stripe, asked for with `expandedSession`, as the app knows checkouts. */
export function readSession(session: Stripe.Checkout.Session): PaymentSession {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const state = stateOf(session, intent);
  const total = session.amount_total ?? 0;
  return {
    id: session.id,
    state,
    url: state === 'open' ? session.url : null,
    purpose: purposes.find((purpose) => purpose === session.metadata?.purpose) ?? null,
    reference: session.metadata?.reference ?? session.client_reference_id,
    currency: (session.currency ?? '').toUpperCase(),
    requestedCents: session.amount_subtotal ?? total,
    couponCents: session.total_details?.amount_discount ?? 0,
    paidCents: total,
    paidAt: state === 'paid' ? paidAt(session, intent) : null,
    paymentId: idOf(session.payment_intent),
    monthlyId: idOf(session.subscription),
    email: session.customer_details?.email ?? session.customer_email ?? null,
  };
}

function idOf(thing: string | { id: string } | null): string | null {
  return typeof thing === 'object' ? (thing?.id ?? null) : thing;
}

function stateOf(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): SessionState {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (paid === 'paid' || paid === 'no_payment_required') return 'paid';
  const ended = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return ended ? 'failed' : 'pending';
}

/**
 * The same moment anyone who asks and whenever, so that the ledger's order does not hang on who
 * came first.
 */
function paidAt(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): Date {
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const invoice = typeof session.invoice === 'object' ? session.invoice : null;
  const seconds = charge?.created ?? invoice?.status_transitions.paid_at ?? session.created;
  return new Date(seconds * 1000);
}
