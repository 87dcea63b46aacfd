import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { familyDevices, picturePasswords } from '../../db/tables/family.ts';
import { addChildTo, type TestChild } from '../../test/children.ts';
import {
  addGrownUp,
  bodyOf,
  cookiesOf,
  startTestHouse,
  type TestHouse,
} from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const devices = '/rest/v1/family-devices';
const right = ['lamb', 'sun', 'key', 'dove', 'boat'];
const wrong = ['sun', 'lamb', 'key', 'dove', 'boat'];

let t: TestHouse;
let number = 0;
let parent: string;
let cookie: string;
let lucia: TestChild;

beforeAll(async () => {
  t = await startTestHouse();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  parent = await addGrownUp(t.house, { email: `mother${number}@example.org` });
  cookie = await openSession(t.house, parent);
  lucia = await addChildTo(t.house, parent, { name: 'Lucia' });
});

const edit = (body: object, id = lucia.id) =>
  t.call(`/rest/v1/children/${id}`, { method: 'PATCH', body, cookie });
const approve = (as = cookie) =>
  t.call(devices, { method: 'POST', cookie: as, headers: { 'user-agent': 'iPad Safari/1' } });
/** The cookie of a device that the parent has just approved. */
const approved = async () => cookiesOf(await approve());
const here = async (device?: string) =>
  bodyOf(await t.call(`${devices}/here`, device ? { cookie: device } : {}));
const enter = (device: string | undefined, body: object) =>
  t.call(`${devices}/here/sign-in`, {
    method: 'POST',
    body: { child_id: lucia.id, ...body },
    ...(device ? { cookie: device } : {}),
  });

describe('an approved device', () => {
  test('tells the names of the children, and nothing else of the family', async () => {
    const device = await approved();
    await edit({ pictures: right });
    expect(await here(device)).toEqual({
      approved: true,
      children: [{ id: lucia.id, name: 'Lucia', has_pictures: true, paused: false }],
    });
    expect(await here()).toEqual({ approved: false, children: [] });
    expect(await here(`family_device=${'x'.repeat(43)}`)).toEqual({
      approved: false,
      children: [],
    });
  });

  test('has its secret in a cookie that no script can read, and the database a hash', async () => {
    const answer = await approve();
    const [set] = answer.headers.getSetCookie();
    expect(set).toMatch(/^family_device=[\w-]{43}; /);
    expect(set).toContain('HttpOnly');
    expect(set).toContain('SameSite=Lax');
    expect(set).toContain('Path=/rest/v1/family-devices;');
    const secret = /=([\w-]{43});/.exec(set ?? '')?.[1] ?? '';
    const rows = await t.house.db.select().from(familyDevices);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await answer.text()).not.toContain(secret);
  });

  test('is listed to its parent alone, and known as the one that asks', async () => {
    const device = await approved();
    const list = await bodyOf<{ items: object[] }>(
      await t.call(devices, { cookie: `${cookie}; ${device}` }),
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
    const other = await addGrownUp(t.house, { email: `other${number}@example.org` });
    const foreign = await t.call(devices, { cookie: await openSession(t.house, other) });
    expect(await bodyOf(foreign)).toEqual({ items: [], next: null });
  });

  test('approved twice stays one device', async () => {
    const device = await approved();
    const again = await approve(`${cookie}; ${device}`);
    expect(again.status).toBe(201);
    expect(again.headers.getSetCookie()).toEqual([]);
    expect(await t.house.db.$count(familyDevices, eq(familyDevices.userId, parent))).toBe(1);
  });

  test('taken back by its parent is a device like any other', async () => {
    await edit({ pictures: right });
    const answer = await approve();
    const device = cookiesOf(answer);
    const { id } = await bodyOf<{ id: string }>(answer);
    const other = await addGrownUp(t.house, { email: `stranger${number}@example.org` });
    const remove = (as: string) => t.call(`${devices}/${id}`, { method: 'DELETE', cookie: as });
    expect((await remove(await openSession(t.house, other))).status).toBe(404);
    expect((await enter(device, { pictures: right })).status).toBe(200);
    expect(await bodyOf(await remove(cookie))).toEqual({ removed: true });
    expect(await here(device)).toEqual({ approved: false, children: [] });
    const refused = await enter(device, { pictures: right });
    expect(refused.status).toBe(403);
    expect((await bodyOf(refused)).code).toBe('device_not_approved');
    expect((await remove(cookie)).status).toBe(404);
  });

  test('of a family that has thirty gives way to a new one', async () => {
    const first = await approved();
    for (let count = 0; count < 29; count += 1) await approved();
    expect(await here(first)).toMatchObject({ approved: true });
    t.setNow(new Date(Date.now() + 3_700_000));
    const later = await openSession(t.house, parent);
    await approve(later);
    t.setNow(new Date());
    expect(await here(first)).toMatchObject({ approved: false });
    expect(await t.house.db.$count(familyDevices, eq(familyDevices.userId, parent))).toBe(30);
  });
});

describe('on an approved device a child signs in', () => {
  test('by its password, without the parent’s e-mail', async () => {
    const device = await approved();
    const answer = await enter(device, { password: lucia.password });
    expect(await bodyOf(answer)).toEqual({ signed_in: true });
    const session = cookiesOf(answer);
    expect(session).toContain('viewer=child');
    const who = await bodyOf<{ user: object }>(
      await t.call('/auth/v1/get-session', { cookie: session }),
    );
    expect(who.user).toMatchObject({ id: lucia.id, role: 'child' });
  });

  test('by five pictures in order, in a session as any other', async () => {
    const device = await approved();
    await edit({ pictures: right });
    const answer = await enter(device, { pictures: right });
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
    const device = await approved();
    const none = await enter(device, { pictures: right });
    await edit({ pictures: right });
    for (const refused of [
      none,
      await enter(device, { pictures: wrong }),
      await enter(device, { pictures: right.slice(0, 4) }),
      await enter(device, { pictures: right, child_id: 'missing' }),
    ]) {
      expect(refused.status).toBe(401);
      expect((await bodyOf(refused)).code).toBe('invalid_credentials');
    }
  });

  test('though strangers elsewhere have tried its password a hundred times', async () => {
    const device = await approved();
    const window = { count: 100, seconds: 3600 };
    for (let guess = 0; guess < 100; guess += 1) {
      await t.house.limiter.shared(`sign-in account ${lucia.email}`, window, t.house.now());
    }
    expect((await enter(device, { password: lucia.password })).status).toBe(200);
  });

  test('and leaves the device known to whoever signed in there before', async () => {
    const device = await approved();
    const email = `mother${number}@example.org`;
    const known = await t.signIn(email, 'correct-horse-9');
    const [before] = /known=[^;]+/.exec(known) ?? [];
    const answer = await enter(`${device}; ${before}`, { password: lucia.password });
    const after = answer.headers.getSetCookie().filter((line) => line.startsWith('known='));
    expect(before).toContain('.');
    for (const line of after) expect(line).toContain(before?.split('.')[1]);
    expect(after.at(-1)).toContain(`; Path=${devices}/here/sign-in;`);
  });

  test('of its own family only', async () => {
    const device = await approved();
    const other = await addGrownUp(t.house, { email: `far${number}@example.org` });
    const tom = await addChildTo(t.house, other, { name: 'Tom' });
    const body = { pictures: right };
    const path = `/rest/v1/children/${tom.id}`;
    await t.call(path, { method: 'PATCH', body, cookie: await openSession(t.house, other) });
    expect((await enter(device, { pictures: right, child_id: tom.id })).status).toBe(401);
    expect((await enter(device, { password: tom.password, child_id: tom.id })).status).toBe(401);
  });

  test('not while it is paused, and is told so', async () => {
    const device = await approved();
    await edit({ pictures: right, paused: true });
    expect(await here(device)).toMatchObject({ children: [{ name: 'Lucia', paused: true }] });
    for (const given of [{ pictures: right }, { password: lucia.password }]) {
      const refused = await enter(device, given);
      expect((await bodyOf(refused)).code).toBe('child_paused');
      expect(refused.headers.getSetCookie()).toEqual([]);
    }
    expect((await bodyOf(await enter(device, { pictures: wrong }))).code).toBe(
      'invalid_credentials',
    );
  });

  test('in its own language', async () => {
    const device = await approved();
    await edit({ pictures: right, language: 'fr' });
    expect(cookiesOf(await enter(device, { pictures: right }))).toContain('language=fr');
  });
});

describe('pictures', () => {
  test('are nothing without an approved device, however right', async () => {
    await edit({ pictures: right });
    expect((await bodyOf(await enter(undefined, { pictures: right }))).code).toBe(
      'device_not_approved',
    );
    const body = { email: lucia.email, password: right.join(' ') };
    const typed = await t.call('/auth/v1/sign-in/email', { method: 'POST', body });
    expect(typed.status).toBe(401);
  });

  test('are stored as any password is, end the child’s sessions, and can be taken away', async () => {
    const session = await openSession(t.house, lucia.id);
    expect(await bodyOf(await edit({ pictures: right }))).toMatchObject({ has_pictures: true });
    const rows = await t.house.db.select().from(picturePasswords);
    expect(rows.at(-1)?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await t.call('/rest/v1/progress', { cookie: session })).status).toBe(401);
    expect(await bodyOf(await edit({ pictures: null }))).toMatchObject({ has_pictures: false });
    const device = await approved();
    expect((await enter(device, { pictures: right })).status).toBe(401);
  });

  test('that are taken away while they are being looked at open no session', async () => {
    const device = await approved();
    await edit({ pictures: right });
    const { internalAdapter } = await t.house.auth.$context;
    const open = internalAdapter.createSession;
    vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...given) => {
      await edit({ pictures: null });
      return open(...given);
    });
    expect((await enter(device, { pictures: right })).status).toBe(401);
    expect(await t.house.db.$count(session, eq(session.userId, lucia.id))).toBe(0);
  });

  test.each([
    [right.slice(0, 4), 'pictures_wrong_number'],
    [[...right.slice(0, 4), 'lamb'], 'pictures_wrong_number'],
    [['lamb', 'star', 'boat', 'apple', 'key'], 'pictures_too_easy'],
    [['lamb', 'sun', 'key', 'dove', 'dragon'], 'invalid_input'],
  ])('%j are refused as %s', async (pictures, code) => {
    const answer = await edit({ pictures });
    expect(answer.status).toBe(400);
    expect((await bodyOf(answer)).code).toBe(code);
  });

  test('are guessed slowly, on one device, and lock nobody out elsewhere', async () => {
    const stolen = await approved();
    const own = await approved();
    await edit({ pictures: right });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, () => enter(stolen, { pictures: wrong })),
    );
    expect(guesses.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429]);
    const even = await enter(stolen, { pictures: right });
    expect(even.status).toBe(429);
    expect(Number(even.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await enter(own, { pictures: right })).status).toBe(200);
    expect((await enter(stolen, { password: lucia.password })).status).toBe(200);
  });

  test('that are right are not counted', async () => {
    const device = await approved();
    await edit({ pictures: right });
    for (let time = 0; time < 15; time += 1) {
      expect((await enter(device, { pictures: right })).status).toBe(200);
    }
  });
});
