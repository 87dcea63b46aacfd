import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addGrownUp, bodyOf } from '../../test/harness.ts';
import { noLimits } from '../../test/no-limits.ts';
import { type OrderAnswer, purchases } from '../../test/purchases.ts';
import { giveSecondFactor } from '../../test/second-factor.ts';
import { openSession } from '../../test/session.ts';
import { chargeOf, type StandInSession } from '../../test/stripe-books.ts';
import {
  addBuyer,
  type StripeBuyer,
  type StripeShop,
  startStripeShop,
} from '../../test/stripe-shop.ts';

let shop: StripeShop;
let api: ReturnType<typeof purchases>;
let anna: string;
let admin: string;
let buyer: StripeBuyer;
let session: StandInSession;
let order: string;
let number = 0;

const years = new Date('2040-01-01T00:00:00Z');
const at = (text: string) => shop.t.setNow(new Date(text));

/** The admin gives a second factor, which holds for some hours. */
async function atDesk() {
  await shop.t.database.pool.query('delete from second_factors');
  await giveSecondFactor(shop.t.ctx, anna);
}

beforeAll(async () => {
  shop = await startStripeShop();
  shop.t.ctx.limiter = noLimits;
  api = purchases(shop.t);
  at('2031-03-01T10:00:00Z');
  anna = await addGrownUp(shop.t.ctx, {
    email: 'desk@example.org',
    name: 'Anna',
    admin: true,
  });
  admin = await openSession(shop.t.ctx, anna, years);
});
afterAll(() => shop.close());
beforeEach(async () => {
  number += 1;
  shop.setMood('well');
  at('2031-03-01T10:00:00Z');
  await atDesk();
  buyer = await addBuyer(shop, `refund${number}`);
  const id = await buyer.begin('annual');
  await shop.payAndNotify(id);
  session = shop.stripe.newest();
  order = session.metadata.reference;
  shop.t.emails.length = 0;
});

const ask = (reason?: string, as = buyer.cookie, id = order) =>
  api.post(`/rest/v1/orders/${id}/refund`, { reason }, as);
const answer = (body: object, id = order) =>
  api.post(`/rest/v1/admin/orders/${id}/refund`, body, admin);
const approve = () => answer({ answer: 'approve' });
const result = async () => (await api.orders(buyer.cookie))[0] as OrderAnswer;
const kinds = () => shop.t.emails.map(({ kind, to }) => `${kind} ${to}`);

describe('asking for the money back', () => {
  test('is kept with its reason, once, and told to the parent and to the admins', async () => {
    const request = await ask('  Too early for her.  ');
    expect(request.status).toBe(201);
    expect(await bodyOf(request)).toMatchObject({
      refundable: false,
      refund: { state: 'asked', reason: 'Too early for her.', answer: null, answered_at: null },
    });
    expect((await ask('again')).status).toBe(201);
    expect(kinds()).toEqual([`refund-asked ${buyer.email}`, 'refund-wanted desk@example.org']);
    expect(await buyer.until()).not.toBeNull();
  });

  test('is open on day 30 to its last second where the family lives, and closed on day 31', async () => {
    // Rome: paid on the first of March, so day 30 is the 31st; summer time begins in between.
    expect(await result()).toMatchObject({
      refundable: true,
      refundable_until: '2031-03-31T22:00:00.000Z',
    });
    at('2031-03-31T22:00:00Z');
    expect(await result()).toMatchObject({ refundable: false });
    const late = await ask();
    expect(late.status).toBe(409);
    expect(await bodyOf(late)).toMatchObject({
      code: 'refund_too_late',
      message: expect.stringContaining('30 days'),
    });
    at('2031-03-31T21:59:59.999Z');
    expect((await ask()).status).toBe(201);
  });

  test('of another family’s order is the same as of none', async () => {
    const other = await addBuyer(shop, `foreign${number}`);
    const foreign = await ask('mine', other.cookie);
    const missing = await ask('mine', other.cookie, 'missing');
    expect(foreign.status).toBe(404);
    expect(await foreign.text()).toBe(await missing.text());
  });

  test('is refused where nothing was paid', async () => {
    await buyer.begin('monthly');
    const open = shop.stripe.newest().metadata.reference;
    expect(await bodyOf(await ask('', buyer.cookie, open))).toMatchObject({
      code: 'refund_not_paid',
    });
  });
});

describe('an admin', () => {
  test('gives the money back by one call: months go, later ones close up, progress stays', async () => {
    at('2031-03-05T10:00:00Z');
    await shop.payAndNotify(await buyer.begin('monthly'));
    expect(await buyer.until()).toBe('2032-04-01T10:00:00.000Z');
    await ask('Too early for her.');
    shop.t.emails.length = 0;
    at('2031-03-06T10:00:00Z');
    await atDesk();
    const done = await approve();
    expect(done.status).toBe(200);
    expect(await bodyOf(done)).toMatchObject({
      state: 'refunded',
      refunded_cents: 5000,
      email: buyer.email,
      refund: { state: 'approved', answered_at: '2031-03-06T10:00:00.000Z' },
    });
    expect(session.refunded).toBe(5000);
    expect(await buyer.until()).toBe('2031-04-06T10:00:00.000Z');
    expect(kinds()).toEqual([`refund-made ${buyer.email}`]);
    expect(shop.t.emails[0]?.data).toMatchObject({ amount: '$50.00', name: 'Maria Rossi' });
  });

  test('may call again, also five times at once, and Stripe tells of it as well: once is done', async () => {
    await ask();
    shop.t.emails.length = 0;
    const answers = await Promise.all(Array.from({ length: 5 }, approve));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await shop.webhook(shop.stripe.event('charge.refunded', chargeOf(session)));
    await approve();
    expect(kinds()).toEqual([`refund-made ${buyer.email}`]);
    expect(await result()).toMatchObject({ state: 'refunded', refunded_cents: 5000 });
  });

  test('changes nothing while Stripe cannot be reached, and can try again', async () => {
    await ask();
    shop.t.emails.length = 0;
    shop.setMood('cut');
    const before = await shop.snapshot();
    expect((await approve()).status).toBe(503);
    expect(await shop.snapshot()).toEqual(before);
    shop.setMood('well');
    expect((await approve()).status).toBe(200);
  });

  test('whose answer was lost after Stripe had paid ends the same', async () => {
    await ask();
    session.refunded = 5000;
    expect((await approve()).status).toBe(200);
    expect(await result()).toMatchObject({ state: 'refunded', refund: { state: 'approved' } });
  });

  test('declines with a reason, which the parent reads, and not without', async () => {
    await ask();
    shop.t.emails.length = 0;
    for (const reason of [undefined, '', '  ']) {
      const bare = await answer({ answer: 'decline', reason });
      expect(await bodyOf(bare)).toMatchObject({ code: 'reason_required' });
    }
    expect((await answer({ answer: 'decline', reason: 'All was used.' })).status).toBe(200);
    expect((await answer({ answer: 'decline', reason: 'Twice.' })).status).toBe(200);
    expect(await result()).toMatchObject({
      state: 'paid',
      refund: { state: 'declined', answer: 'All was used.' },
    });
    expect(shop.t.emails).toMatchObject([
      { kind: 'refund-declined', to: buyer.email, data: { reason: 'All was used.' } },
    ]);
    expect(await bodyOf(await ask())).toMatchObject({ code: 'refund_answered' });
    expect(await buyer.until()).not.toBeNull();
  });

  test('approves once more what the bank did not take', async () => {
    await ask();
    await approve();
    const failed = { id: 're_1', payment_intent: session.payment_intent };
    await shop.webhook(shop.stripe.event('refund.failed', failed));
    expect(await result()).toMatchObject({ refund: { state: 'failed' } });
    session.refunded = 0;
    expect((await approve()).status).toBe(200);
    expect(await result()).toMatchObject({ refund: { state: 'approved' } });
    expect(session.refunded).toBe(5000);
  });

  test('sends back what Stripe’s own desk gave back in vain, and nobody had asked for', async () => {
    await shop.webhook(shop.stripe.event('charge.refunded', chargeOf(session, 5000)));
    const failed = { id: 're_2', payment_intent: session.payment_intent };
    await shop.webhook(shop.stripe.event('refund.failed', failed));
    expect(await result()).toMatchObject({ state: 'refunded', refund: { state: 'failed' } });
    expect((await approve()).status).toBe(200);
    expect(session.refunded).toBe(5000);
    expect(await result()).toMatchObject({ refund: { state: 'approved' } });
  });

  test('gives nothing back of what is not paid, in dispute, or not there', async () => {
    await buyer.begin('monthly');
    const open = shop.stripe.newest().metadata.reference;
    expect(await bodyOf(await answer({ answer: 'approve' }, open))).toMatchObject({
      code: 'refund_not_paid',
    });
    const dispute = { id: `dp_${number}`, payment_intent: session.payment_intent };
    await shop.webhook(shop.stripe.event('charge.dispute.created', dispute));
    expect((await approve()).status).toBe(409);
    expect((await answer({ answer: 'approve' }, 'missing')).status).toBe(404);
    expect(session.refunded).toBe(0);
  });
});

describe('the list of orders', () => {
  const list = async (query: string) => {
    const answered = await shop.t.call(`/rest/v1/admin/orders?${query}`, { cookie: admin });
    return bodyOf<{ items: (OrderAnswer & { email: string })[]; next: string | null }>(answered);
  };

  test('is searched by a part of the e-mail, by state and by refund', async () => {
    await ask();
    const mine = (items: OrderAnswer[]) => items.some(({ id }) => id === order);
    expect((await list(`email=REFUND${number}@exam`)).items.map(({ id }) => id)).toEqual([order]);
    expect((await list('email=%25')).items).toEqual([]);
    expect(mine((await list('state=paid')).items)).toBe(true);
    expect(mine((await list('state=refunded')).items)).toBe(false);
    expect(mine((await list('refund=asked')).items)).toBe(true);
  });

  test('goes on where a page ended, newest first, each once', async () => {
    await shop.t.database.pool.query(
      `insert into orders (id, kind, subscription_type, duration_months, amount_cents, state, created_at, payer_email)
       select 'many' || n || '-${number}', 'gift', 'monthly', 1, 2000, 'paid', '2031-02-01', 'many${number}@example.org' from generate_series(1, 120) n`,
    );
    const seen: string[] = [];
    let after = '';
    do {
      const page = await list(`email=many${number}@${after && `&after=${after}`}`);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next ?? '';
    } while (after);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
  });
});
