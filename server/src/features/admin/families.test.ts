import { randomUUID } from 'node:crypto';
import type { listAudit } from '@pius/contracts/desk.ts';
import type { listFamilies, readFamily } from '@pius/contracts/desk-families.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { profiles } from '../../db/tables/account.ts';
import { addChildTo, giveAccess } from '../../test/children.ts';
import { type Desk, startDesk } from '../../test/desk.ts';
import { addGrownUp, bodyOf } from '../../test/harness.ts';
import { accessOfChild } from '../billing/store.ts';

type Answer<Route extends { responses: { 200: unknown } }> = Route['responses'][200] extends {
  content: { 'application/json': { schema: infer S extends z.ZodType } };
}
  ? z.infer<S>
  : never;
type Listed = Answer<typeof listFamilies>;
type Family = Answer<typeof readFamily>;
type Audit = Answer<typeof listAudit>;

const now = new Date('2031-03-01T10:00:00Z');
let desk: Desk;
let therese: string;
let child: string;

beforeAll(async () => {
  desk = await startDesk(now);
  const { ctx } = desk.t;
  therese = await addGrownUp(ctx, { email: 'tmartin@example.org', name: 'Thérèse Martin' });
  child = (await addChildTo(ctx, therese, { name: 'Zélie' })).id;
  await addGrownUp(ctx, { email: 'john_100@example.org', name: 'John Œrsted' });
});
afterAll(() => desk.t.close());

const result = async (find: string) =>
  (await desk.get<Listed>(`families?find=${encodeURIComponent(find)}`)).items.map(
    ({ email }) => email,
  );
const family = () => desk.get<Family>(`families/${therese}`);
const hasAccess = async (at = now) =>
  (await accessOfChild(desk.t.ctx.db, child, at)).hasActiveSubscription;

describe('finding a family', () => {
  test.each([
    ['there', 'tmartin@example.org'],
    ['THÉRÈSE', 'tmartin@example.org'],
    ['martin the', 'tmartin@example.org'],
    ['artin@ex', 'tmartin@example.org'],
    ['zelie', 'tmartin@example.org'],
    ['oersted', 'john_100@example.org'],
    ['n_1', 'john_100@example.org'],
  ])('%s finds %s by any part, accents or not', async (find, email) => {
    expect(await result(find)).toEqual([email]);
  });

  test.each(['%', 'n%1', 'martin john', 'nobody'])('%s finds none', async (find) => {
    expect(await result(find)).toEqual([]);
  });

  test.each(['newest', 'active'])(
    'is listed page by page, each once, by %s',
    async (order) => {
      const { ctx } = desk.t;
      const many = Array.from({ length: 55 }, (_, index) => index);
      for (const index of many) {
        const email = `many${index}-${order}@example.org`;
        const id = await addGrownUp(ctx, { email, name: `Many ${order}` });
        // Several of one moment: the id decides.
        const createdAt = new Date(now.getTime() - (index % 5) * 1000);
        await ctx.db.update(profiles).set({ createdAt }).where(eq(profiles.id, id));
      }
      const query = `families?find=many+${order}&order=${order}`;
      const first = await desk.get<Listed>(query);
      expect(first.items).toHaveLength(50);
      const second = await desk.get<Listed>(`${query}&after=${first.next}`);
      const ids = [...first.items, ...second.items].map(({ id }) => id);
      expect(new Set(ids).size).toBe(55);
      expect(second.next).toBeNull();
    },
    60_000,
  );

  test('an address that nobody has proved yet is told, and gets its e-mail again', async () => {
    const { t } = desk;
    const person = {
      ...{ account_type: 'parent', full_name: 'Éva Proof', email: 'eva@example.org' },
      ...{ password: 'correct-horse-9', over_18: true, terms_read: true, privacy_read: true },
      ...{ language: 'fr', time_zone: 'Europe/Paris' },
    };
    await t.call('/rest/v1/account/sign-up', { method: 'POST', body: person });
    const { items, waiting } = await desk.get<Listed>('families?find=eva');
    expect(items).toEqual([]);
    expect(waiting).toMatchObject([{ name: 'Éva Proof', email: 'eva@example.org' }]);
    t.emails.length = 0;
    const answer = await desk.send('POST', `sign-ups/${waiting[0]?.id}/confirmation`);
    expect(answer.status).toBe(202);
    expect(t.emails).toMatchObject([
      { kind: 'confirm-email', to: 'eva@example.org', language: 'fr' },
    ]);
  });
});

describe('a family', () => {
  test('is shown without what its children asked or answered', async () => {
    const shown = await family();
    expect(shown).toMatchObject({ name: 'Thérèse Martin', is_admin: false, orders: [] });
    expect(shown.children).toMatchObject([
      { name: 'Zélie', access_until: null, granted: false, percentage: 0, consented: true },
    ]);
    expect(shown.consents.map(({ kind }) => kind)).toContain('child-data');
  });

  test('gets access for one child with a reason, and loses it again', async () => {
    const what = { subscription_type: 'quarterly', reason: 'need' };
    const gift = { key: randomUUID(), child_id: child, ...what };
    expect((await family()).children[0]?.ends.quarterly).toBe('2031-06-01T10:00:00.000Z');
    const input = await desk.send('POST', `families/${therese}/access`, gift);
    expect(input.status).toBe(201);
    const shown = await bodyOf<Family>(input);
    expect(shown.children[0]).toMatchObject({
      access_until: '2031-06-01T10:00:00.000Z',
      granted: true,
    });
    expect(shown.orders).toMatchObject([{ kind: 'grant', grant_reason: 'need', state: 'granted' }]);
    expect(await hasAccess()).toBe(true);
    expect(desk.t.emails.filter(({ kind }) => kind === 'access-given')).toMatchObject([
      {
        to: 'tmartin@example.org',
        language: 'en',
        data: { child: 'Zélie', giver: 'Agnes Desk', plan: '3 months', date: 'June 1, 2031' },
      },
    ]);
    const ended = await desk.send('POST', `families/${therese}/access-end`, { child_id: child });
    expect(ended.status).toBe(200);
    expect((await family()).children[0]).toMatchObject({ access_until: null, granted: false });
    expect(await hasAccess()).toBe(false);
    const again = await desk.send('POST', `families/${therese}/access-end`, { child_id: child });
    expect(again.status).toBe(409);
  });

  test('keeps what was paid for when a gift of the desk ends', async () => {
    await giveAccess(desk.t.ctx, therese, child, now, 'monthly');
    const shown = await family();
    const bought = shown.orders.find(({ state }) => state === 'granted');
    await desk.t.database.pool.query("update orders set kind = 'purchase' where id = $1", [
      bought?.id,
    ]);
    const answer = await desk.send('POST', `families/${therese}/access-end`, { child_id: child });
    expect(answer.status).toBe(409);
    expect(await hasAccess()).toBe(true);
  });

  test('a child of another family is none of this one', async () => {
    const what = { subscription_type: 'annual', reason: 'need' };
    const gift = { key: randomUUID(), child_id: child, ...what };
    for (const path of ['access', 'access-end']) {
      const body = path === 'access' ? gift : { child_id: child };
      const answer = await desk.send('POST', `families/${desk.adminId}/${path}`, body);
      expect(answer.status).toBe(404);
    }
  });

  test('gets the e-mail for a new password in its own language', async () => {
    desk.t.emails.length = 0;
    expect((await desk.send('POST', `families/${therese}/password-letter`)).status).toBe(202);
    expect(desk.t.emails).toMatchObject([{ kind: 'password-reset', to: 'tmartin@example.org' }]);
  });

  test('is closed only by its name typed, with the promised days, and can be kept', async () => {
    const path = `families/${therese}/deletion`;
    const wrong = await desk.send('POST', path, { name: 'Martin' });
    expect(await bodyOf(wrong)).toMatchObject({ code: 'name_differs' });
    const closed = await bodyOf<Family>(await desk.send('POST', path, { name: 'Thérèse Martin ' }));
    expect(closed.deletion_due_at).not.toBeNull();
    expect(desk.t.emails.at(-1)).toMatchObject({ kind: 'deletion-asked' });
    const cancelled = await bodyOf<Family>(await desk.send('DELETE', path));
    expect(cancelled.deletion_due_at).toBeNull();
    expect(desk.t.emails.at(-1)).toMatchObject({ kind: 'deletion-cancelled' });
  });

  test('of an admin is not closed from the desk', async () => {
    const path = `families/${desk.adminId}/deletion`;
    const answer = await desk.send('POST', path, { name: 'Agnes Desk' });
    expect(await bodyOf(answer)).toMatchObject({ code: 'family_of_admin' });
  });
});

describe('the audit log', () => {
  test('tells every act, who did it and about whom, and can be narrowed', async () => {
    const { items, admins } = await desk.get<Audit>('audit');
    expect(items.map(({ action }) => action).sort()).toEqual([
      'access.ended',
      'access.given',
      'confirmation.sent',
      'family.closed',
      'family.kept',
      'password-letter.sent',
    ]);
    expect(items.find(({ action }) => action === 'access.given')).toMatchObject({
      admin: { name: 'Agnes Desk' },
      family: { id: therese, email: 'tmartin@example.org' },
      details: { months: 3, reason: 'need' },
    });
    expect(admins).toEqual([{ id: desk.adminId, name: 'Agnes Desk' }]);
    const narrow = async (query: string) =>
      (await desk.get<Audit>(`audit?${query}`)).items.map(({ action }) => action);
    expect(await narrow('action=access.given')).toEqual(['access.given']);
    expect(await narrow(`admin=${therese}`)).toEqual([]);
    expect(await narrow('day=2031-02-28')).toEqual([]);
    expect(await narrow('day=2031-03-01')).toHaveLength(6);
  });

  test('names no family in what it keeps, and stays when the family is gone', async () => {
    const rows = await desk.t.database.pool.query('select * from audit_log');
    expect(JSON.stringify(rows.rows)).not.toMatch(/Martin|Zélie|example\.org/);
    await desk.t.database.pool.query('delete from "user" where id = $1', [therese]);
    const { items } = await desk.get<Audit>('audit');
    expect(items).toHaveLength(6);
    expect(items.every(({ family: about }) => about === null)).toBe(true);
  });
});
