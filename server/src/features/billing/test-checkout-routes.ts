import type { OpenAPIHono } from '@hono/zod-openapi';
import { actTestCheckout, readTestCheckout } from '@pius/contracts/test-checkout.ts';
import type { House } from '../../house.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { mount } from '../../platform/http/mount.ts';
import { findTestCheckout, pressOnTestCheckout } from '../../platform/payments/test-payments.ts';
import { hear } from './hear.ts';

/** The TEST checkout page's own calls. Where Stripe takes the payments there is nothing to find here. */
export function testCheckoutRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, readTestCheckout, async ({ params, now }) => {
    const row = await find(house, params.session, now);
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

  mount(app, house, actTestCheckout, async ({ params, body, now }) => {
    const row = await find(house, params.session, now);
    const news = await pressOnTestCheckout(house.db, row, body.action, now);
    if (news === undefined) throw new AppError('checkout_over');
    if (news) await hear(house, news);
    const { state } = await find(house, params.session, now);
    if (body.action === 'decline') return { state, url: null };
    return { state, url: body.action === 'cancel' ? row.cancelUrl : row.successUrl };
  });
}

async function find(house: House, sessionId: string, now: Date) {
  const row =
    house.payments.name === 'test' ? await findTestCheckout(house.db, sessionId, now) : null;
  if (!row) throw new AppError('not_found');
  return row;
}
