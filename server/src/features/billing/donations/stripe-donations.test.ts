import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf, linkIn } from '../../../test/harness.ts';
import { noLimits } from '../../../test/no-limits.ts';
import { type StripeShop, startStripeShop } from '../../../test/stripe-shop.ts';

const day = 24 * 60 * 60;
const start = new Date('2031-03-01T10:00:00Z');
let shop: StripeShop;

beforeAll(async () => {
  shop = await startStripeShop();
  shop.t.ctx.limiter = noLimits;
  shop.t.setNow(start);
});
afterAll(() => shop.close());

const post = (path: string, body: object) => shop.t.call(path, { method: 'POST', body });
const kinds = () => shop.t.emails.map(({ kind }) => kind);

/** Stripe's news of a month: its invoice, paid or not. */
function sendInvoiceEvent(session: string, name: string, type: string, daysLater: number) {
  const at = Math.floor(start.getTime() / 1000) + daysLater * day;
  shop.t.setNow(new Date(at * 1000));
  const amounts = { amount_paid: 1000, amount_due: 1000 };
  const parent = { subscription_details: { subscription: `sub_${session}` } };
  const invoice = { id: `in_${session}_${name}`, object: 'invoice', ...amounts, parent };
  return shop.webhook(shop.stripe.event(type, invoice, { at }));
}

test('a monthly donation runs at Stripe: a receipt for each invoice, an e-mail of one unpaid, and its end', async () => {
  const wish = { type: 'monthly', amount: 10, email: 'anna@example.org' };
  await post('/functions/v1/create-donation', wish);
  const { id, requested: request } = shop.stripe.newest();
  expect(request).toMatchObject({
    mode: 'subscription',
    customer_email: 'anna@example.org',
    'line_items[0][price_data][unit_amount]': '1000',
    'line_items[0][price_data][recurring][interval]': 'month',
  });
  await shop.payAndNotify(id);
  expect((await sendInvoiceEvent(id, '1', 'invoice.paid', 0)).status).toBe(200);
  expect(kinds()).toEqual(['donation-month']);
  await sendInvoiceEvent(id, '2', 'invoice.payment_failed', 31);
  await sendInvoiceEvent(id, '2', 'invoice.paid', 33);
  expect(kinds()).toEqual(['donation-month', 'donation-unpaid', 'donation-month']);

  const token = new URL(linkIn(shop.t.emails[0])).searchParams.get('token');
  const ended = await bodyOf(await post('/rest/v1/donation/end', { token }));
  expect(ended).toMatchObject({ state: 'ended', payments: [{}, {}] });
  expect(shop.stripe.calls).toContain(`DELETE /v1/subscriptions/sub_${id}`);
  const gone = { id: `sub_${id}`, object: 'subscription' };
  await shop.webhook(shop.stripe.event('customer.subscription.deleted', gone));
  expect(kinds().slice(3)).toEqual(['donation-ended']);
});

test('an invoice that is told before its checkout is heard again, and counts once', async () => {
  shop.t.emails.length = 0;
  shop.t.setNow(start);
  const wish = { type: 'monthly', amount: 10, email: 'early@example.org' };
  await post('/functions/v1/create-donation', wish);
  const { id } = shop.stripe.newest();
  const session = shop.pay(id);
  expect((await sendInvoiceEvent(id, '1', 'invoice.paid', 0)).status).toBe(200);
  expect(kinds()).toEqual([]);
  await shop.webhook(shop.completed(session));
  await sendInvoiceEvent(id, '1', 'invoice.paid', 0);
  expect(kinds()).toEqual(['donation-month']);
});
