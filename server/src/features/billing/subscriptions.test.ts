import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addChildTo, giveAccess } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { recordLedgerEvent } from './ledger.ts';

const later = new Date('2040-01-01T00:00:00Z');
let t: TestApp;
let parent: string;
let child: string;
let number = 0;

beforeAll(async () => {
  t = await startTestApp();
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org' });
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  child = (await addChildTo(t.ctx, parent, { name: `Child ${number}` })).id;
});

interface Row {
  is_active: boolean;
  expires_at: string;
  subscription_type: string | null;
}
async function rows(at: string, { as = parent, active = false, of = child } = {}) {
  t.setNow(new Date(at));
  const query = `user_id=${of}${active ? '&active=true' : ''}`;
  const cookie = await openSession(t.ctx, as, later);
  const answer = await t.call(`/rest/v1/user_subscriptions?${query}`, { cookie });
  return (await bodyOf<{ items: Row[] }>(answer)).items;
}
const take = (
  orderId: string,
  kind: 'refunded' | 'disputed',
  at: string,
  id = `${kind}:${orderId}`,
) =>
  t.ctx.db.transaction((tx) =>
    recordLedgerEvent(tx, { id, orderId, kind, at: new Date(at) }, new Date(at)),
  );
const grant = (at: string, type: 'monthly' | 'quarterly' | 'annual' = 'monthly') =>
  giveAccess(t.ctx, parent, child, new Date(at), type);

describe('user_subscriptions', () => {
  test('has its fixed fields for the parent', async () => {
    await grant('2031-01-31T10:00:00Z');
    expect(await rows('2031-02-01T10:00:00Z')).toEqual([
      {
        user_id: child,
        is_active: true,
        expires_at: '2031-02-28T10:00:00.000Z',
        subscription_type: 'monthly',
        duration_months: 1,
      },
    ]);
  });

  test('tells the child active or not, never what was bought', async () => {
    await grant('2031-01-31T10:00:00Z', 'annual');
    expect(await rows('2031-02-01T10:00:00Z', { as: child })).toEqual([
      {
        user_id: child,
        is_active: true,
        expires_at: '2032-01-31T10:00:00.000Z',
        subscription_type: null,
        duration_months: null,
      },
    ]);
  });

  test('is not active from the moment it expires, though nothing was written', async () => {
    await grant('2031-01-31T10:00:00Z');
    expect(await rows('2031-02-28T09:59:59.999Z', { active: true })).toHaveLength(1);
    expect(await rows('2031-02-28T10:00:00Z', { active: true })).toEqual([]);
    expect(await rows('2031-02-28T10:00:00Z')).toMatchObject([{ is_active: false }]);
  });

  test('with active=true is the one row that lasts longest', async () => {
    await grant('2031-01-01T10:00:00Z', 'annual');
    await grant('2031-01-02T10:00:00Z', 'quarterly');
    const [row, ...more] = await rows('2031-01-03T10:00:00Z', { active: true });
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      subscription_type: 'quarterly',
      expires_at: '2032-04-01T10:00:00.000Z',
    });
  });

  test('of one child says nothing of a brother', async () => {
    await grant('2031-01-01T10:00:00Z');
    const brother = (await addChildTo(t.ctx, parent, { name: `Brother ${number}` })).id;
    expect(await rows('2031-01-02T10:00:00Z', { of: brother })).toEqual([]);
  });

  test('of a parent is empty: each covers a child', async () => {
    await grant('2031-01-01T10:00:00Z');
    expect(await rows('2031-01-02T10:00:00Z', { of: parent, active: true })).toEqual([]);
  });
});

describe('the ledger', () => {
  test('adds what is bought again to what is left', async () => {
    await grant('2031-01-01T10:00:00Z', 'quarterly');
    await grant('2031-02-01T10:00:00Z');
    const ends = (await rows('2031-02-01T10:00:00Z')).map(({ expires_at }) => expires_at);
    expect(ends).toEqual(['2031-05-01T10:00:00.000Z', '2031-04-01T10:00:00.000Z']);
  });

  test('leaves a newer purchase alone when an old one is refunded', async () => {
    const old = await grant('2031-01-01T10:00:00Z');
    await grant('2031-03-01T10:00:00Z', 'quarterly');
    await take(old, 'refunded', '2031-03-10T10:00:00Z');
    expect(await rows('2031-03-11T10:00:00Z', { active: true })).toMatchObject([
      { subscription_type: 'quarterly', expires_at: '2031-06-01T10:00:00.000Z' },
    ]);
  });

  test('closes up the gap where a purchase under way is taken back', async () => {
    const first = await grant('2031-01-01T10:00:00Z', 'annual');
    await grant('2031-01-05T10:00:00Z');
    await take(first, 'disputed', '2031-01-10T10:00:00Z');
    expect(await rows('2031-01-11T10:00:00Z', { active: true })).toMatchObject([
      { subscription_type: 'monthly', expires_at: '2031-02-10T10:00:00.000Z' },
    ]);
    expect(await rows('2031-01-11T10:00:00Z')).toHaveLength(2);
  });

  test('counts an event told twice, or twenty times at once, once', async () => {
    const order = await grant('2031-01-01T10:00:00Z');
    await Promise.all(
      Array.from({ length: 20 }, () => take(order, 'refunded', '2031-01-05T10:00:00Z')),
    );
    await take(order, 'refunded', '2031-01-09T10:00:00Z');
    expect(await rows('2031-01-10T10:00:00Z')).toMatchObject([
      { is_active: false, expires_at: '2031-01-05T10:00:00.000Z' },
    ]);
    const { rows: events } = await t.database.pool.query(
      'select id from ledger_events where order_id = $1',
      [order],
    );
    expect(events).toHaveLength(2);
  });

  test('loses nothing when ten purchases come at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => grant('2031-01-01T10:00:00Z')));
    const all = await rows('2031-01-01T10:00:00Z');
    expect(all).toHaveLength(10);
    expect(all[0]?.expires_at).toBe('2031-11-01T10:00:00.000Z');
  });
});
