import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLimiter } from '../../platform/http/limiter.ts';
import { addFamily } from '../../test/family.ts';
import { bodyOf } from '../../test/harness.ts';
import { noLimits } from '../../test/no-limits.ts';
import { purchases } from '../../test/purchases.ts';
import { chargeOf } from '../../test/stripe-books.ts';
import {
  addBuyer,
  type StripeBuyer,
  type StripeShop,
  startStripeShop,
} from '../../test/stripe-shop.ts';
import { reconcile } from './reconcile.ts';

let shop: StripeShop;
let buyer: StripeBuyer;
let number = 0;

beforeAll(async () => {
  shop = await startStripeShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  number += 1;
  shop.setMood('well');
  shop.stripe.events.length = 0;
  shop.t.ctx.limiter = noLimits;
  shop.t.setNow(new Date('2031-03-01T10:00:00Z'));
  buyer = await addBuyer(shop, `lost${number}`);
});
const at = (text: string) => shop.t.setNow(new Date(text));

// docs/requirements.md#r-lost-webhooks
describe('lost webhooks heal', () => {
  test('a payment nobody told of opens, by the news that Stripe keeps', async () => {
    shop.completed(shop.pay(await buyer.begin()));
    at('2031-03-01T10:01:00Z');
    await reconcile(shop.t.ctx);
    expect(await buyer.until()).toBe('2031-04-01T10:00:00.000Z');
    await reconcile(shop.t.ctx);
    expect(await buyer.ledger()).toEqual(['paid']);
  });

  test('one of which there are no news at all opens too, as the checkout itself is asked', async () => {
    shop.pay(await buyer.begin());
    at('2031-03-01T10:06:00Z');
    await reconcile(shop.t.ctx);
    expect(await buyer.until()).toBe('2031-04-01T10:00:00.000Z');
  });

  test('refunds and disputes nobody told of are heard, also after ten days without a server', async () => {
    await shop.payAndNotify(await buyer.begin());
    const refunded = shop.stripe.newest();
    await shop.payAndNotify(await buyer.begin('annual'));
    const disputed = shop.stripe.newest();
    at('2031-03-02T10:00:00Z');
    shop.stripe.event('charge.refunded', chargeOf(refunded, 2000));
    shop.stripe.event('charge.dispute.created', {
      id: `dp_${number}`,
      payment_intent: disputed.payment_intent,
    });
    at('2031-03-12T10:00:00Z');
    await reconcile(shop.t.ctx);
    expect(await buyer.until()).toBeNull();
    expect((await buyer.ledger()).sort()).toEqual(['disputed', 'paid', 'paid', 'refunded']);
  });

  test('also where something new is heard before the first look after ten days', async () => {
    await shop.payAndNotify(await buyer.begin());
    const disputed = shop.stripe.newest();
    await reconcile(shop.t.ctx);
    at('2031-03-02T10:00:00Z');
    shop.stripe.event('charge.dispute.created', {
      id: `dp_${number}`,
      payment_intent: disputed.payment_intent,
    });
    at('2031-03-12T10:00:00Z');
    await shop.payAndNotify(await buyer.begin('annual'));
    await reconcile(shop.t.ctx);
    expect((await buyer.ledger()).sort()).toEqual(['disputed', 'paid', 'paid']);
  });

  test('one that goes wrong holds up no other, and comes again', async () => {
    const broken = shop.pay(await buyer.begin());
    const { chargedAt } = broken;
    broken.chargedAt = 1e18;
    shop.completed(broken);
    shop.completed(shop.pay(await buyer.begin('annual')));
    await expect(reconcile(shop.t.ctx)).rejects.toThrow('1 payments');
    expect(await buyer.until()).toBe('2032-03-01T10:00:00.000Z');
    broken.chargedAt = chargedAt;
    await reconcile(shop.t.ctx);
    expect(await buyer.until()).toBe('2032-04-01T10:00:00.000Z');
  });

  test('while Stripe cannot be reached nothing changes', async () => {
    shop.completed(shop.pay(await buyer.begin()));
    shop.setMood('failing');
    await expect(reconcile(shop.t.ctx)).rejects.toThrow();
    expect(await buyer.ledger()).toEqual([]);
  });

  test('Stripe that does not answer is not waited for once for each of many open checkouts', async () => {
    await shop.t.database.pool.query(
      `insert into orders (id, kind, subscription_type, duration_months, amount_cents, provider, session_id, created_at)
       select 'open' || n, 'gift', 'monthly', 1, 2000, 'stripe', 'cs_open' || n, '2031-02-28' from generate_series(1, 40) n`,
    );
    shop.setMood('cut');
    shop.stripe.calls.length = 0;
    await expect(reconcile(shop.t.ctx)).rejects.toThrow();
    expect(shop.stripe.calls.length).toBeLessThan(10);
    await shop.t.database.pool.query("delete from orders where id like 'open%'");
  });

  test('checkouts that nobody paid are forgotten after 30 days, grants and purchases never', async () => {
    await buyer.begin();
    await shop.payAndNotify(await buyer.begin('annual'));
    const saved = async () => {
      const { rows } = await shop.t.database.pool.query<{ state: string }>(
        'select state from orders where parent_id = $1 order by state',
        [buyer.parent],
      );
      return rows.map(({ state }) => state);
    };
    expect(await saved()).toEqual(['open', 'paid']);
    at('2031-03-31T11:00:00Z');
    await reconcile(shop.t.ctx);
    expect(await saved()).toEqual(['paid']);
  });
});

// docs/requirements.md#r-card-testing
describe('card testing does not pay', () => {
  const api = () => purchases(shop.t);
  const limited = () => {
    shop.t.ctx.limiter = createLimiter(shop.t.ctx.db, `secret ${number}`);
  };
  /** Pays each checkout, as one still open would be gone on with. */
  const checkout = async (who: { cookie: string; lucia: { id: string } }) => {
    const answer = await api().checkout(who.cookie, who.lucia.id);
    if (answer.ok) shop.stripe.newest().status = 'expired';
    return answer;
  };

  test('five checkouts an hour for each account, then 429 with the time to wait', async () => {
    limited();
    for (let count = 0; count < 5; count += 1) expect((await checkout(buyer)).status).toBe(200);
    at('2031-03-01T10:10:00Z');
    const sixth = await checkout(buyer);
    expect(sixth.status).toBe(429);
    expect(sixth.headers.get('retry-after')).toBe('3000');
    expect(await bodyOf(sixth)).toMatchObject({ code: 'too_many_requests' });
    at('2031-03-01T11:00:00Z');
    expect((await checkout(buyer)).status).toBe(200);
  });

  test('five an hour for each source, whoever asks there', async () => {
    limited();
    const families = [];
    for (let one = 0; one < 6; one += 1)
      families.push(await addFamily(shop.t, `s${number}-${one}`));
    const statuses = [];
    for (const family of families) statuses.push((await checkout(family)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  describe('by address', () => {
    beforeEach(() => {
      shop.t.ctx.env = { ...shop.t.ctx.env, trustedProxies: ['127.0.0.1'] };
      limited();
    });
    afterEach(() => {
      shop.t.ctx.env = { ...shop.t.ctx.env, trustedProxies: [] };
    });
    const from = async (address: string, who: { cookie: string; lucia: { id: string } }) => {
      const body = { subscription_type: 'monthly', child_id: who.lucia.id };
      const headers = { 'x-forwarded-for': address };
      const answer = await shop.t.call('/functions/v1/create-checkout', {
        ...{ method: 'POST', body, headers, cookie: who.cookie },
      });
      if (answer.ok) shop.stripe.newest().status = 'expired';
      return answer.status;
    };

    test('one that is refused at a busy address is not counted against its account', async () => {
      for (let count = 0; count < 5; count += 1) await from('203.0.113.7', buyer);
      const guest = await addFamily(shop.t, `guest${number}`);
      for (let count = 0; count < 6; count += 1) expect(await from('203.0.113.7', guest)).toBe(429);
      expect(await from('203.0.113.8', guest)).toBe(200);
    });

    test('one line to the internet with many networks is counted as one as well', async () => {
      const statuses: number[] = [];
      for (let one = 0; one < 5; one += 1) {
        const family = await addFamily(shop.t, `net${number}-${one}`);
        for (let count = 0; count < 5; count += 1) {
          statuses.push(await from(`2001:db8:7:${one}${count}::1`, family));
        }
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    });
  });

  test('fifty at once are five', async () => {
    limited();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => api().checkout(buyer.cookie, buyer.lucia.id)),
    );
    const made = answers.filter(({ status }) => status === 200).length;
    expect(made).toBeGreaterThan(0);
    expect(made).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => ![200, 429].includes(status))).toEqual([]);
  });

  test('a checkout that could not be made is not counted', async () => {
    limited();
    shop.setMood('cut');
    for (let count = 0; count < 8; count += 1) expect((await checkout(buyer)).status).toBe(503);
    shop.setMood('well');
    for (let count = 0; count < 5; count += 1) expect((await checkout(buyer)).status).toBe(200);
  });
});
