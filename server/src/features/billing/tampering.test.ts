import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addFamily } from '../../test/family.ts';
import { noLimits } from '../../test/no-limits.ts';
import { purchases } from '../../test/purchases.ts';
import type { StandInSession } from '../../test/stripe-books.ts';
import {
  addBuyer,
  type StripeBuyer,
  type StripeShop,
  startStripeShop,
} from '../../test/stripe-shop.ts';

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
  buyer = await addBuyer(shop, `tampering${number}`);
});

describe('nobody pays a wrong price, for a wrong child, or claims another’s session (promise 11)', () => {
  const lies: [string, (session: StandInSession, other: StandInSession) => void][] = [
    ['a lower price', (session) => Object.assign(session, { amount_subtotal: 1, amount_total: 1 })],
    [
      'another plan’s price',
      (session) => Object.assign(session, { amount_subtotal: 2000, amount_total: 2000 }),
    ],
    [
      'less paid than asked, without a coupon',
      (session) => Object.assign(session, { amount_total: 1 }),
    ],
    ['more paid than asked', (session) => Object.assign(session, { amount_total: 9000 })],
    ['another currency', (session) => Object.assign(session, { currency: 'brl' })],
    ['another purpose', (session) => Object.assign(session.metadata, { purpose: 'gift' })],
    ['another order', (session, other) => Object.assign(session.metadata, other.metadata)],
    ['no order', (session) => Object.assign(session.metadata, { reference: 'missing' })],
    ['live mode', (session) => Object.assign(session, { livemode: true })],
  ];

  test.each(lies)('a paid checkout with %s opens nothing', async (_what, lie) => {
    await buyer.begin('quarterly');
    const other = shop.stripe.newest();
    const id = await buyer.begin('annual');
    const session = shop.pay(id);
    lie(session, other);
    expect((await shop.webhook(shop.completed(session))).status).toBe(200);
    expect(await api.verified(buyer.cookie, id)).toMatchObject({ success: false });
    expect(await api.verified(buyer.cookie, other.id)).toMatchObject({ success: false });
    expect(await buyer.ledger()).toEqual([]);
    expect(await buyer.until()).toBeNull();
  });

  test('a checkout for another family’s child, or for a grown-up, is the same as for none', async () => {
    const other = await addFamily(shop.t, `other${number}`);
    const wrong = [other.lucia.id, other.parent, buyer.parent, 'missing'];
    const answers = await Promise.all([
      ...wrong.map((child) => api.checkout(buyer.cookie, child)),
      ...wrong.map((child) => api.checkout(buyer.cookie, [buyer.lucia.id, child])),
    ]);
    const said = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toContain('404');
  });

  test('another’s paid session is the same as none, and stays its owner’s', async () => {
    const other = await addFamily(shop.t, `claimed${number}`);
    const session = await buyer.begin();
    shop.pay(session);
    const claimed = await api.verify(other.cookie, session);
    const missing = await api.verify(other.cookie, 'cs_test_missing');
    expect(claimed.status).toBe(404);
    expect(await claimed.text()).toBe(await missing.text());
    expect(await api.activeUntil(other.cookie, other.lucia.id)).toBeNull();
    expect(await buyer.ledger()).toEqual([]);
    expect(await api.verified(buyer.cookie, session)).toMatchObject({ success: true });
  });

  test('the price is never taken from the browser', async () => {
    const body = { subscription_type: 'annual', child_id: buyer.lucia.id };
    for (const more of [
      { price: 1 },
      { amount_cents: 1 },
      { currency: 'brl' },
      { order_id: 'x' },
    ]) {
      const answer = await api.post(
        '/functions/v1/create-checkout',
        { ...body, ...more },
        buyer.cookie,
      );
      expect(answer.status).toBe(400);
    }
  });
});
