import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  createCheckout,
  readQuote,
  stripeWebhook,
  verifyPayment,
} from '@pius/contracts/checkout.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { sourceOf } from '../../platform/http/source.ts';
import { NewsRefused } from '../../platform/payments/payments.ts';
import { grownUpOf } from '../family/policy.ts';
import { createCheckout as makeCheckout } from './checkout.ts';
import { hear } from './hear.ts';
import { quoteFor } from './quote.ts';
import { reachPayments } from './reach.ts';
import { verifyOwnPayment } from './verify.ts';

/**
 * `create-checkout` and `verify-payment`, what things cost, and the webhook of the payments service.
 * @see docs/requirements.md#r-who-pays-for-whom
 * @see docs/requirements.md#r-payment-check
 */
export function checkoutRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, readQuote, async ({ caller, now }) => ({
    items: await quoteFor(house, grownUpOf(caller), now),
    next: null,
  }));

  mount(app, house, createCheckout, async ({ body, caller, language, now, c }) => {
    const source = sourceOf(c, house.env.trustedProxies);
    return makeCheckout(house, { account: grownUpOf(caller), source, language, now }, body);
  });

  mount(app, house, verifyPayment, async ({ body, caller, now }) =>
    verifyOwnPayment(house, grownUpOf(caller), body.session_id, now),
  );

  mount(app, house, stripeWebhook, async ({ c, now }) => {
    const rawBody = await c.req.text();
    const news = readNews(house, rawBody, c.req.header('stripe-signature') ?? '', now);
    if (news) await reachPayments(house, hear(house, news));
    return { received: true as const };
  });
}

function readNews(house: House, rawBody: string, signature: string, now: Date) {
  try {
    return house.payments.readNews(rawBody, signature, now);
  } catch (error) {
    if (!(error instanceof NewsRefused)) throw error;
    house.log.warn({ reason: error.message }, 'a call to the webhook was refused');
    throw new AppError('webhook_refused');
  }
}
