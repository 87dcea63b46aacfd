import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userRoles } from '../../db/tables/account.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

let t: TestApp;
let parent: string;
let admin: string;
let lucia: string;
let pia: string;
let cookies: Record<'parent' | 'admin' | 'lucia' | 'pia', string>;

beforeAll(async () => {
  t = await startTestApp();
  parent = await addGrownUp(t.ctx, { email: 'maria@example.org', name: 'Maria Rossi' });
  admin = await addGrownUp(t.ctx, { email: 'anna@example.org', admin: true });
  lucia = (await addChildTo(t.ctx, parent, { name: 'Lucia', age: 8 })).id;
  pia = (await addChildTo(t.ctx, admin, { name: 'Pia' })).id;
  const [p = '', a = '', l = '', x = ''] = await Promise.all(
    [parent, admin, lucia, pia].map((id) => openSession(t.ctx, id)),
  );
  cookies = { parent: p, admin: a, lucia: l, pia: x };
});
afterAll(() => t.close());

const get = async (path: string, cookie: string) => (await t.call(path, { cookie })).json();
const request = async (child: string, cookie: string) =>
  (
    await t.call('/rest/v1/rpc/is_parent_admin', {
      method: 'POST',
      body: { child_user_id: child },
      cookie,
    })
  ).json();

describe('profiles', () => {
  test('of a parent and of a child have the fields agreed on and no other', async () => {
    expect(await get(`/rest/v1/profiles/${parent}`, cookies.parent)).toEqual({
      id: parent,
      parent_id: null,
      role: 'parent',
      full_name: 'Maria Rossi',
      account_type: 'parent',
      phone: null,
      age: null,
      language: 'en',
      time_zone: 'Europe/Rome',
    });
    expect(await get(`/rest/v1/profiles/${lucia}`, cookies.lucia)).toEqual({
      id: lucia,
      parent_id: parent,
      role: 'child',
      full_name: 'Lucia',
      account_type: null,
      phone: null,
      age: 8,
      language: 'en',
      time_zone: 'Europe/Rome',
    });
  });

  test('tell roles as rows of user_roles', async () => {
    expect(await get(`/rest/v1/user_roles?user_id=${admin}`, cookies.admin)).toEqual({
      items: [{ user_id: admin, role: 'admin' }],
      next: null,
    });
    expect(await get(`/rest/v1/user_roles?user_id=${parent}`, cookies.parent)).toEqual({
      items: [],
      next: null,
    });
  });
});

describe('is_parent_admin', () => {
  test('answers a bare boolean to the child, its parent and an admin', async () => {
    expect(await request(pia, cookies.pia)).toBe(true);
    expect(await request(pia, cookies.admin)).toBe(true);
    expect(await request(lucia, cookies.lucia)).toBe(false);
    expect(await request(lucia, cookies.parent)).toBe(false);
    expect(await request(lucia, cookies.admin)).toBe(false);
  });

  test('tells nobody else', async () => {
    for (const [child, cookie] of [
      [pia, cookies.lucia],
      [pia, cookies.parent],
      [lucia, cookies.pia],
    ] as const) {
      expect(await request(child, cookie)).toMatchObject({ code: 'not_found' });
    }
  });
});

describe('the child of an admin', () => {
  const place = '/rest/v1/lessons/2/1';

  test('may open every module, and no more than that', async () => {
    const map = (await get('/rest/v1/course', cookies.pia)) as {
      modules: { lessons: { open: boolean }[] }[];
    };
    const lessons = map.modules.flatMap((module) => module.lessons);
    expect(lessons.map(({ open }) => open)).toEqual(Array(52).fill(true));
    expect(await get('/auth/v1/get-session', cookies.pia)).toMatchObject({
      user: { role: 'child', isAdmin: false },
    });
    for (const path of [
      `/rest/v1/profiles/${lucia}`,
      `/rest/v1/profiles/${admin}`,
      `/rest/v1/progress?child_id=${lucia}`,
      `/rest/v1/user_subscriptions?user_id=${lucia}`,
    ]) {
      expect(await get(path, cookies.pia), path).toMatchObject({ code: 'not_found' });
    }
    for (const path of ['/rest/v1/children', '/rest/v1/account/export']) {
      expect(await get(path, cookies.pia), path).toMatchObject({ code: 'forbidden' });
    }
    const owned = await get(`/rest/v1/user_subscriptions?user_id=${pia}`, cookies.pia);
    expect(owned).toEqual({ items: [], next: null });
  });

  test('with a row of its own in user_roles is still a child', async () => {
    await t.ctx.db.insert(userRoles).values({ userId: lucia, role: 'admin' });
    expect(await get('/auth/v1/get-session', cookies.lucia)).toMatchObject({
      user: { role: 'child', isAdmin: false },
    });
    expect(await get(`/rest/v1/profiles/${admin}`, cookies.lucia)).toMatchObject({
      code: 'not_found',
    });
    expect((await t.call(place, { cookie: cookies.lucia })).status).toBe(403);
    await t.ctx.db.delete(userRoles).where(eq(userRoles.userId, lucia));
  });

  test('loses it the moment the parent is no admin any more', async () => {
    expect((await t.call(place, { cookie: cookies.pia })).status).toBe(200);
    await t.ctx.db.delete(userRoles).where(eq(userRoles.userId, admin));
    const locked = await t.call(place, { cookie: cookies.pia });
    expect(locked.status).toBe(403);
    expect(await locked.json()).toMatchObject({ code: 'lesson_locked_ask_parent' });
    expect(await request(pia, cookies.pia)).toBe(false);
    expect(await get(`/rest/v1/profiles/${lucia}`, cookies.admin)).toMatchObject({
      code: 'not_found',
    });
    await t.ctx.db.insert(userRoles).values({ userId: admin, role: 'admin' });
  });
});
