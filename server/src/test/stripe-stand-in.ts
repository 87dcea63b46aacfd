import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { openBooks, type StandInSession, type StripeBooks } from './stripe-books.ts';

export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_standin',
  STRIPE_WEBHOOK_SECRET: 'whsec_standin',
};

/**
 * How the stand-in answers just now: as Stripe does, not at all, with an error of its own, or that
 * an e-mail is none.
 */
export type Mood = 'well' | 'hanging' | 'failing' | 'cut' | 'refusing';

/** A server that speaks Stripe's HTTP shapes, as far as this product calls Stripe. */
export interface StripeStandIn extends Omit<StripeBooks, 'respond'> {
  url: string;
  /** The calls that came, as `POST /v1/refunds`. */
  calls: string[];
  mood: Mood;
  /** The only checkout, or the newest. */
  newest(): StandInSession;
  /**
   * Makes an event, which the API lists from then on.
   * @returns Its text, as the webhook gets it.
   */
  event(type: string, object: object, more?: { at?: number; id?: string; live?: boolean }): string;
  close(): Promise<void>;
}

const signer = new Stripe('sk_test_signer').webhooks;

/**
 * Signs a call to the webhook with the SDK's own test header. It takes the raw body, and when
 * (seconds).
 */
export function sign(
  payload: string,
  timestamp: number,
  secret = stripeKeys.STRIPE_WEBHOOK_SECRET,
): string {
  return signer.generateTestHeaderString({ payload, timestamp, secret });
}

/** Starts the stand-in on a free port. `now` is its clock. */
export async function startStripe(now: () => Date): Promise<StripeStandIn> {
  const seconds = () => Math.floor(now().getTime() / 1000);
  const { respond, ...books } = openBooks(seconds);
  let calls = 0;
  const server = createServer((request, response) => {
    answer(standIn, respond, request, response).catch(() => response.destroy());
  });
  const standIn: StripeStandIn = {
    ...books,
    url: '',
    calls: [],
    mood: 'well',
    newest: () => {
      const session = [...books.sessions.values()].at(-1);
      if (!session) throw new Error('nothing was sent to Stripe');
      return session;
    },
    event(type, object, { at = seconds(), id, live = false } = {}) {
      calls += 1;
      const event = {
        ...{ id: id ?? `evt_${calls}`, object: 'event', type, created: at },
        ...{ livemode: live, data: { object } },
      };
      books.events.push(event);
      return JSON.stringify(event);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return standIn;
}

/** What was answered to each idempotency key, and to what. */
const answered = new WeakMap<StripeStandIn, Map<string, { body: string; said: object }>>();

async function answer(
  standIn: StripeStandIn,
  respond: StripeBooks['respond'],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stripe');
  standIn.calls.push(`${request.method} ${pathname}`);
  if (standIn.mood === 'cut') return void response.destroy();
  if (standIn.mood === 'hanging') return;
  let body = '';
  for await (const chunk of request) body += chunk;
  const sendStatus = (status: number, said: object) => {
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_1' });
    response.end(JSON.stringify(said));
  };
  if (standIn.mood === 'failing') return sendStatus(500, { error: { type: 'api_error' } });
  if (request.headers.authorization !== `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`) {
    return sendStatus(401, { error: { type: 'invalid_request_error' } });
  }
  const saved = answered.get(standIn) ?? new Map<string, { body: string; said: object }>();
  answered.set(standIn, saved);
  const key = String(request.headers['idempotency-key'] ?? '');
  const known = saved.get(key);
  if (known && known.body !== body)
    return sendStatus(400, { error: { type: 'idempotency_error' } });
  if (known) return sendStatus(200, known.said);
  const fields = Object.fromEntries(new URLSearchParams(body));
  if (standIn.mood === 'refusing') {
    const message = `Invalid email address: ${fields.customer_email}`;
    const type = 'invalid_request_error';
    return sendStatus(400, {
      error: { type, code: 'email_invalid', param: 'customer_email', message },
    });
  }
  const said = respond(`${request.method} ${pathname}`, fields, searchParams);
  const refused = 'error' in said;
  if (!refused && key) saved.set(key, { body, said });
  sendStatus(refused ? 400 : 200, said);
}
