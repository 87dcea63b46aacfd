import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLimiter } from '../../../platform/http/limiter.ts';
import { PaymentsUnreachable } from '../../../platform/payments/payments.ts';
import { addChildTo, giveAccess } from '../../../test/children.ts';
import { addGrownUp, bodyOf, linkIn, startTestApp, type TestApp } from '../../../test/harness.ts';
import { noLimits } from '../../../test/no-limits.ts';
import { giveSecondFactor } from '../../../test/second-factor.ts';
import { openSession } from '../../../test/session.ts';
import { deleteFamily } from '../../account/delete-family.ts';
import { collectFamily } from '../../account/export-family.ts';

const later = new Date('2040-01-01T00:00:00Z');
const start = new Date('2031-03-01T10:00:00Z');
let t: TestApp;
let parent: string;
let child: string;
let cookie: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  t.ctx.limiter = noLimits;
  t.setNow(start);
  t.emails.length = 0;
  number += 1;
  parent = await addGrownUp(t.ctx, { email: `parent${number}@example.org` });
  child = (await addChildTo(t.ctx, parent, { name: 'Lucia' })).id;
  cookie = await openSession(t.ctx, parent, later);
});

const post = (path: string, body: unknown, as = '') =>
  t.call(path, { method: 'POST', body, cookie: as });

interface Card {
  state: string;
  code: string | null;
  redeemed_at: string | null;
}

/**
 * Buys a gift and presses on the TEST page.
 * @returns The token of its card, and the card.
 */
async function buy(action = 'pay', changes: object = {}) {
  const wish = { subscription_type: 'annual', email: 'anna@example.org', from: 'Aunt Anna' };
  const made = await post('/functions/v1/create-gift', { ...wish, ...changes });
  const session = (await bodyOf<{ url: string }>(made)).url.split('/').at(-1);
  const answer = await post(`/rest/v1/test-checkout/${session}`, { action });
  const back = new URL((await bodyOf<{ url: string }>(answer)).url, 'http://localhost');
  const token = back.searchParams.get('token') ?? '';
  return { token, card: action === 'cancel' ? null : await cardOf(token), back };
}

const cardOf = async (token: string) =>
  bodyOf<Card>(await post('/functions/v1/verify-gift', { token }));
const look = (code: unknown, as = cookie) => post('/rest/v1/gifts/look', { code }, as);
const redeem = (code: unknown, childId = child, as = cookie) =>
  post('/rest/v1/gifts/redeem', { code, child_id: childId }, as);
const codeOf = async (answer: Response) => (await bodyOf<{ code: string }>(answer)).code;

async function accessOf(childId: string) {
  const path = `/rest/v1/user_subscriptions?user_id=${childId}&active=true`;
  const { items } = await bodyOf<{ items: { expires_at: string }[] }>(
    await t.call(path, { cookie }),
  );
  return items[0]?.expires_at ?? null;
}

/** Gives the money of a giver's gift back, as an admin does. */
async function refundOf(email: string) {
  const admin = await addGrownUp(t.ctx, { email: `desk${number}@example.org`, admin: true });
  const desk = await openSession(t.ctx, admin, later);
  await giveSecondFactor(t.ctx, admin);
  const listed = await t.call(`/rest/v1/admin/gifts?email=${email}`, { cookie: desk });
  const { items } = await bodyOf<{ items: { id: string; state: string }[] }>(listed);
  const path = `/rest/v1/admin/orders/${items[0]?.id}/refund`;
  expect((await post(path, { answer: 'approve' }, desk)).status).toBe(200);
}

describe('a gift', () => {
  test('is paid without an account, and gives a card and an e-mail with its code, once', async () => {
    const { token, card } = await buy('pay', { greeting: 'God bless you' });
    expect(card).toMatchObject({
      state: 'ready',
      from: 'Aunt Anna',
      greeting: 'God bless you',
      subscription_type: 'annual',
      duration_months: 12,
    });
    expect(card?.code).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4}-[A-Z2-9]{4}$/);
    await cardOf(token);
    expect(t.emails).toHaveLength(1);
    expect(t.emails[0]).toMatchObject({
      kind: 'gift-ready',
      to: 'anna@example.org',
      data: { amount: '$50.00', plan: '1 year', code: card?.code },
    });
    expect(linkIn(t.emails[0])).toContain(`/gift-card?token=${token}&lang=en`);
  });

  test('has its code nowhere in the database', async () => {
    const { card } = await buy();
    const { rows } = await t.database.pool.query('select * from gifts, orders');
    const code = card?.code ?? 'none';
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  });

  test('shows no code before it is paid, and has none to redeem', async () => {
    const { token, card } = await buy('pay-later');
    expect(card).toMatchObject({ state: 'waiting', code: null });
    expect(t.emails).toEqual([]);
    expect(await cardOf(`${token}x`)).toMatchObject({ code: 'gift_link_invalid' });
  });

  test('left on the way leads back to the form', async () => {
    const { back } = await buy('cancel', { subscription_type: 'monthly' });
    expect(back.pathname + back.search).toBe('/gift?cancelled=1&plan=monthly');
  });

  test('is not made where the payments service cannot be reached', async () => {
    const before = await t.database.pool.query('select count(*) from orders');
    const { payments } = t.ctx;
    const createCheckout = () => Promise.reject(new PaymentsUnreachable('no route'));
    t.ctx.payments = { ...payments, createCheckout };
    const wish = { subscription_type: 'annual', email: 'anna@example.org' };
    const answer = await post('/functions/v1/create-gift', wish);
    t.ctx.payments = payments;
    expect([answer.status, await codeOf(answer)]).toEqual([503, 'payments_unavailable']);
    expect((await t.database.pool.query('select count(*) from orders')).rows).toEqual(before.rows);
  });
});

describe('a code', () => {
  test('tells what it gives and until when, and changes nothing by that', async () => {
    await giveAccess(t.ctx, parent, child, new Date('2031-02-15T10:00:00Z'), 'monthly');
    const { card } = await buy();
    const result = await bodyOf(await look(card?.code?.toLowerCase().replaceAll('-', ' ')));
    expect(result).toEqual({
      subscription_type: 'annual',
      duration_months: 12,
      from: 'Aunt Anna',
      greeting: null,
      children: [{ id: child, name: 'Lucia', expires_at: '2032-03-15T10:00:00.000Z' }],
    });
    expect(await accessOf(child)).toBe('2031-03-15T10:00:00.000Z');
  });

  test('is redeemed once, from that day on, and refused the second time', async () => {
    const { token, card } = await buy();
    t.setNow(new Date('2031-06-01T10:00:00Z'));
    cookie = await openSession(t.ctx, parent, later);
    expect(await bodyOf(await redeem(card?.code))).toEqual({
      child_id: child,
      name: 'Lucia',
      expires_at: '2032-06-01T10:00:00.000Z',
    });
    expect(await accessOf(child)).toBe('2032-06-01T10:00:00.000Z');
    const again = await redeem(card?.code);
    expect([again.status, await codeOf(again)]).toEqual([409, 'gift_code_redeemed']);
    expect(await codeOf(await look(card?.code))).toBe('gift_code_redeemed');
    expect(await cardOf(token)).toMatchObject({
      state: 'redeemed',
      redeemed_at: '2031-06-01T10:00:00.000Z',
    });
    expect(await accessOf(child)).toBe('2032-06-01T10:00:00.000Z');
  });

  test('redeemed twenty times at once for two children gives one of them its months', async () => {
    const brother = (await addChildTo(t.ctx, parent, { name: 'Marco' })).id;
    const { card } = await buy();
    const tries = Array.from({ length: 20 }, (_, one) =>
      redeem(card?.code, one % 2 ? child : brother),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    const ends = [await accessOf(child), await accessOf(brother)].filter((end) => end !== null);
    expect(ends).toEqual(['2032-03-01T10:00:00.000Z']);
  });

  test('is void once its money has gone back', async () => {
    const email = `sorry${number}@example.org`;
    const first = await buy('pay', { email });
    await refundOf(email);
    const answer = await redeem(first.card?.code);
    expect([answer.status, await codeOf(answer)]).toEqual([410, 'gift_code_void']);
    expect(await cardOf(first.token)).toMatchObject({ state: 'void', code: null });
    const returned = { kind: 'gift-returned', to: email, data: { amount: '$50.00' } };
    expect(t.emails.at(-1)).toMatchObject(returned);
    expect(await accessOf(child)).toBeNull();
  });

  test('that was redeemed gives nothing any more once its money has gone back', async () => {
    const email = `late${number}@example.org`;
    const { card } = await buy('pay', { email });
    await redeem(card?.code);
    await refundOf(email);
    expect(await accessOf(child)).toBeNull();
  });

  test.each(['ABCD-EFGH-JKLM', 'ABCD', '0000-1111-OOOO', '%'])('%j is unknown', async (code) => {
    const answer = await look(code);
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'gift_code_unknown']);
    expect(await codeOf(await redeem(code))).toBe('gift_code_unknown');
  });

  test('goes to no child of another family, and to nobody without an account', async () => {
    const { card } = await buy();
    const other = await addGrownUp(t.ctx, { email: `other${number}@example.org` });
    const stranger = (await addChildTo(t.ctx, other, { name: 'Pia' })).id;
    expect((await redeem(card?.code, stranger)).status).toBe(404);
    expect((await redeem(card?.code, child, '')).status).toBe(401);
    const asChild = await openSession(t.ctx, child, later);
    expect((await redeem(card?.code, child, asChild)).status).toBe(403);
    expect((await redeem(card?.code)).status).toBe(200);
  });

  test('cannot be guessed for long', async () => {
    t.ctx.limiter = createLimiter(t.ctx.db, t.ctx.secret);
    const answers = [];
    for (let tries = 0; tries < 21; tries += 1) answers.push((await look('ABCD-EFGH-JKLM')).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
  });
});

describe('what is kept of a giver', () => {
  test('goes with the giver’s account and stands in its export, while the code stays good', async () => {
    const email = `giver${number}@example.org`;
    const giver = await addGrownUp(t.ctx, { email });
    const { card } = await buy('pay', { email, greeting: 'A word of love' });
    const result = JSON.stringify(await collectFamily(t.ctx.db, giver));
    expect(result).toContain('A word of love');
    await deleteFamily(t.ctx.db, giver);
    const { rows } = await t.database.pool.query('select * from gifts, orders');
    expect(JSON.stringify(rows)).not.toContain('A word of love');
    expect(JSON.stringify(rows)).not.toContain(email);
    expect((await redeem(card?.code)).status).toBe(200);
  });
});

describe('an admin’s list', () => {
  test('shows where gifts stand, with the end of their codes and never the whole', async () => {
    const { card } = await buy('pay', { email: `listed${number}@example.org` });
    const admin = await addGrownUp(t.ctx, { email: `list${number}@example.org`, admin: true });
    const desk = await openSession(t.ctx, admin, later);
    await giveSecondFactor(t.ctx, admin);
    const path = `/rest/v1/admin/gifts?email=listed${number}`;
    const list = async (state: string) =>
      bodyOf<{ items: unknown[] }>(await t.call(`${path}&state=${state}`, { cookie: desk }));
    expect((await list('ready')).items).toMatchObject([{ code_end: card?.code?.slice(-4) }]);
    await redeem(card?.code);
    expect((await list('ready')).items).toEqual([]);
    const shown = JSON.stringify(await list('redeemed'));
    expect(shown).toContain('"redeemed_at":"2031-03-01T10:00:00.000Z"');
    expect(shown).not.toContain(card?.code);
  });
});
