import { describe, expect, test } from 'vitest';
import { addFamily } from '../../test/family.ts';
import type { StandInSession } from '../../test/stripe-books.ts';
import { startStripeContext } from '../../test/stripe-context.ts';

const context = startStripeContext('tampering');

// docs/requirements.md#r-order-first
describe('nobody pays a wrong price, for a wrong child, or claims another’s session', () => {
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
    await context.buyer.begin('quarterly');
    const other = context.shop.stripe.newest();
    const id = await context.buyer.begin('annual');
    const session = context.shop.pay(id);
    lie(session, other);
    expect((await context.shop.webhook(context.shop.completed(session))).status).toBe(200);
    expect(await context.api.verified(context.buyer.cookie, id)).toMatchObject({ success: false });
    expect(await context.api.verified(context.buyer.cookie, other.id)).toMatchObject({
      success: false,
    });
    expect(await context.buyer.ledger()).toEqual([]);
    expect(await context.buyer.until()).toBeNull();
  });

  test('a checkout for another family’s child, or for a grown-up, is the same as for none', async () => {
    const other = await addFamily(context.shop.t, `other${context.number}`);
    const wrong = [other.lucia.id, other.parent, context.buyer.parent, 'missing'];
    const answers = await Promise.all([
      ...wrong.map((child) => context.api.checkout(context.buyer.cookie, child)),
      ...wrong.map((child) =>
        context.api.checkout(context.buyer.cookie, [context.buyer.lucia.id, child]),
      ),
    ]);
    const said = await Promise.all(answers.map(async (one) => `${one.status} ${await one.text()}`));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toContain('404');
  });

  test('another’s paid session is the same as none, and stays its owner’s', async () => {
    const other = await addFamily(context.shop.t, `claimed${context.number}`);
    const session = await context.buyer.begin();
    context.shop.pay(session);
    const claimed = await context.api.verify(other.cookie, session);
    const missing = await context.api.verify(other.cookie, 'cs_test_missing');
    expect(claimed.status).toBe(404);
    expect(await claimed.text()).toBe(await missing.text());
    expect(await context.api.activeUntil(other.cookie, other.lucia.id)).toBeNull();
    expect(await context.buyer.ledger()).toEqual([]);
    expect(await context.api.verified(context.buyer.cookie, session)).toMatchObject({
      success: true,
    });
  });

  test('the price is never taken from the browser', async () => {
    const body = { subscription_type: 'annual', child_id: context.buyer.lucia.id };
    for (const more of [
      { price: 1 },
      { amount_cents: 1 },
      { currency: 'brl' },
      { order_id: 'x' },
    ]) {
      const answer = await context.api.post(
        '/functions/v1/create-checkout',
        { ...body, ...more },
        context.buyer.cookie,
      );
      expect(answer.status).toBe(400);
    }
  });
});
