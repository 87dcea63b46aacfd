import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts';
import { addChildTo } from '../../../test/children.ts';
import { addGrownUp, bodyOf, linkIn, startTestApp, type TestApp } from '../../../test/harness.ts';
import { noLimits } from '../../../test/no-limits.ts';
import { giveSecondFactor } from '../../../test/second-factor.ts';
import { openSession } from '../../../test/session.ts';
import { deleteFamily } from '../../account/delete-family.ts';
import { handlePaymentEvent } from '../handle-payment-event.ts';
import { endDonations } from './ends.ts';

const later = new Date('2040-01-01T00:00:00Z');
const day = 24 * 60 * 60 * 1000;
const start = new Date('2031-03-01T10:00:00Z');
let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
});
afterAll(() => t.close());
beforeEach(() => {
  t.setNow(start);
  t.emails.length = 0;
});

const post = (path: string, body: unknown, cookie = '') =>
  t.call(path, { method: 'POST', body, cookie });

async function give(changes: object = {}, cookie = '') {
  const wish = { type: 'one-time', amount: 25, email: 'anna@example.org', ...changes };
  return post('/functions/v1/create-donation', wish, cookie);
}

/**
 * Gives, and presses on the TEST page.
 * @returns The checkout's id.
 */
async function giveAnd(action: string, changes: object = {}) {
  const { url } = await bodyOf<{ url: string }>(await give(changes));
  const session = url.split('/').at(-1) ?? '';
  const answer = await post(`/rest/v1/test-checkout/${session}`, { action });
  return { session, back: (await bodyOf<{ url: string }>(answer)).url };
}

const outcomeOf = async (session: string) =>
  bodyOf(await post('/functions/v1/verify-donation', { session_id: session }));
const tokenIn = (sent = t.emails.at(-1)) => new URL(linkIn(sent)).searchParams.get('token');

async function own(token: string | null) {
  return bodyOf<{ state: string; payments: unknown[] }>(
    await t.call(`/rest/v1/donation?token=${token}`),
  );
}

async function rows() {
  return (await t.database.pool.query('select * from donations')).rows;
}

/**
 * A monthly donation that runs.
 * @returns Its number at the payments service, and the token of its receipt.
 */
async function monthly() {
  const { session } = await giveAnd('pay', { type: 'monthly', amount: 10 });
  return { monthlyId: `test_monthly_${session}`, token: tokenIn() };
}

const invoice = (monthlyId: string, name: string, at: Date) =>
  handlePaymentEvent(t.ctx, {
    ...{ id: `paid ${monthlyId} ${name}`, at, kind: 'monthly-paid', monthlyId },
    invoiceId: `${monthlyId} ${name}`,
    amountCents: 1000,
  });

describe('a donation', () => {
  test.each([
    [{ amount: 0.99 }, 'amount', 'donation_minimum', 'Minimum donation amount is $1.00.'],
    [{ email: '' }, 'email', 'donation_email_required', 'Please enter your email address'],
    [{ email: undefined }, 'email', 'donation_email_required', 'Please enter your email address'],
    [{ amount: 10.001 }, 'amount', 'donation_amount', /amount in dollars/],
    [{ amount: 10_001 }, 'amount', 'donation_maximum', /larger gift/],
    [{ email: 'anna' }, 'email', 'email_invalid', /e-mail address/],
  ])('of %j is refused at its field', async (changes, field, code, message) => {
    const before = await rows();
    const answer = await give(changes);
    expect(answer.status).toBe(400);
    const said = await bodyOf<{ message: string }>(answer);
    expect(said).toMatchObject({ code, fields: { [field]: code } });
    expect(said.message).toMatch(message);
    expect(await rows()).toEqual(before);
  });

  test('is refused for a child’s login e-mail, and to a child', async () => {
    const parent = await addGrownUp(t.ctx, { email: 'mother@example.org' });
    const child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    const answer = await give({ email: child.email });
    expect(await bodyOf(answer)).toMatchObject({ code: 'donation_email_child' });
    const cookie = await openSession(t.ctx, child.id, later);
    expect((await give({}, cookie)).status).toBe(403);
  });

  test('once is paid, thanked for and written of one time, and opens nothing', async () => {
    const { session, back } = await giveAnd('pay', { amount: 12.5 });
    expect(back).toContain(`/donation-success?session_id=${session}`);
    expect(await outcomeOf(session)).toEqual({
      state: 'paid',
      type: 'one-time',
      amount_cents: 1250,
      currency: 'USD',
    });
    await outcomeOf(session);
    expect(t.emails).toHaveLength(1);
    expect(t.emails[0]).toMatchObject({
      kind: 'donation-receipt',
      to: 'anna@example.org',
      data: { amount: '$12.50', date: 'March 1, 2031' },
    });
    expect(await own(tokenIn())).toMatchObject({ state: 'given', amount_cents: 1250 });
    expect((await t.database.pool.query('select 1 from ledger_events')).rowCount).toBe(0);
  });

  test('keeps who was signed in, while the e-mail is that of the form', async () => {
    const parent = await addGrownUp(t.ctx, { email: 'giver@example.org' });
    const cookie = await openSession(t.ctx, parent, later);
    await give({ email: 'Other@Example.org' }, cookie);
    expect((await rows()).at(-1)).toMatchObject({ user_id: parent, email: 'other@example.org' });
  });

  test('that is on its way is pending, and is paid when the money comes', async () => {
    const { session } = await giveAnd('pay-later');
    expect(await outcomeOf(session)).toMatchObject({ state: 'pending' });
    expect(t.emails).toEqual([]);
    await post(`/rest/v1/test-checkout/${session}`, { action: 'arrive' });
    expect(await outcomeOf(session)).toMatchObject({ state: 'paid' });
    expect(t.emails).toHaveLength(1);
  });

  test('that did not come through is failed, and no e-mail goes out', async () => {
    const { session } = await giveAnd('pay-later');
    await post(`/rest/v1/test-checkout/${session}`, { action: 'fail' });
    expect(await outcomeOf(session)).toMatchObject({ state: 'failed' });
    expect(t.emails).toEqual([]);
  });

  test('left on the way leads back to the form with its choices', async () => {
    const french = { 'accept-language': 'fr' };
    const body = { type: 'monthly', amount: 7.5, email: 'anna@example.org' };
    const answer = await t.call('/functions/v1/create-donation', {
      ...{ method: 'POST', body, headers: french },
    });
    const session = (await bodyOf<{ url: string }>(answer)).url.split('/').at(-1);
    const left = await post(`/rest/v1/test-checkout/${session}`, { action: 'cancel' });
    expect((await bodyOf<{ url: string }>(left)).url).toMatch(
      /\/fr\/donate\?cancelled=1&type=monthly&amount=own&own=7\.5$/,
    );
  });

  test('leaves nothing behind where the payments service cannot be reached', async () => {
    const before = await rows();
    const { payments } = t.ctx;
    const unreachable = () => Promise.reject(new Error('no route'));
    t.ctx.payments = { ...payments, createCheckout: unreachable };
    const answer = await give();
    t.ctx.payments = payments;
    expect(answer.status).toBe(503);
    expect(await bodyOf(answer)).toMatchObject({
      code: 'donation_failed',
      message: 'Failed to process donation. Please try again.',
    });
    expect(await rows()).toEqual(before);
  });
});

describe('a monthly donation', () => {
  test('has a receipt for each month, the first one for checkout and invoice together', async () => {
    const { monthlyId, token } = await monthly();
    await invoice(monthlyId, 'one', start);
    await invoice(monthlyId, 'one', start);
    expect(t.emails.map(({ kind }) => kind)).toEqual(['donation-month']);
    await invoice(monthlyId, 'two', new Date(start.getTime() + 31 * day));
    await invoice(monthlyId, 'two', new Date(start.getTime() + 31 * day));
    expect(t.emails.map(({ kind }) => kind)).toEqual(['donation-month', 'donation-month']);
    expect(await own(token)).toMatchObject({
      state: 'active',
      payments: [{ paid_at: '2031-04-01T10:00:00.000Z' }, { paid_at: start.toISOString() }],
    });
  });

  test('counts the second month though news of the first invoice got lost', async () => {
    const { monthlyId, token } = await monthly();
    await invoice(monthlyId, 'two', new Date(start.getTime() + 31 * day));
    expect((await own(token)).payments).toHaveLength(2);
  });

  test('tells once of a month that was not paid', async () => {
    const { monthlyId } = await monthly();
    for (const id of ['first try', 'second try']) {
      const event = {
        id,
        at: later,
        kind: 'monthly-failed',
        monthlyId,
        amountCents: 1000,
      } as const;
      await handlePaymentEvent(t.ctx, { ...event, invoiceId: `${monthlyId} two` });
    }
    expect(t.emails.map(({ kind }) => kind)).toEqual(['donation-month', 'donation-unpaid']);
  });

  test('is ended by the link of a receipt, once, and an e-mail says so', async () => {
    const { monthlyId, token } = await monthly();
    const ended: string[] = [];
    const { payments } = t.ctx;
    const endMonthly = async (id: string) => void ended.push(id);
    t.ctx.payments = { ...payments, endMonthly };
    t.setNow(new Date(start.getTime() + day));
    const answer = await post('/rest/v1/donation/end', { token });
    expect(await bodyOf(answer)).toMatchObject({
      state: 'ended',
      ended_at: '2031-03-02T10:00:00.000Z',
    });
    await post('/rest/v1/donation/end', { token });
    await handlePaymentEvent(t.ctx, { id: 'the end', at: later, kind: 'monthly-ended', monthlyId });
    t.ctx.payments = payments;
    expect(ended).toEqual([monthlyId]);
    expect(t.emails.map(({ kind }) => kind)).toEqual(['donation-month', 'donation-ended']);
  });

  test('goes on, and says so, where the payments service cannot be reached', async () => {
    const { token } = await monthly();
    const { payments } = t.ctx;
    const endMonthly = () => Promise.reject(new PaymentsUnreachable('no route'));
    t.ctx.payments = { ...payments, endMonthly };
    const answer = await post('/rest/v1/donation/end', { token });
    t.ctx.payments = payments;
    expect(answer.status).toBe(503);
    expect(await own(token)).toMatchObject({ state: 'active' });
  });

  test('is shown and ended by no other link', async () => {
    const { token } = await monthly();
    for (const other of [`${token}x`, (token ?? '').replace(/^./, '0'), 'missing']) {
      const answer = await post('/rest/v1/donation/end', { token: other });
      expect([answer.status, (await bodyOf(answer)).code]).toEqual([404, 'donation_link_invalid']);
    }
    expect(await own(token)).toMatchObject({ state: 'active' });
  });

  test('ends with the account of who gives, whose name and address go', async () => {
    const parent = await addGrownUp(t.ctx, { email: 'leaving@example.org' });
    await giveAnd('pay', { type: 'monthly', email: 'leaving@example.org' });
    const token = tokenIn();
    await deleteFamily(t.ctx.db, parent);
    await endDonations(t.ctx);
    expect(await own(token)).toMatchObject({ state: 'ended', payments: [{ amount_cents: 2500 }] });
    expect(t.emails).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain('leaving@');
  });
});

describe('donations that nobody paid', () => {
  test('are forgotten after thirty days, and those that were paid are not', async () => {
    t.setNow(new Date('2030-01-01T00:00:00Z'));
    await giveAnd('cancel', { email: 'unpaid@example.org' });
    await giveAnd('pay', { email: 'paid@example.org' });
    t.setNow(new Date('2030-02-02T00:00:00Z'));
    await endDonations(t.ctx);
    const left = JSON.stringify(await rows());
    expect(left).not.toContain('unpaid@');
    expect(left).toContain('"paid@');
  });
});

describe('an admin’s list', () => {
  test('finds donations by a part of the e-mail and by state, newest first, page by page', async () => {
    const admin = await addGrownUp(t.ctx, { email: 'desk@example.org', admin: true });
    const cookie = await openSession(t.ctx, admin, later);
    await giveSecondFactor(t.ctx, admin);
    for (let number = 0; number < 52; number += 1) {
      t.setNow(new Date(start.getTime() + number * 1000));
      await give({ email: `many_${number}@example.net` });
    }
    const list = async (query: string) =>
      bodyOf<{ items: { email: string }[]; next: string | null }>(
        await t.call(`/rest/v1/admin/donations?${query}`, { cookie }),
      );
    const first = await list('email=many_&state=waiting');
    expect(first.items).toHaveLength(50);
    expect(first.items[0]?.email).toBe('many_51@example.net');
    const rest = await list(`email=MANY_&after=${first.next}`);
    expect(rest.items.map(({ email }) => email)).toEqual([
      'many_1@example.net',
      'many_0@example.net',
    ]);
    expect((await list('email=many%25')).items).toEqual([]);
    expect((await list('email=many_&state=given')).items).toEqual([]);
  });
});
