import type { OpenAPIHono } from '@hono/zod-openapi';
import {
  createCheckout,
  readQuote,
  stripeWebhook,
  verifyPayment,
} from '@pius/contracts/checkout.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { sourceOf } from '../../platform/http/source.ts';
import { WebhookRefused } from '../../platform/payments/payments.ts';
import { grownUpOf } from '../family/policy.ts';
import { createCheckout as makeCheckout } from './checkout.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';
import { quoteFor } from './quote.ts';
import { verifyOwnPayment } from './verify.ts';
import { withPaymentErrors } from './with-payment-errors.ts';

/**
 * `create-checkout` and `verify-payment`, what things cost, and the webhook of the payments
 * service.
 * @see docs/requirements.md#r-who-pays-for-whom
 * @see docs/requirements.md#r-payment-check
 */
export function checkoutRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readQuote, async ({ caller, now }) => ({
    items: await quoteFor(ctx, grownUpOf(caller), now),
    next: null,
  }));

  mount(app, ctx, createCheckout, async ({ body, caller, language, now, c }) => {
    const source = sourceOf(c, ctx.env.trustedProxies);
    return makeCheckout(ctx, { account: grownUpOf(caller), source, language, now }, body);
  });

  mount(app, ctx, verifyPayment, async ({ body, caller, now }) =>
    verifyOwnPayment(ctx, grownUpOf(caller), body.session_id, now),
  );

  mount(app, ctx, stripeWebhook, async ({ c, now }) => {
    const rawBody = await c.req.text();
    const event = parseWebhook(ctx, rawBody, c.req.header('stripe-signature') ?? '', now);
    if (event) await withPaymentErrors(ctx, handlePaymentEvent(ctx, event));
    return { received: true as const };
  });
}

function parseWebhook(ctx: AppContext, rawBody: string, signature: string, now: Date) {
  try {
    return ctx.payments.parseWebhook(rawBody, signature, now);
  } catch (error) {
    if (!(error instanceof WebhookRefused)) throw error;
    ctx.log.warn({ reason: error.message }, 'a call to the webhook was refused');
    throw new AppError('webhook_refused');
  }
}
