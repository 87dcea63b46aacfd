import { inspect } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { bodyOf } from '../../test/harness.ts';
import { printProof, proofSize } from '../../test/proof-size.ts';
import { startStripeContext } from '../../test/stripe-context.ts';

const context = startStripeContext('stripe');

describe('a checkout at Stripe', () => {
  test('is made of the server’s own prices and order, with no word about the child', async () => {
    const session = await context.buyer.begin('quarterly');
    const { requested: request } = context.shop.stripe.newest();
    const [order] = (
      await context.shop.t.database.pool.query('select id from orders where session_id = $1', [
        session,
      ])
    ).rows;
    expect(request).toEqual({
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '3000',
      'line_items[0][price_data][product_data][name]': '3 months of all modules, for one child',
      client_reference_id: order.id,
      'metadata[purpose]': 'purchase',
      'metadata[reference]': order.id,
      'payment_intent_data[metadata][purpose]': 'purchase',
      'payment_intent_data[metadata][reference]': order.id,
      'adaptive_pricing[enabled]': 'false',
      allow_promotion_codes: 'true',
      customer_email: context.buyer.email,
      locale: 'en',
      mode: 'payment',
      success_url: 'http://localhost:3000/payment-success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: 'http://localhost:3000/subscription?cancelled=quarterly',
    });
  });

  test('opens access by the webhook alone, and by the success page alone', async () => {
    const received = await context.buyer.begin();
    expect((await context.shop.payAndNotify(received)).status).toBe(200);
    expect(await context.buyer.until()).toBe('2031-04-01T10:00:00.000Z');
    const seen = await context.buyer.begin();
    context.shop.pay(seen);
    expect(await context.api.verified(context.buyer.cookie, seen)).toMatchObject({ success: true });
    expect(await context.buyer.until()).toBe('2031-05-01T10:00:00.000Z');
  });

  const asksAgain = async () =>
    bodyOf(await context.api.checkout(context.buyer.cookie, context.buyer.lucia.id));

  test('paid but not heard of yet leads to the page that asks, not to a second payment', async () => {
    const session_id = await context.buyer.begin();
    context.shop.pay(session_id);
    const url = `http://localhost:3000/payment-success?session_id=${session_id}`;
    expect(await asksAgain()).toEqual({ url, session_id });
    expect(await context.api.verified(context.buyer.cookie, session_id)).toMatchObject({
      success: true,
    });
    expect(await asksAgain()).not.toMatchObject({ session_id });
  });

  test('whose money is on its way, heard of or not, leads to the page that asks until it failed', async () => {
    const session_id = await context.buyer.begin();
    const checkout = context.shop.pay(session_id, { later: true });
    const url = `http://localhost:3000/payment-success?session_id=${session_id}`;
    expect(await asksAgain()).toEqual({ url, session_id });
    await context.shop.webhook(context.shop.completed(checkout));
    expect(await asksAgain()).toEqual({ url, session_id });
    checkout.intentStatus = 'requires_payment_method';
    expect(await asksAgain()).not.toMatchObject({ session_id });
  });

  test('that Stripe refuses leaves nothing behind, and its words, which hold the e-mail, go nowhere', async () => {
    context.shop.setMood('refusing');
    const said: unknown[] = [];
    const log = vi.spyOn(context.shop.t.ctx.log, 'error').mockImplementation((result) => {
      said.push(result);
    });
    const before = await context.shop.snapshot();
    expect((await context.api.checkout(context.buyer.cookie, context.buyer.lucia.id)).status).toBe(
      500,
    );
    log.mockRestore();
    expect(await context.shop.snapshot()).toEqual(before);
    expect(said).toHaveLength(1);
    expect(inspect(said)).toContain('email_invalid');
    expect(inspect(said)).not.toContain(context.buyer.email);
  });

  test('paid with a coupon opens as much, also where nothing was left to pay', async () => {
    const half = await context.buyer.begin();
    context.shop.pay(half, { cents: 1000 });
    expect(await context.api.verified(context.buyer.cookie, half)).toMatchObject({ success: true });
    context.shop.t.setNow(new Date('2031-03-01T10:00:01Z'));
    const free = await context.buyer.begin();
    const session = context.shop.pay(free, { cents: 0 });
    Object.assign(session, { payment_status: 'no_payment_required', payment_intent: null });
    expect(await context.api.verified(context.buyer.cookie, free)).toMatchObject({ success: true });
    expect(await context.api.orders(context.buyer.cookie)).toMatchObject([
      { paid_cents: 0, refundable: false },
      { paid_cents: 1000, refundable: true },
    ]);
  });

  test.each(['cut', 'hanging', 'failing'] as const)(
    'while Stripe is %s is not made, leaves nothing behind, and can be tried again',
    async (mood) => {
      context.shop.setMood(mood);
      const before = await context.shop.snapshot();
      const answer = await context.api.checkout(context.buyer.cookie, context.buyer.lucia.id);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('60');
      expect(await bodyOf(answer)).toMatchObject({ code: 'payments_unavailable' });
      expect(await context.shop.snapshot()).toEqual(before);
      context.shop.setMood('well');
      const session = await context.buyer.begin();
      context.shop.setMood(mood);
      context.shop.pay(session);
      expect((await context.api.verify(context.buyer.cookie, session)).status).toBe(503);
      expect(
        (await context.shop.webhook(context.shop.completed(context.shop.stripe.newest()))).status,
      ).toBe(503);
      expect(await context.buyer.ledger()).toEqual([]);
      context.shop.setMood('well');
      expect(await context.api.verified(context.buyer.cookie, session)).toMatchObject({
        success: true,
      });
    },
  );
});

// docs/requirements.md#r-fulfilled-once
describe('fulfilled once', () => {
  test.each(Array.from({ length: proofSize(1, 20) }, (_, index) => index + 1))(
    'though fifty calls of webhook and success page race (race %i)',
    async () => {
      const session = await context.buyer.begin('annual');
      const event = context.shop.completed(context.shop.pay(session));
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          index % 2
            ? context.shop.webhook(event)
            : context.api.verify(context.buyer.cookie, session),
        ),
      );
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
      expect(await context.buyer.ledger()).toEqual(['paid']);
      expect(await context.buyer.until()).toBe('2032-03-01T10:00:00.000Z');
      printProof(answers.length, 'parallel calls');
    },
  );

  test('by the moment of the payment, whoever tells of it first and however late', async () => {
    const session = await context.buyer.begin();
    const event = context.shop.completed(context.shop.pay(session));
    context.shop.t.setNow(new Date('2031-03-01T18:00:00Z'));
    expect((await context.shop.webhook(event)).status).toBe(200);
    expect(await context.buyer.until()).toBe('2031-04-01T10:00:00.000Z');
  });

  test('and money that takes days opens nothing until it is there', async () => {
    const session = await context.buyer.begin();
    const checkout = context.shop.pay(session, { later: true });
    await context.shop.webhook(context.shop.completed(checkout));
    expect(await context.api.verified(context.buyer.cookie, session)).toMatchObject({
      success: false,
      state: 'pending',
    });
    expect(await context.buyer.until()).toBeNull();
    context.shop.t.setNow(new Date('2031-03-01T20:00:00Z'));
    context.shop.pay(session);
    const succeeded = 'checkout.session.async_payment_succeeded';
    await context.shop.webhook(context.shop.stripe.event(succeeded, checkout));
    expect(await context.buyer.until()).toBe('2031-04-01T20:00:00.000Z');
    expect((await context.buyer.ledger()).sort()).toEqual(['paid', 'pending']);
  });

  test('and money that fails after days opens nothing', async () => {
    const session = await context.buyer.begin();
    const checkout = context.shop.pay(session, { later: true });
    await context.shop.webhook(context.shop.completed(checkout));
    checkout.intentStatus = 'requires_payment_method';
    await context.shop.webhook(
      context.shop.stripe.event('checkout.session.async_payment_failed', checkout),
    );
    expect(await context.api.verified(context.buyer.cookie, session)).toMatchObject({
      state: 'failed',
    });
    expect(await context.buyer.until()).toBeNull();
  });

  test('a checkout that has expired is told so', async () => {
    const session = await context.buyer.begin();
    context.shop.stripe.newest().status = 'expired';
    await context.shop.webhook(
      context.shop.stripe.event('checkout.session.expired', context.shop.stripe.newest()),
    );
    expect(await context.api.verified(context.buyer.cookie, session)).toMatchObject({
      state: 'expired',
    });
    expect(await context.buyer.begin()).not.toBe(session);
  });
});
