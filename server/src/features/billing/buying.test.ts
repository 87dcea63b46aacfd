import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addChildTo } from '../../test/children.ts';
import { addFamily, type TestFamily } from '../../test/family.ts';
import { bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { noLimits } from '../../test/no-limits.ts';
import { purchases } from '../../test/purchases.ts';
import { openSession } from '../../test/session.ts';

let t: TestApp;
let shop: ReturnType<typeof purchases>;
let family: TestFamily;
let marco: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
  t.ctx.limiter = noLimits;
  shop = purchases(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  t.setNow(new Date('2031-01-31T10:00:00Z'));
  family = await addFamily(t, `buyer${number}`);
  marco = (await addChildTo(t.ctx, family.parent, { name: 'Marco' })).id;
});

const cookieAt = async (at: string, who = family.parent) => {
  t.setNow(new Date(at));
  return openSession(t.ctx, who, new Date('2040-01-01T00:00:00Z'));
};

describe('buying', () => {
  test('for one child opens its modules for the plan’s months, and for no other', async () => {
    const session = await shop.begin(family.cookie, family.lucia.id, 'quarterly');
    expect(await shop.activeUntil(family.cookie, family.lucia.id)).toBeNull();
    const paid = await shop.press(session, 'pay');
    expect(await bodyOf(paid)).toEqual({
      state: 'paid',
      url: `http://localhost:3000/payment-success?session_id=${session}`,
    });
    expect(await shop.verified(family.cookie, session)).toEqual({
      success: true,
      state: 'paid',
      order_id: expect.any(String),
      subscription_type: 'quarterly',
      children: [
        { child_id: family.lucia.id, name: 'Lucia', active_until: '2031-04-30T10:00:00.000Z' },
      ],
    });
    expect(await shop.activeUntil(family.cookie, marco)).toBeNull();
  });

  test('for two children in one payment opens both, and asks the price of two', async () => {
    const session = await shop.begin(family.cookie, [family.lucia.id, marco], 'annual');
    const shown = await bodyOf(await t.call(`/rest/v1/test-checkout/${session}`));
    expect(shown).toMatchObject({
      amount_cents: 10_000,
      lines: [{ amount_cents: 5000, quantity: 2, name: '1 year of all modules, for one child' }],
      email: family.email,
    });
    expect(JSON.stringify(shown)).not.toContain('Lucia');
    await shop.press(session, 'pay');
    const { children } = await shop.verified(family.cookie, session);
    expect(children.map(({ active_until }) => active_until)).toEqual([
      '2032-01-31T10:00:00.000Z',
      '2032-01-31T10:00:00.000Z',
    ]);
  });

  test('without a child named is for the only one, and asks where there are several', async () => {
    const several = await shop.checkout(family.cookie);
    expect(several.status).toBe(400);
    expect(await bodyOf(several)).toMatchObject({ code: 'child_required' });
    const alone = await addFamily(t, `alone${number}`);
    const session = await shop.begin(alone.cookie);
    await shop.press(session, 'pay');
    expect(await shop.activeUntil(alone.cookie, alone.lucia.id)).not.toBeNull();
  });

  test('again while access lasts adds to what is left, as the quote has said', async () => {
    await shop.buy(family.cookie, family.lucia.id, 'annual');
    const cookie = await cookieAt('2031-06-01T10:00:00Z');
    const { items } = await bodyOf<{
      items: { child_id: string; active_until: string; plans: { expires_at: string }[] }[];
    }>(await t.call('/rest/v1/checkout-quote', { cookie }));
    const quoted = items.find(({ child_id }) => child_id === family.lucia.id);
    expect(quoted).toMatchObject({
      active_until: '2032-01-31T10:00:00.000Z',
      plans: [
        { price_cents: 2000, expires_at: '2032-02-29T10:00:00.000Z' },
        { price_cents: 3000, expires_at: '2032-04-30T10:00:00.000Z' },
        { price_cents: 5000, expires_at: '2033-01-31T10:00:00.000Z' },
      ],
    });
    await shop.buy(cookie, family.lucia.id, 'monthly');
    expect(await shop.activeUntil(cookie, family.lucia.id)).toBe(quoted?.plans[0]?.expires_at);
  });

  test('is quoted for many children with as few questions to the database as for one', async () => {
    const questions = async (cookie: string) => {
      const select = vi.spyOn(t.ctx.db, 'select');
      const { items } = await bodyOf<{ items: object[] }>(
        await t.call('/rest/v1/checkout-quote', { cookie }),
      );
      const request = select.mock.calls.length;
      select.mockRestore();
      return { children: items.length, asked: request };
    };
    const one = await addFamily(t, `quoted${number}`);
    const { asked: request } = await questions(one.cookie);
    for (const name of ['Anna', 'Beda', 'Clara']) await addChildTo(t.ctx, one.parent, { name });
    expect(await questions(one.cookie)).toEqual({ children: 4, asked: request });
  });

  test('after access has ended begins at the payment', async () => {
    await shop.buy(family.cookie, family.lucia.id);
    const cookie = await cookieAt('2031-06-01T10:00:00Z');
    await shop.buy(cookie, family.lucia.id);
    expect(await shop.activeUntil(cookie, family.lucia.id)).toBe('2031-07-01T10:00:00.000Z');
  });

  test('ends to the second on the server’s clock', async () => {
    await shop.buy(family.cookie, family.lucia.id);
    const before = await cookieAt('2031-02-28T09:59:59.999Z');
    expect(await shop.activeUntil(before, family.lucia.id)).toBe('2031-02-28T10:00:00.000Z');
    const lesson = async () => {
      const cookie = await openSession(t.ctx, family.lucia.id, new Date('2040-01-01'));
      return (await t.call('/rest/v1/lessons/2/1', { cookie })).status;
    };
    expect(await lesson()).toBe(200);
    const after = await cookieAt('2031-02-28T10:00:00Z');
    expect(await shop.activeUntil(after, family.lucia.id)).toBeNull();
    expect(await lesson()).toBe(403);
  });

  test('begun twice leads to the same checkout, so that nobody pays twice', async () => {
    const first = await shop.begin(family.cookie, [family.lucia.id, marco]);
    expect(await shop.begin(family.cookie, [marco, family.lucia.id, marco])).toBe(first);
    expect(await shop.begin(family.cookie, marco)).not.toBe(first);
    await shop.press(first, 'pay');
    expect(await shop.begin(family.cookie, [family.lucia.id, marco])).not.toBe(first);
  });

  test('for one child never leads to a checkout begun with another who has left since', async () => {
    const both = await shop.begin(family.cookie, [family.lucia.id, marco]);
    const path = `/rest/v1/children/${marco}`;
    expect((await t.call(path, { method: 'DELETE', cookie: family.cookie })).status).toBe(200);
    const alone = await shop.begin(family.cookie, family.lucia.id);
    expect(alone).not.toBe(both);
    const shown = await bodyOf(await t.call(`/rest/v1/test-checkout/${alone}`));
    expect(shown).toMatchObject({ amount_cents: 2000 });
    const log = vi.spyOn(t.ctx.log, 'error');
    await shop.press(both, 'pay');
    expect(log).toHaveBeenCalledExactlyOnceWith(
      { order: expect.any(String) },
      'a payment came also for children who are deleted by now',
    );
    log.mockRestore();
    expect(await shop.activeUntil(family.cookie, family.lucia.id)).not.toBeNull();
  });
});

describe('the TEST page', () => {
  test('sends back who cancels or whose card is declined, and nothing is open or listed', async () => {
    const session = await shop.begin(family.cookie, marco);
    expect(await bodyOf(await shop.press(session, 'decline'))).toEqual({
      state: 'open',
      url: null,
    });
    expect(await bodyOf(await shop.press(session, 'cancel'))).toEqual({
      state: 'open',
      url: 'http://localhost:3000/subscription?cancelled=monthly',
    });
    expect(await shop.verified(family.cookie, session)).toMatchObject({
      success: false,
      state: 'open',
    });
    expect(await shop.orders(family.cookie)).toEqual([]);
    expect(await shop.activeUntil(family.cookie, marco)).toBeNull();
  });

  test('opens nothing while the money is on its way, and opens when it arrives', async () => {
    const session = await shop.begin(family.cookie, marco);
    await shop.press(session, 'pay-later');
    expect(await shop.verified(family.cookie, session)).toMatchObject({
      success: false,
      state: 'pending',
      children: [{ active_until: null }],
    });
    expect(await shop.orders(family.cookie)).toMatchObject([{ state: 'pending' }]);
    const later = await cookieAt('2031-02-03T10:00:00Z');
    await shop.press(session, 'arrive');
    expect(await shop.verified(later, session)).toMatchObject({
      success: true,
      children: [{ active_until: '2031-03-03T10:00:00.000Z' }],
    });
  });

  test('opens nothing where the money does not arrive', async () => {
    const session = await shop.begin(family.cookie, marco);
    await shop.press(session, 'pay-later');
    await shop.press(session, 'fail');
    expect(await shop.verified(family.cookie, session)).toMatchObject({
      success: false,
      state: 'failed',
    });
    expect(await shop.activeUntil(family.cookie, marco)).toBeNull();
  });

  test('takes nothing for a checkout that is paid, over, or a day old', async () => {
    const session = await shop.begin(family.cookie, marco);
    await shop.press(session, 'pay');
    for (const action of ['pay', 'decline', 'cancel', 'arrive', 'fail', 'pay-later']) {
      const again = await shop.press(session, action);
      expect(await bodyOf(again), action).toMatchObject({ code: 'checkout_over' });
    }
    const old = await shop.begin(family.cookie, family.lucia.id);
    t.setNow(new Date('2031-02-01T10:00:00Z'));
    expect((await shop.press(old, 'pay')).status).toBe(409);
    expect(await bodyOf(await t.call(`/rest/v1/test-checkout/${old}`))).toMatchObject({
      state: 'expired',
    });
  });

  test('is not for a child', async () => {
    const session = await shop.begin(family.cookie, marco);
    const cookie = await openSession(t.ctx, marco, new Date('2040-01-01'));
    const asChild = await t.call(`/rest/v1/test-checkout/${session}`, { cookie });
    expect(asChild.status).toBe(403);
    expect((await shop.checkout(cookie, marco)).status).toBe(403);
  });
});
