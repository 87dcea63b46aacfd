import type { OpenAPIHono } from '@hono/zod-openapi';
import { completeTestCheckout, readTestCheckout } from '@pius/contracts/test-checkout.ts';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { findTestCheckout, pressOnTestCheckout } from '../../platform/payments/test-payments.ts';
import { handlePaymentEvent } from './handle-payment-event.ts';

/**
 * The TEST checkout page's own calls. Where Stripe takes the payments there is nothing to find
 * here.
 */
export function testCheckoutRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount(app, ctx, readTestCheckout, async ({ params, now }) => {
    const row = await find(ctx, params.session, now);
    const lines = row.lines.map(({ name, amountCents, quantity }) => ({
      ...{ name, quantity, amount_cents: amountCents },
    }));
    return {
      state: row.state,
      lines,
      amount_cents: lines.reduce((sum, line) => sum + line.amount_cents * line.quantity, 0),
      currency: 'USD' as const,
      monthly: row.monthly,
      email: row.email,
    };
  });

  mount(app, ctx, completeTestCheckout, async ({ params, body, now }) => {
    const row = await find(ctx, params.session, now);
    const event = await pressOnTestCheckout(ctx.db, row, body.action, now);
    if (event === undefined) throw new AppError('checkout_over');
    if (event) await handlePaymentEvent(ctx, event);
    const { state } = await find(ctx, params.session, now);
    if (body.action === 'decline') return { state, url: null };
    return { state, url: body.action === 'cancel' ? row.cancelUrl : row.successUrl };
  });
}

async function find(ctx: AppContext, sessionId: string, now: Date) {
  const row = ctx.payments.name === 'test' ? await findTestCheckout(ctx.db, sessionId, now) : null;
  if (!row) throw new AppError('not_found');
  return row;
}
