export type Fields = Record<string, string>;

/** A checkout as the stand-in keeps it; a test may change any of it, to lie. */
export interface StandInSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  amount_subtotal: number;
  amount_total: number;
  /** What a coupon takes off. */
  discount: number;
  currency: string;
  metadata: { purpose: string; reference: string };
  livemode: boolean;
  created: number;
  payment_intent: string | null;
  intentStatus: string;
  /** Second in which the money came. */
  chargedAt: number;
  refunded: number;
  /** What was sent to make it. */
  requested: Fields;
}

/** What Stripe would keep, and what it answers to a call. */
export interface StripeBooks {
  sessions: Map<string, StandInSession>;
  /** Every event that was told or lost, oldest first. */
  events: { id: string; created: number }[];
  /** The webhooks that Stripe would call. */
  endpoints: object[];
  respond(call: string, fields: Fields, query: URLSearchParams): object;
}

/** Opens empty books. `seconds` is their clock. */
export function openBooks(seconds: () => number): StripeBooks {
  const sessions: StripeBooks['sessions'] = new Map();
  const events: StripeBooks['events'] = [];
  const endpoints: object[] = [];
  return {
    sessions,
    events,
    endpoints,
    respond(call, fields, query) {
      const id = call.split('/').at(-1) ?? '';
      if (call === 'POST /v1/checkout/sessions') {
        const session = makeSession(fields, sessions.size + 1, seconds());
        sessions.set(session.id, session);
        return presented(session);
      }
      if (call.startsWith('GET /v1/checkout/sessions/')) {
        const session = sessions.get(id);
        return session ? presented(session) : missing();
      }
      if (call === 'GET /v1/webhook_endpoints') return list(endpoints);
      if (call === 'GET /v1/events') {
        const since = Number(query.get('created[gte]') ?? 0);
        return list(events.filter(({ created }) => created >= since).reverse());
      }
      if (call.startsWith('DELETE /v1/subscriptions/')) {
        return { id, object: 'subscription', status: 'canceled' };
      }
      const paymentId = fields.payment_intent ?? query.get('payment_intent') ?? id;
      const session = [...sessions.values()].find((one) => one.payment_intent === paymentId);
      if (!session) return missing();
      if (call.startsWith('GET /v1/payment_intents/')) return intentOf(session);
      if (call === 'POST /v1/refunds') return refund(session, seconds());
      if (call === 'GET /v1/refunds') {
        return list(session.refunded > 0 ? [refundOf(session, session.refunded, seconds())] : []);
      }
      return missing();
    },
  };
}

function makeSession(request: Fields, number: number, created: number): StandInSession {
  const each = Number(request['line_items[0][price_data][unit_amount]']);
  const total = each * Number(request['line_items[0][quantity]']);
  return {
    ...{ id: `cs_test_${number}`, status: 'open', payment_status: 'unpaid' },
    ...{ amount_subtotal: total, amount_total: total, discount: 0 },
    currency: request['line_items[0][price_data][currency]'] ?? '',
    metadata: {
      purpose: request['metadata[purpose]'] ?? '',
      reference: request['metadata[reference]'] ?? '',
    },
    ...{ livemode: false, created, payment_intent: null },
    ...{ intentStatus: 'processing', chargedAt: 0, refunded: 0, requested: request },
  };
}

function presented(session: StandInSession) {
  const { requested: request, discount, refunded: _refunded, chargedAt: _at, ...saved } = session;
  const { intentStatus: _status, ...shown } = saved;
  return {
    ...shown,
    ...{ object: 'checkout.session', ...monthlyOf(session) },
    total_details: { amount_discount: discount },
    url: session.status === 'open' ? `https://checkout.stripe.test/${session.id}` : null,
    client_reference_id: session.metadata.reference,
    customer_email: request.customer_email ?? null,
    customer_details: null,
    payment_intent: isMonthly(session) ? null : session.payment_intent && intentOf(session),
  };
}

const isMonthly = ({ requested: request }: StandInSession) => request.mode === 'subscription';

/** What is paid each month has a subscription and an invoice in place of a payment of its own. */
function monthlyOf(session: StandInSession) {
  if (!isMonthly(session) || session.status !== 'complete') {
    return { subscription: null, invoice: null };
  }
  const status_transitions = { paid_at: session.chargedAt };
  const invoice = { id: `in_${session.id}_1`, object: 'invoice', status_transitions };
  return { subscription: `sub_${session.id}`, invoice };
}

function refund(session: StandInSession, now: number): object {
  if (session.refunded >= session.amount_total) {
    return { error: { type: 'invalid_request_error', code: 'charge_already_refunded' } };
  }
  const amount = session.amount_total - session.refunded;
  session.refunded = session.amount_total;
  return refundOf(session, amount, now);
}

function refundOf(session: StandInSession, amount: number, created: number) {
  return {
    ...{ id: `re_${session.id}`, object: 'refund', amount, created },
    ...{ status: 'succeeded', charge: chargeOf(session) },
  };
}

const missing = () => ({ error: { type: 'invalid_request_error', code: 'resource_missing' } });
const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '/v1' });

/** The charge of a paid checkout, as events and refunds carry it. */
export function chargeOf(session: StandInSession, refunded = session.refunded) {
  return {
    ...{ id: `ch_${session.id}`, object: 'charge', created: session.chargedAt },
    ...{ amount: session.amount_total, amount_refunded: refunded },
    ...{ payment_intent: session.payment_intent, metadata: session.metadata },
  };
}

function intentOf(session: StandInSession) {
  const paid = session.payment_status === 'paid';
  return {
    ...{ id: session.payment_intent, object: 'payment_intent', metadata: session.metadata },
    status: paid ? 'succeeded' : session.intentStatus,
    latest_charge: paid ? chargeOf(session) : null,
  };
}
