import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { familyDevices, picturePasswords } from '../../db/tables/family.ts';
import { addChildTo } from '../../test/children.ts';
import { addFamily, learnersOn, type TestFamily } from '../../test/family.ts';
import { addGrownUp, bodyOf, cookiesOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const devices = '/rest/v1/family-devices';
const right = ['lamb', 'sun', 'key', 'dove', 'boat'];
const wrong = ['sun', 'lamb', 'key', 'dove', 'boat'];

let t: TestApp;
let number = 0;
let family: TestFamily;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  family = await addFamily(t, `mother${number}`);
});

const here = async (device?: string) => bodyOf(await learnersOn(t, device));

describe('an approved device', () => {
  test('tells the names of the children, and nothing else of the family', async () => {
    const device = await family.approved();
    await family.edit({ pictures: right });
    expect(await here(device)).toEqual({
      approved: true,
      children: [
        {
          id: family.lucia.id,
          name: 'Lucia',
          has_pictures: true,
          paused: false,
          mark: expect.any(String),
        },
      ],
    });
    expect(await here()).toEqual({ approved: false, children: [] });
    expect(await here(`family_device=${'x'.repeat(43)}`)).toEqual({
      approved: false,
      children: [],
    });
  });

  test('has its secret in a cookie that no script can read, and the database a hash', async () => {
    const answer = await family.approve();
    const [set] = answer.headers.getSetCookie();
    expect(set).toMatch(/^family_device=[\w-]{43}; /);
    expect(set).toContain('HttpOnly');
    expect(set).toContain('SameSite=Lax');
    expect(set).toContain('Path=/;');
    const secret = /=([\w-]{43});/.exec(set ?? '')?.[1] ?? '';
    const rows = await t.ctx.db.select().from(familyDevices);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await answer.text()).not.toContain(secret);
  });

  test('is listed to its parent alone, and known as the one that asks', async () => {
    const device = await family.approved();
    const list = await bodyOf<{ items: object[] }>(
      await t.call(devices, { cookie: `${family.cookie}; ${device}` }),
    );
    expect(list.items).toEqual([
      {
        id: expect.any(String),
        name: 'iPad, Safari',
        approved_at: expect.any(String),
        last_used_at: expect.any(String),
        here: true,
      },
    ]);
    const other = await addGrownUp(t.ctx, { email: `other${number}@example.org` });
    const foreign = await t.call(devices, { cookie: await openSession(t.ctx, other) });
    expect(await bodyOf(foreign)).toEqual({ items: [], next: null });
  });

  test('approved twice stays one device', async () => {
    const device = await family.approved();
    const again = await family.approve(`${family.cookie}; ${device}`);
    expect(again.status).toBe(201);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await t.ctx.db.$count(familyDevices, eq(familyDevices.userId, family.parent))).toBe(1);
  });

  test('taken back by its parent is a device like any other', async () => {
    await family.edit({ pictures: right });
    const answer = await family.approve();
    const device = cookiesOf(answer);
    const { id } = await bodyOf<{ id: string }>(answer);
    const other = await addGrownUp(t.ctx, { email: `stranger${number}@example.org` });
    const remove = (as: string) => t.call(`${devices}/${id}`, { method: 'DELETE', cookie: as });
    expect((await remove(await openSession(t.ctx, other))).status).toBe(404);
    expect((await family.enter(device, { pictures: right })).status).toBe(200);
    expect(await bodyOf(await remove(family.cookie))).toEqual({ removed: true });
    expect(await here(device)).toEqual({ approved: false, children: [] });
    const refused = await family.enter(device, { pictures: right });
    expect(refused.status).toBe(403);
    expect((await bodyOf(refused)).code).toBe('device_not_approved');
    expect((await remove(family.cookie)).status).toBe(404);
  });

  test('of a family that has thirty gives way to a new one', async () => {
    const first = await family.approved();
    for (let count = 0; count < 29; count += 1) await family.approved();
    expect(await here(first)).toMatchObject({ approved: true });
    t.setNow(new Date(Date.now() + 3_700_000));
    const later = await openSession(t.ctx, family.parent);
    await family.approve(later);
    t.setNow(new Date());
    expect(await here(first)).toMatchObject({ approved: false });
    expect(await t.ctx.db.$count(familyDevices, eq(familyDevices.userId, family.parent))).toBe(30);
  });
});

describe('on an approved device a child signs in', () => {
  test('by its password, without the parent’s e-mail', async () => {
    const device = await family.approved();
    const answer = await family.enter(device, { password: family.lucia.password });
    expect(await bodyOf(answer)).toEqual({ signed_in: true });
    const session = cookiesOf(answer);
    expect(session).toContain('viewer=child');
    const who = await bodyOf<{ user: object }>(
      await t.call('/auth/v1/get-session', { cookie: session }),
    );
    expect(who.user).toMatchObject({ id: family.lucia.id, role: 'child' });
  });

  test('by five pictures in order, in a session as any other', async () => {
    const device = await family.approved();
    await family.edit({ pictures: right });
    const answer = await family.enter(device, { pictures: right });
    expect(answer.status).toBe(200);
    const [session] = answer.headers.getSetCookie();
    expect(session).toMatch(/^session=.*HttpOnly/);
    expect(session).toContain('SameSite=Lax');
    expect(cookiesOf(answer)).toContain('viewer=child');
    expect(await answer.text()).toBe('{"signed_in":true}');
    const progress = await t.call('/rest/v1/progress', { cookie: cookiesOf(answer) });
    expect(progress.status).toBe(200);
    expect((await t.call('/rest/v1/children', { cookie: cookiesOf(answer) })).status).toBe(403);
  });

  test('not by other pictures, nor in another order, nor where it has none', async () => {
    const device = await family.approved();
    const none = await family.enter(device, { pictures: right });
    await family.edit({ pictures: right });
    for (const refused of [
      none,
      await family.enter(device, { pictures: wrong }),
      await family.enter(device, { pictures: right.slice(0, 4) }),
      await family.enter(device, { pictures: right, child_id: 'missing' }),
    ]) {
      expect(refused.status).toBe(401);
      expect((await bodyOf(refused)).code).toBe('invalid_credentials');
    }
  });

  test('though strangers elsewhere have tried its password a hundred times', async () => {
    const device = await family.approved();
    const window = { count: 100, seconds: 3600 };
    for (let guess = 0; guess < 100; guess += 1) {
      await t.ctx.limiter.shared(`sign-in account ${family.lucia.email}`, window, t.ctx.now());
    }
    expect((await family.enter(device, { password: family.lucia.password })).status).toBe(200);
  });

  test('and leaves the device known to whoever signed in there before', async () => {
    const device = await family.approved();
    const known = await t.signIn(family.email, 'correct-horse-9');
    const [before] = /known=[^;]+/.exec(known) ?? [];
    const answer = await family.enter(`${device}; ${before}`, { password: family.lucia.password });
    const after = answer.headers.getSetCookie().filter((line) => line.startsWith('known='));
    expect(before).toContain('.');
    for (const line of after) expect(line).toContain(before?.split('.')[1]);
    expect(after).toHaveLength(1);
  });

  test('of its own family only', async () => {
    const device = await family.approved();
    const other = await addGrownUp(t.ctx, { email: `far${number}@example.org` });
    const tom = await addChildTo(t.ctx, other, { name: 'Tom' });
    const body = { pictures: right };
    const path = `/rest/v1/children/${tom.id}`;
    await t.call(path, { method: 'PATCH', body, cookie: await openSession(t.ctx, other) });
    expect((await family.enter(device, { pictures: right, child_id: tom.id })).status).toBe(401);
    expect((await family.enter(device, { password: tom.password, child_id: tom.id })).status).toBe(
      401,
    );
  });

  test('not while it is paused, and is told so', async () => {
    const device = await family.approved();
    await family.edit({ pictures: right, paused: true });
    expect(await here(device)).toMatchObject({ children: [{ name: 'Lucia', paused: true }] });
    for (const input of [{ pictures: right }, { password: family.lucia.password }]) {
      const refused = await family.enter(device, input);
      expect((await bodyOf(refused)).code).toBe('child_paused');
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect((await bodyOf(await family.enter(device, { pictures: wrong }))).code).toBe(
      'invalid_credentials',
    );
  });

  test('in its own language', async () => {
    const device = await family.approved();
    await family.edit({ pictures: right, language: 'fr' });
    expect(cookiesOf(await family.enter(device, { pictures: right }))).toContain('language=fr');
  });
});

describe('pictures', () => {
  test('are nothing without an approved device, however right', async () => {
    await family.edit({ pictures: right });
    expect((await bodyOf(await family.enter(undefined, { pictures: right }))).code).toBe(
      'device_not_approved',
    );
    const body = { email: family.lucia.email, password: right.join(' ') };
    const typed = await t.call('/auth/v1/sign-in/email', { method: 'POST', body });
    expect(typed.status).toBe(401);
  });

  test('are stored as any password is, end the child’s sessions, and can be taken away', async () => {
    const session = await openSession(t.ctx, family.lucia.id);
    expect(await bodyOf(await family.edit({ pictures: right }))).toMatchObject({
      has_pictures: true,
    });
    const rows = await t.ctx.db.select().from(picturePasswords);
    expect(rows.at(-1)?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d,p=1\$/);
    expect((await t.call('/rest/v1/progress', { cookie: session })).status).toBe(401);
    expect(await bodyOf(await family.edit({ pictures: null }))).toMatchObject({
      has_pictures: false,
    });
    const device = await family.approved();
    expect((await family.enter(device, { pictures: right })).status).toBe(401);
  });

  test('that are taken away while they are being looked at open no session', async () => {
    const device = await family.approved();
    await family.edit({ pictures: right });
    const { internalAdapter } = await t.ctx.auth.$context;
    const open = internalAdapter.createSession;
    vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...input) => {
      await family.edit({ pictures: null });
      return open(...input);
    });
    expect((await family.enter(device, { pictures: right })).status).toBe(401);
    expect(await t.ctx.db.$count(session, eq(session.userId, family.lucia.id))).toBe(0);
  });

  test.each([
    [right.slice(0, 4), 'pictures_wrong_number'],
    [[...right.slice(0, 4), 'lamb'], 'pictures_wrong_number'],
    [['lamb', 'star', 'boat', 'apple', 'key'], 'pictures_too_easy'],
    [['lamb', 'sun', 'key', 'dove', 'dragon'], 'invalid_input'],
  ])('%j are refused as %s', async (pictures, code) => {
    const answer = await family.edit({ pictures });
    expect(answer.status).toBe(400);
    expect((await bodyOf(answer)).code).toBe(code);
  });

  test('are guessed slowly, on one device, and lock nobody out elsewhere', async () => {
    const stolen = await family.approved();
    const own = await family.approved();
    await family.edit({ pictures: right });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => family.enter(stolen, { pictures: wrong })),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    const even = await family.enter(stolen, { pictures: right });
    expect(even.status).toBe(429);
    expect(Number(even.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await family.enter(own, { pictures: right })).status).toBe(200);
    expect((await family.enter(stolen, { password: family.lucia.password })).status).toBe(200);
  });

  test('that are right are not counted', async () => {
    const device = await family.approved();
    await family.edit({ pictures: right });
    for (let time = 0; time < 15; time += 1) {
      expect((await family.enter(device, { pictures: right })).status).toBe(200);
    }
  });
});
