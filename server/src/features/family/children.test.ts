import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { consents, user } from '../../db/tables/account.ts';
import { addChildTo, giveAccess } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

interface Child {
  id: string;
  name: string;
  login_email: string;
}
let t: TestApp;
let number = 0;
let parent: string;
let cookie: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  t.emails.length = 0;
  parent = await addGrownUp(t.ctx, { email: `mother+home${number}@example.org` });
  cookie = await openSession(t.ctx, parent);
});

const form = { name: 'José María', age: 8, password: 'wooden-boat', consent: true };
const add = (change: object = {}, as: string | undefined = cookie) =>
  t.call('/rest/v1/children', { method: 'POST', body: { ...form, ...change }, cookie: as });
const edit = (id: string, body: object) =>
  t.call(`/rest/v1/children/${id}`, { method: 'PATCH', body, cookie });
const list = async () =>
  (await bodyOf<{ items: Child[] }>(await t.call('/rest/v1/children', { cookie }))).items;

describe('adding a child', () => {
  test('gives it a login made of the parent’s e-mail and its name, and records the consent', async () => {
    const answer = await add();
    expect(answer.status).toBe(201);
    const child = await bodyOf<Child>(answer);
    expect(child).toEqual({
      id: expect.any(String),
      name: 'José María',
      age: 8,
      login_email: `mother+home${number}+josemaria@example.org`,
      created_at: expect.any(String),
      paused: false,
      any_order: false,
      chat: false,
      language: null,
      has_pictures: false,
      subscription: { active: false, expires_at: null },
    });
    expect(await list()).toEqual([child]);
    const input = await t.ctx.db.select().from(consents).where(eq(consents.childId, child.id));
    expect(input).toMatchObject([{ userId: parent, kind: 'child-data', version: '2025-06-20' }]);
    expect(await t.signIn(child.login_email, form.password)).toContain('viewer=child');
    expect(t.emails).toMatchObject([
      {
        kind: 'child-added',
        to: `mother+home${number}@example.org`,
        data: { child: 'José María' },
      },
    ]);
  });

  test.each([
    [
      { name: '!?' },
      'child_name_alphanumeric',
      'name',
      'Child name must contain alphanumeric characters.',
    ],
    [
      { name: 'Мария' },
      'child_name_alphanumeric',
      'name',
      'Child name must contain alphanumeric characters.',
    ],
    [{ name: ' ' }, 'name_required', 'name', 'Please enter a name.'],
    [
      { name: 'x'.repeat(61) },
      'name_too_long',
      'name',
      'This name is too long. Please shorten it.',
    ],
    [{ age: 2 }, 'child_age_range', 'age', 'Please give an age from 3 to 17, in whole years.'],
    [{ age: 18 }, 'child_age_range', 'age', 'Please give an age from 3 to 17, in whole years.'],
    [{ age: 7.5 }, 'child_age_range', 'age', 'Please give an age from 3 to 17, in whole years.'],
    [
      { password: 'five5' },
      'child_password_too_short',
      'password',
      'Please choose a password of at least 6 characters for your child.',
    ],
    [
      { password: '123456' },
      'password_too_common',
      'password',
      'Many people use this password, so it is easy to guess. Please choose another.',
    ],
    [
      { consent: false },
      'consent_required',
      'consent',
      'Before we keep anything about a child, we need the parent’s consent. Please tick the box.',
    ],
    [
      { consent: undefined },
      'consent_required',
      'consent',
      'Before we keep anything about a child, we need the parent’s consent. Please tick the box.',
    ],
  ])('with %o is refused as %s at %s', async (change, code, field, message) => {
    const answer = await add(change);
    expect(answer.status).toBe(code === 'consent_required' ? 403 : 400);
    expect(await answer.json()).toEqual({ code, message, fields: { [field]: code } });
    expect(await list()).toEqual([]);
  });

  test('without being signed in is told so in the fixed words', async () => {
    const answer = await add({}, '');
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({
      code: 'child_login_required',
      message: 'You must be logged in to add a child.',
    });
  });

  test('of a parent whose e-mail can carry no name is told so in the fixed words', async () => {
    await t.ctx.db
      .update(user)
      .set({ email: `no address ${number}` })
      .where(eq(user.id, parent));
    const answer = await add();
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code: 'invalid_parent_email',
      message: 'Invalid parent email format.',
    });
  });

  test('with a similar name is told so in the fixed words', async () => {
    await add({ name: 'José María' });
    for (const name of ['jose maria', 'JoseMaria', 'Jose-María!']) {
      const answer = await add({ name });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toEqual({
        code: 'child_name_similar',
        message: 'A child with a similar name might already exist. Please try a different name.',
        fields: { name: 'child_name_similar' },
      });
    }
    expect(await list()).toHaveLength(1);
  });

  test('whose login an adult has as an address is "a similar name" too', async () => {
    await addGrownUp(t.ctx, { email: `mother+home${number}+pia@example.org` });
    expect((await bodyOf(await add({ name: 'Pia' }))).code).toBe('child_name_similar');
  });

  test('ten times at once with similar names gives one', async () => {
    const spellings = [
      'Lucia',
      'lucia',
      'LUCIA',
      'Lucía',
      'Lu-cia',
      'lu cia',
      'Lucià',
      'L.ucia',
      'Lucia!',
      'luciA',
    ];
    const answers = await Promise.all(spellings.map((name) => add({ name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await list()).toHaveLength(1);
  });

  test('of the same name in another family is fine', async () => {
    const other = await addGrownUp(t.ctx, { email: `other${number}@example.org` });
    await addChildTo(t.ctx, other, { name: 'Lucia' });
    expect((await add({ name: 'Lucia' })).status).toBe(201);
  });

  test('a second time needs no second consent, and records it for that child', async () => {
    await add({ name: 'Lucia' });
    const second = await add({ name: 'Marco', consent: undefined });
    expect(second.status).toBe(201);
    const { id } = await bodyOf<Child>(second);
    expect(await t.ctx.db.select().from(consents).where(eq(consents.childId, id))).toHaveLength(1);
  });

  test('is no child’s to do', async () => {
    const child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    const answer = await add({}, await openSession(t.ctx, child.id));
    expect(answer.status).toBe(403);
    expect((await bodyOf(answer)).code).toBe('forbidden');
  });
});

describe('changing a child', () => {
  test('by name moves its login along, and it signs in by the new one', async () => {
    const { id } = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    const answer = await edit(id, { name: 'Lucia Pia', age: 9 });
    expect(await answer.json()).toMatchObject({
      id,
      name: 'Lucia Pia',
      age: 9,
      login_email: `mother+home${number}+luciapia@example.org`,
    });
    await t.signIn(`mother+home${number}+luciapia@example.org`, 'wooden-boat');
    const old = await t.call('/auth/v1/sign-in/email', {
      method: 'POST',
      body: { email: `mother+home${number}+lucia@example.org`, password: 'wooden-boat' },
    });
    expect(old.status).toBe(401);
  });

  test('keeps to the same rules', async () => {
    const { id } = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    await addChildTo(t.ctx, parent, { name: 'Marco' });
    const codes: unknown[] = [];
    for (const change of [
      ...[{ name: '?' }, { name: 'MARCO' }, { age: 40 }, { password: 'x' }, { password: 'qwerty' }],
    ]) {
      codes.push((await bodyOf(await edit(id, change))).code);
    }
    expect(codes).toEqual([
      'child_name_alphanumeric',
      'child_name_similar',
      'child_age_range',
      'child_password_too_short',
      'password_too_common',
    ]);
    expect((await list()).map(({ name }) => name)).toEqual(['Lucia', 'Marco']);
  });

  test('of a password is done thirty times an hour at most', async () => {
    const { id } = await bodyOf<Child>(await add());
    const limit = { count: 30, seconds: 3600 };
    for (let change = 0; change < 29; change += 1) {
      await t.ctx.limiter.shared(`child password ${parent}`, limit, t.ctx.now());
    }
    expect((await edit(id, { password: 'paper-boat' })).status).toBe(200);
    const refused = await edit(id, { password: 'silver-boat' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await edit(id, { age: 9 })).status).toBe(200);
  });

  test('to the name it has is no similar name', async () => {
    const { id } = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    expect((await edit(id, { name: 'Lucía' })).status).toBe(200);
    expect((await edit(id, {})).status).toBe(200);
  });
});

describe('deleting a child', () => {
  test('ends its session and its login, and leaves its brothers', async () => {
    const lucia = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    const marco = await addChildTo(t.ctx, parent, { name: 'Marco' });
    const session = await openSession(t.ctx, lucia.id);
    const answer = await t.call(`/rest/v1/children/${lucia.id}`, { method: 'DELETE', cookie });
    expect(await answer.json()).toEqual({ deleted: true });
    expect((await list()).map(({ id }) => id)).toEqual([marco.id]);
    expect((await t.call('/rest/v1/progress', { cookie: session })).status).toBe(401);
    expect((await add({ name: 'Lucia' })).status).toBe(201);
  });

  test('twice is told that there is no such child', async () => {
    const { id } = await addChildTo(t.ctx, parent, { name: 'Lucia' });
    const remove = () => t.call(`/rest/v1/children/${id}`, { method: 'DELETE', cookie });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });
});

test('a child’s access is told with its end, for as long as it lasts', async () => {
  const { id } = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  await giveAccess(t.ctx, parent, id, new Date('2026-01-31T10:00:00Z'), 'monthly');
  const until = new Date('2030-01-01T00:00:00Z');
  cookie = await openSession(t.ctx, parent, until);
  t.setNow(new Date('2026-02-28T09:59:59Z'));
  expect(await list()).toMatchObject([
    { subscription: { active: true, expires_at: '2026-02-28T10:00:00.000Z' } },
  ]);
  t.setNow(new Date('2026-02-28T10:00:00Z'));
  expect(await list()).toMatchObject([{ subscription: { active: false } }]);
  t.setNow(new Date());
});
