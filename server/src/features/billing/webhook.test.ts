import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSignedEvent } from '../../platform/payments/stripe-news.ts';
import { bodyOf } from '../../test/harness.ts';
import { noLimits } from '../../test/no-limits.ts';
import { purchases } from '../../test/purchases.ts';
import { chargeOf, type StandInSession } from '../../test/stripe-books.ts';
import {
  addBuyer,
  type StripeBuyer,
  type StripeShop,
  startStripeShop,
} from '../../test/stripe-shop.ts';
import { sign } from '../../test/stripe-stand-in.ts';

let shop: StripeShop;
let api: ReturnType<typeof purchases>;
let buyer: StripeBuyer;
let number = 0;

beforeAll(async () => {
  shop = await startStripeShop();
  shop.t.house.limiter = noLimits;
  api = purchases(shop.t);
});
afterAll(() => shop.close());
beforeEach(async () => {
  number += 1;
  shop.setMood('well');
  shop.t.setNow(new Date('2031-03-01T10:00:00Z'));
  buyer = await addBuyer(shop, `webhook${number}`);
});

describe('calls to the webhook (promise 10)', () => {
  const refused = async (payload: string, signed: { at?: number; signature?: string }) => {
    const before = await shop.snapshot();
    const answer = await shop.webhook(payload, signed);
    expect(await bodyOf(answer)).toMatchObject({ code: 'webhook_refused' });
    expect(answer.status).toBe(400);
    expect(await shop.snapshot()).toEqual(before);
  };
  const now = () => Math.floor(shop.t.house.now().getTime() / 1000);

  test('are refused forged, changed, unsigned, and signed with another or no secret', async () => {
    const payload = shop.completed(shop.pay(await buyer.begin()));
    await refused(payload, { signature: '' });
    await refused(payload, { signature: 't=1,v1=00' });
    await refused(payload, { signature: sign(payload, now(), 'whsec_other') });
    await refused(`${payload} `, { signature: sign(payload, now()) });
    await refused(payload.replace('completed', 'Completed'), { signature: sign(payload, now()) });
    await refused('', { signature: sign('', now()) });
    expect((await shop.webhook(payload)).status).toBe(200);
  });

  test('are refused past 300 seconds, and heard at 300', async () => {
    const payload = shop.completed(shop.pay(await buyer.begin()));
    await refused(payload, { at: now() - 301 });
    expect((await shop.webhook(payload, { at: now() - 300 })).status).toBe(200);
  });

  test('are refused in live mode where the key is a test key, and the other way round', async () => {
    const session = shop.pay(await buyer.begin());
    const live = shop.stripe.event('checkout.session.completed', session, { live: true });
    await refused(live, {});
    expect(await buyer.until()).toBeNull();
    const { default: Stripe } = await import('stripe');
    const judge = (payload: string, isLive: boolean, webhookSecret = 'whsec_standin') =>
      readSignedEvent(new Stripe('sk_live_x'), {
        ...{ rawBody: payload, signature: sign(payload, now(), webhookSecret || undefined) },
        ...{ now: shop.t.house.now(), webhookSecret, live: isLive },
      });
    expect(judge(live, true)).toMatchObject({ kind: 'session' });
    expect(() => judge(shop.completed(session), true)).toThrow('of another mode');
    expect(() => judge(live, true, '')).toThrow('no secret');
  });

  test('mean nothing where they tell of what is not ours', async () => {
    const before = await buyer.ledger();
    const foreign = { id: 'cs_test_foreign', metadata: {} };
    const calls = [
      shop.stripe.event('checkout.session.completed', foreign),
      shop.stripe.event('customer.created', { id: 'cus_1' }),
      shop.stripe.event('charge.refunded', {
        id: 'ch_1',
        payment_intent: 'pi_foreign',
        amount_refunded: 1,
      }),
      shop.stripe.event('charge.dispute.created', { id: 'dp_1', payment_intent: null }),
    ];
    for (const call of calls) expect((await shop.webhook(call)).status).toBe(200);
    expect(await buyer.ledger()).toEqual(before);
  });
});

describe('disputes and Stripe’s own desk', () => {
  const paid = async (plan = 'annual') => {
    const session = await buyer.begin(plan);
    await shop.payAndTell(session);
    return shop.stripe.sessions.get(session) as StandInSession;
  };
  const tell = (type: string, object: object) => shop.webhook(shop.stripe.event(type, object));

  test('a dispute takes access away, a won one gives it back', async () => {
    const session = await paid();
    const dispute = {
      id: 'dp_9',
      payment_intent: session.payment_intent,
      status: 'needs_response',
    };
    await tell('charge.dispute.created', dispute);
    expect(await buyer.until()).toBeNull();
    expect(await api.orders(buyer.cookie)).toMatchObject([
      { state: 'disputed', refundable: false },
    ]);
    await tell('charge.dispute.closed', { ...dispute, status: 'won' });
    expect(await buyer.until()).toBe('2032-03-01T10:00:00.000Z');
    await tell('charge.dispute.created', { ...dispute, id: 'dp_10' });
    await tell('charge.dispute.closed', { ...dispute, id: 'dp_10', status: 'lost' });
    expect(await buyer.until()).toBeNull();
  });

  test('a refund of a part leaves the months, the rest of it takes them', async () => {
    const session = await paid();
    await tell('charge.refunded', chargeOf(session, 2000));
    expect(await api.orders(buyer.cookie)).toMatchObject([{ state: 'paid', refunded_cents: 2000 }]);
    expect(await buyer.until()).not.toBeNull();
    await tell('charge.refunded', chargeOf(session, 5000));
    expect(await api.orders(buyer.cookie)).toMatchObject([
      { state: 'refunded', refunded_cents: 5000 },
    ]);
    expect(await buyer.until()).toBeNull();
  });

  test('a refund told before the payment counts all the same', async () => {
    const session = shop.pay(await buyer.begin());
    await tell('charge.refunded', chargeOf(session, 2000));
    shop.t.letters.length = 0;
    await shop.webhook(shop.completed(session));
    expect(await buyer.until()).toBeNull();
    expect(await api.orders(buyer.cookie)).toMatchObject([{ state: 'refunded' }]);
    await api.verify(buyer.cookie, session.id);
    expect(shop.t.letters.map(({ kind }) => kind)).toEqual(['purchase-receipt', 'refund-made']);
  });
});
