import { tmpdir } from 'node:os';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { session } from '../../db/tables/account.ts';
import { createAuth } from '../../platform/sign-in/auth.ts';
import { createAccount } from '../../platform/sign-in/create-account.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { addChildTo, type TestChild } from '../../test/children.ts';
import { addGrownUp, bodyOf, cookiesOf, startTestApp, type TestApp } from '../../test/harness.ts';

const day = 24 * 60 * 60 * 1000;
const password = 'correct-horse-9';
const email = 'maria@example.org';
let t: TestApp;
let parentId: string;
let child: TestChild;

beforeAll(async () => {
  t = await startTestApp();
  parentId = await addGrownUp(t.ctx, { email, password, name: 'Maria del Rosario' });
  child = await addChildTo(t.ctx, parentId, { name: 'José Luis' });
  await addGrownUp(t.ctx, { email: 'anna@example.org', password, admin: true });
});
afterAll(() => t.close());

const signIn = (body: unknown, headers?: Record<string, string>) =>
  t.call('/auth/v1/sign-in/email', { method: 'POST', body, headers });
const sessionOf = async (cookie: string) =>
  bodyOf<{ user: { id: string; role: string }; session: { expiresAt: string } } | null>(
    await t.call('/auth/v1/get-session', { cookie }),
  );

describe('signing in', () => {
  test('a right password gives a session of thirty days in a cookie no script can read', async () => {
    const answer = await signIn({ email: ' MARIA@example.org ', password });
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((line) => line.split('=')[0]).sort()).toEqual([
      'known',
      'session',
      'viewer',
    ]);
    const [cookie] = cookies.filter((line) => line.startsWith('session='));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(cookie).toMatch(/; Max-Age=2592000/);
    expect(cookie).not.toMatch(/; Secure|Domain=/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  test('keeps neither the network address nor the browser with the session, as the privacy page tells', async () => {
    const headers = { 'user-agent': 'iPad Safari/1', 'x-forwarded-for': '203.0.113.7' };
    const answer = await signIn({ email: 'maria@example.org', password }, headers);
    const call = { headers: { ...headers, cookie: cookiesOf(answer) } };
    expect(await bodyOf(await t.call('/auth/v1/get-session', call))).not.toBeNull();
    const saved = JSON.stringify(await t.ctx.db.select().from(session));
    expect(saved).toContain('createdAt');
    expect(saved).not.toMatch(/203\.0\.113|127\.0\.0|Safari/);
  });

  test('under https the session cookie is Secure and bound to this host', async () => {
    const publicUrl = 'https://quest.example';
    const ctx = { ...t.ctx, env: { ...t.ctx.env, publicUrl } };
    const { db, secret } = ctx;
    ctx.auth = createAuth({ db, secret, publicUrl, trustedOrigins: [] });
    const app = createApp(ctx, tmpdir());
    const answer = await app.request(`${publicUrl}/auth/v1/sign-in/email`, {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    const [cookie = ''] = cookies.filter((line) => line.startsWith('__Host-session='));
    expect(cookie).toMatch(/; Secure/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).not.toMatch(/Domain=/);
    expect(cookies.every((line) => /; Secure/.test(line))).toBe(true);
    const profile = await app.request(`${publicUrl}/rest/v1/profiles/${parentId}`, {
      headers: { cookie: cookiesOf(answer) },
    });
    expect(profile.status).toBe(200);
  });

  test('the cookie viewer repeats who it is and can be read by the page', async () => {
    for (const [who, input] of [
      ['parent', { email, password }],
      ['admin', { email: 'anna@example.org', password }],
      ['child', { email: child.email, password: child.password }],
    ] as const) {
      const cookies = (await signIn(input)).headers.getSetCookie();
      const viewers = cookies.filter((line) => line.startsWith('viewer='));
      expect(viewers).toHaveLength(1);
      expect(viewers[0]).toMatch(new RegExp(`^viewer=${who};`));
      expect(viewers[0]).not.toMatch(/HttpOnly/);
    }
  });

  test('a viewer cookie written by hand gives no right', async () => {
    const cookie = `${await t.signIn(child.email, child.password)}; viewer=admin`;
    expect((await t.call('/rest/v1/children', { cookie })).status).toBe(403);
  });

  test('a child signs in with the composed login e-mail', async () => {
    expect(child.email).toBe('maria+joseluis@example.org');
    const cookie = await t.signIn(child.email, child.password);
    expect((await sessionOf(cookie))?.user).toMatchObject({ id: child.id, role: 'child' });
  });

  test('a wrong password and an unknown address are the same answer', async () => {
    const wrong = await signIn({ email, password: 'not-this-one' });
    const unknown = await signIn({ email: 'nobody@example.org', password });
    expect(wrong.status).toBe(401);
    expect(unknown.status).toBe(401);
    const body = await wrong.text();
    expect(await unknown.text()).toBe(body);
    expect(JSON.parse(body)).toEqual({
      code: 'invalid_credentials',
      message: 'The e-mail or the password is not right.',
    });
    expect(wrong.headers.getSetCookie()).toEqual([]);
    expect([...wrong.headers.keys()]).toEqual([...unknown.headers.keys()]);
  });

  test('an address that is not confirmed is answered as an unknown one, whatever the password', async () => {
    await createAccount(t.ctx.db, {
      email: 'waiting@example.org',
      passwordHash: await hashPassword(password),
      fullName: 'Waiting',
      confirmed: false,
      profile: { role: 'parent', language: 'en', timeZone: 'UTC' },
    });
    const unknown = await signIn({ email: 'nobody@example.org', password });
    const answers = await unknown.text();
    for (const input of [password, 'not-this-one']) {
      const answer = await signIn({ email: 'waiting@example.org', password: input });
      expect(answer.status).toBe(401);
      expect(await answer.text()).toBe(answers);
      expect([...answer.headers.keys()]).toEqual([...unknown.headers.keys()]);
    }
  });

  test('fields that nobody agreed on, missing ones and no JSON are refused', async () => {
    for (const body of [{ email, password, role: 'admin' }, { email }, [], null, 'x']) {
      const answer = await signIn(body);
      expect(answer.status).toBe(400);
      expect((await bodyOf(answer)).code).toBe('invalid_input');
    }
    const nul = await signIn({ email: 'a\0@example.org', password });
    expect(nul.status).toBe(400);
  });
});

describe('guessing', () => {
  test('is slowed after ten tries for this account and source, and says how long to wait', async () => {
    const guessed = 'guessed@example.org';
    await addGrownUp(t.ctx, { email: guessed, password });
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => signIn({ email: guessed, password: 'not-this-one' })),
    );
    const statuses = tries.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
    const late = await signIn({ email: guessed, password });
    expect(late.status).toBe(429);
    expect((await bodyOf(late)).code).toBe('too_many_requests');
    const wait = Number(late.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(900);
    expect((await signIn({ email, password })).status).toBe(200);
    t.setNow(new Date(Date.now() + 16 * 60 * 1000));
    expect((await signIn({ email: guessed, password })).status).toBe(200);
    t.setNow(new Date());
  });
});

describe('the session', () => {
  test('of a parent carries role and user_metadata', async () => {
    const answer = await sessionOf(await t.signIn(email, password));
    expect(answer?.user).toEqual({
      id: parentId,
      email,
      name: 'Maria del Rosario',
      role: 'parent',
      isAdmin: false,
      deletionDueAt: null,
      user_metadata: {
        first_name: 'Maria',
        last_name: 'del Rosario',
        full_name: 'Maria del Rosario',
        phone: null,
      },
    });
    expect(new Date(answer?.session.expiresAt ?? 0).getTime()).toBeGreaterThan(
      Date.now() + 29 * day,
    );
  });

  test('of nobody is null, and the page is told that a visitor looks', async () => {
    const answer = await t.call('/auth/v1/get-session');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toBeNull();
    expect(answer.headers.getSetCookie()[0]).toMatch(/^viewer=visitor;/);
  });

  test('that was forged or changed is nobody’s', async () => {
    const cookie = await t.signIn(email, password);
    const forged = cookie.replace(/session=[^.]+/, 'session=abcdefghijklmnopqrstuvwxyzabcdef');
    expect((await t.call(`/rest/v1/profiles/${parentId}`, { cookie: forged })).status).toBe(401);
    expect(await sessionOf(forged)).toBeNull();
  });

  test('ends by itself after its time', async () => {
    const cookie = await t.signIn(email, password);
    t.setNow(new Date(Date.now() + 31 * day));
    expect((await t.call(`/rest/v1/profiles/${parentId}`, { cookie })).status).toBe(401);
    t.setNow(new Date());
  });

  test('of a child ends when its password is changed', async () => {
    const cookie = await t.signIn(child.email, child.password);
    const parent = await t.signIn(email, password);
    const changed = await t.call(`/rest/v1/children/${child.id}`, {
      method: 'PATCH',
      cookie: parent,
      body: { password: 'paper-boat' },
    });
    expect(changed.status).toBe(200);
    expect((await t.call('/rest/v1/progress', { cookie })).status).toBe(401);
    expect(await t.ctx.db.select().from(session).where(eq(session.userId, child.id))).toEqual([]);
    expect((await signIn({ email: child.email, password: 'paper-boat' })).status).toBe(200);
  });
});

describe('another site', () => {
  test.each([
    ['names its origin', { origin: 'https://evil.example' }],
    ['hides its origin', { origin: 'null' }],
    ['pretends to be ours', { origin: 'http://localhost:3000.evil.example' }],
    ['is told by the browser', { 'sec-fetch-site': 'cross-site' }],
  ])('that %s signs nobody in or out and writes nothing', async (_, headers) => {
    const cookie = await t.signIn('anna@example.org', password);
    for (const [path, body] of [
      ['/auth/v1/sign-in/email', { email, password }],
      ['/auth/v1/sign-out', {}],
      ['/rest/v1/children', { name: 'Pia', age: 8, password: 'wooden-boat', consent: true }],
    ] as const) {
      const answer = await t.call(path, { method: 'POST', body, cookie, headers });
      expect(answer.status).toBe(403);
      expect((await bodyOf(answer)).code).toBe('origin_refused');
    }
    expect((await bodyOf(await t.call('/rest/v1/children', { cookie }))).items).toEqual([]);
  });
});
