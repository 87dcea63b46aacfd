import { describe, expect, test } from 'vitest';
import { readSignedEvent } from '../../platform/payments/stripe-events.ts';
import { bodyOf } from '../../test/harness.ts';
import { chargeOf, type StandInSession } from '../../test/stripe-books.ts';
import { startStripeContext } from '../../test/stripe-context.ts';
import { sign } from '../../test/stripe-stand-in.ts';

const context = startStripeContext('webhook');

// docs/requirements.md#r-payment-events
describe('calls to the webhook', () => {
  const refused = async (payload: string, signed: { at?: number; signature?: string }) => {
    const before = await context.shop.snapshot();
    const answer = await context.shop.webhook(payload, signed);
    expect(await bodyOf(answer)).toMatchObject({ code: 'webhook_refused' });
    expect(answer.status).toBe(400);
    expect(await context.shop.snapshot()).toEqual(before);
  };
  const now = () => Math.floor(context.shop.t.ctx.now().getTime() / 1000);

  test('are refused forged, changed, unsigned, and signed with another or no secret', async () => {
    const payload = context.shop.completed(context.shop.pay(await context.buyer.begin()));
    await refused(payload, { signature: '' });
    await refused(payload, { signature: 't=1,v1=00' });
    await refused(payload, { signature: sign(payload, now(), 'whsec_other') });
    await refused(`${payload} `, { signature: sign(payload, now()) });
    await refused(payload.replace('completed', 'Completed'), { signature: sign(payload, now()) });
    await refused('', { signature: sign('', now()) });
    expect((await context.shop.webhook(payload)).status).toBe(200);
  });

  test('are refused past 300 seconds, and heard at 300', async () => {
    const payload = context.shop.completed(context.shop.pay(await context.buyer.begin()));
    await refused(payload, { at: now() - 301 });
    expect((await context.shop.webhook(payload, { at: now() - 300 })).status).toBe(200);
  });

  test('are refused in live mode where the key is a test key, and the other way round', async () => {
    const session = context.shop.pay(await context.buyer.begin());
    const live = context.shop.stripe.event('checkout.session.completed', session, { live: true });
    await refused(live, {});
    expect(await context.buyer.until()).toBeNull();
    const { default: Stripe } = await import('stripe');
    const judge = (payload: string, isLive: boolean, webhookSecret = 'whsec_standin') =>
      readSignedEvent(new Stripe('sk_live_x'), {
        ...{ rawBody: payload, signature: sign(payload, now(), webhookSecret || undefined) },
        ...{ now: context.shop.t.ctx.now(), webhookSecret, live: isLive },
      });
    expect(judge(live, true)).toMatchObject({ kind: 'session' });
    expect(() => judge(context.shop.completed(session), true)).toThrow('of another mode');
    expect(() => judge(live, true, '')).toThrow('no secret');
  });

  test('mean nothing where they tell of what is not ours', async () => {
    const before = await context.buyer.ledger();
    const foreign = { id: 'cs_test_foreign', metadata: {} };
    const calls = [
      context.shop.stripe.event('checkout.session.completed', foreign),
      context.shop.stripe.event('customer.created', { id: 'cus_1' }),
      context.shop.stripe.event('charge.refunded', {
        id: 'ch_1',
        payment_intent: 'pi_foreign',
        amount_refunded: 1,
      }),
      context.shop.stripe.event('charge.dispute.created', { id: 'dp_1', payment_intent: null }),
    ];
    for (const call of calls) expect((await context.shop.webhook(call)).status).toBe(200);
    expect(await context.buyer.ledger()).toEqual(before);
  });
});

describe('disputes and Stripe’s own desk', () => {
  const paid = async (plan = 'annual') => {
    const session = await context.buyer.begin(plan);
    await context.shop.payAndNotify(session);
    return context.shop.stripe.sessions.get(session) as StandInSession;
  };
  const sendEvent = (type: string, object: object) =>
    context.shop.webhook(context.shop.stripe.event(type, object));

  test('a dispute takes access away, a won one gives it back', async () => {
    const session = await paid();
    const dispute = {
      id: 'dp_9',
      payment_intent: session.payment_intent,
      status: 'needs_response',
    };
    await sendEvent('charge.dispute.created', dispute);
    expect(await context.buyer.until()).toBeNull();
    expect(await context.api.orders(context.buyer.cookie)).toMatchObject([
      { state: 'disputed', refundable: false },
    ]);
    await sendEvent('charge.dispute.closed', { ...dispute, status: 'won' });
    expect(await context.buyer.until()).toBe('2032-03-01T10:00:00.000Z');
    await sendEvent('charge.dispute.created', { ...dispute, id: 'dp_10' });
    await sendEvent('charge.dispute.closed', { ...dispute, id: 'dp_10', status: 'lost' });
    expect(await context.buyer.until()).toBeNull();
  });

  test('a refund of a part leaves the months, the rest of it takes them', async () => {
    const session = await paid();
    await sendEvent('charge.refunded', chargeOf(session, 2000));
    expect(await context.api.orders(context.buyer.cookie)).toMatchObject([
      { state: 'paid', refunded_cents: 2000 },
    ]);
    expect(await context.buyer.until()).not.toBeNull();
    await sendEvent('charge.refunded', chargeOf(session, 5000));
    expect(await context.api.orders(context.buyer.cookie)).toMatchObject([
      { state: 'refunded', refunded_cents: 5000 },
    ]);
    expect(await context.buyer.until()).toBeNull();
  });

  test('a refund told before the payment counts all the same', async () => {
    const session = context.shop.pay(await context.buyer.begin());
    await sendEvent('charge.refunded', chargeOf(session, 2000));
    context.shop.t.emails.length = 0;
    await context.shop.webhook(context.shop.completed(session));
    expect(await context.buyer.until()).toBeNull();
    expect(await context.api.orders(context.buyer.cookie)).toMatchObject([{ state: 'refunded' }]);
    await context.api.verify(context.buyer.cookie, session.id);
    expect(context.shop.t.emails.map(({ kind }) => kind)).toEqual([
      'purchase-receipt',
      'refund-made',
    ]);
  });
});
