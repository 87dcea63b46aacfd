import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { consents, session, user } from '../../db/tables/account.ts';
import { lessonParts } from '../../db/tables/progress.ts';
import { addChildTo, giveAccess, type TestChild } from '../../test/children.ts';
import { addFamily, type TestFamily } from '../../test/family.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

let t: TestApp;
let number = 0;
let edit: TestFamily['edit'];
let parent: string;
let cookie: string;
let lucia: TestChild;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  ({ parent, cookie, lucia, edit } = await addFamily(t, `father${number}`));
});

const signIn = (child = lucia, language = 'en') =>
  t.call('/auth/v1/sign-in/email', {
    method: 'POST',
    body: { email: child.email, password: child.password },
    headers: { 'accept-language': language },
  });
const isSignedIn = async (as: string) => {
  const answer = await t.call('/auth/v1/get-session', { cookie: as });
  return (await answer.json()) !== null;
};

describe('a pause', () => {
  test('signs the child out at once and keeps it out, with its progress', async () => {
    const session = await openSession(t.ctx, lucia.id);
    const at = new Date();
    const part = { childId: lucia.id, lessonId: '1-1', part: 'goals', doneAt: at } as const;
    await t.ctx.db.insert(lessonParts).values(part);
    expect(await bodyOf(await edit({ paused: true }))).toMatchObject({ paused: true });
    expect(await isSignedIn(session)).toBe(false);
    const refused = await signIn();
    expect(refused.status).toBe(403);
    expect((await bodyOf(refused)).code).toBe('child_paused');
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await t.ctx.db.$count(lessonParts, eq(lessonParts.childId, lucia.id))).toBe(1);
  });

  test('holds for a session that was opened at the very moment', async () => {
    await edit({ paused: true });
    const session = await openSession(t.ctx, lucia.id);
    expect((await t.call('/rest/v1/progress', { cookie: session })).status).toBe(401);
    expect(await isSignedIn(session)).toBe(false);
  });

  test('is told to nobody who does not know the password', async () => {
    await edit({ paused: true });
    const answer = await signIn({ ...lucia, password: 'paper-boat' });
    expect(answer.status).toBe(401);
    expect((await bodyOf(answer)).code).toBe('invalid_credentials');
  });

  test('is told in the child’s own language, else in that of the page', async () => {
    await edit({ paused: true });
    expect((await bodyOf(await signIn(lucia, 'pt-BR'))).message).toMatch(/pausaram/);
    await edit({ language: 'fr' });
    expect((await bodyOf(await signIn(lucia, 'pt-BR'))).message).toMatch(/en pause/);
  });

  test('ends when the parent says so', async () => {
    await edit({ paused: true });
    expect(await bodyOf(await edit({ paused: false }))).toMatchObject({ paused: false });
    expect((await signIn()).status).toBe(200);
  });

  test('leaves brothers and the parent signed in', async () => {
    const marco = await addChildTo(t.ctx, parent, { name: 'Marco' });
    const brother = await openSession(t.ctx, marco.id);
    await edit({ paused: true });
    expect(await isSignedIn(brother)).toBe(true);
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('a password that the parent sets anew', () => {
  test('ends the sessions of the child, and nobody else’s', async () => {
    const marco = await addChildTo(t.ctx, parent, { name: 'Marco' });
    const sessions = [await openSession(t.ctx, lucia.id), await openSession(t.ctx, lucia.id)];
    const brother = await openSession(t.ctx, marco.id);
    expect((await edit({ password: 'paper-boat' })).status).toBe(200);
    for (const session of sessions) expect(await isSignedIn(session)).toBe(false);
    expect(await isSignedIn(brother)).toBe(true);
    expect(await isSignedIn(cookie)).toBe(true);
    expect((await signIn()).status).toBe(401);
    expect((await signIn({ ...lucia, password: 'paper-boat' })).status).toBe(200);
  });

  test('leaves no session to a login by the old one that was under way', async () => {
    const { internalAdapter } = await t.ctx.auth.$context;
    const open = internalAdapter.createSession;
    vi.spyOn(internalAdapter, 'createSession').mockImplementationOnce(async (...input) => {
      await edit({ password: 'paper-boat' });
      return open(...input);
    });
    expect((await signIn()).status).toBe(401);
    expect(await t.ctx.db.$count(session, eq(session.userId, lucia.id))).toBe(0);
  });
});

describe('the chat', () => {
  const saved = () =>
    t.ctx.db
      .select({ kind: consents.kind, userId: consents.userId, withdrawn: consents.withdrawnAt })
      .from(consents)
      .where(eq(consents.childId, lucia.id))
      .orderBy(asc(consents.kind), asc(consents.givenAt));

  test('is off by default, and switching it on records the parent’s consent once', async () => {
    expect(await bodyOf(await edit({}))).toMatchObject({ chat: false });
    for (const chat of [true, true]) {
      expect(await bodyOf(await edit({ chat }))).toMatchObject({ chat: true });
    }
    expect(await saved()).toMatchObject([
      { kind: 'chat', userId: parent, withdrawn: null },
      { kind: 'child-data', withdrawn: null },
    ]);
  });

  test('switched off is a consent withdrawn at once, and on again is a new one', async () => {
    await edit({ chat: true });
    expect(await bodyOf(await edit({ chat: false }))).toMatchObject({ chat: false });
    expect(await saved()).toMatchObject([{ withdrawn: expect.any(Date) }, { kind: 'child-data' }]);
    expect(await bodyOf(await edit({ chat: true }))).toMatchObject({ chat: true });
    expect(await saved()).toHaveLength(3);
  });

  test('of one child is not its sister’s', async () => {
    const sister = await addChildTo(t.ctx, parent, { name: 'Pia' });
    await edit({ chat: true });
    const path = `/rest/v1/children/${sister.id}`;
    const answer = await t.call(path, { method: 'PATCH', body: { age: 9 }, cookie });
    expect(await bodyOf(answer)).toMatchObject({ chat: false });
  });
});

test('the order of modules is the child’s own setting, and its map follows', async () => {
  await giveAccess(t.ctx, parent, lucia.id, new Date());
  const session = await openSession(t.ctx, lucia.id);
  const states = async () => {
    const answer = await t.call('/rest/v1/course', { cookie: session });
    const { modules } = await bodyOf<{ modules: unknown[] }>(answer);
    return JSON.stringify(modules);
  };
  const guided = await states();
  expect(await bodyOf(await edit({ any_order: true }))).toMatchObject({ any_order: true });
  const free = await states();
  await edit({ any_order: false });
  expect(await states()).toBe(guided);
  expect(free).not.toBe(guided);
});

describe('the language of a child', () => {
  const cookies = async (answer: Response) => answer.headers.getSetCookie().join('\n');

  test('is the device’s until the parent chooses one, and goes back when the child signs out', async () => {
    const headers = { cookie: 'language=pt-BR' };
    const body = { email: lucia.email, password: lucia.password };
    const enter = (more = headers) =>
      t.call('/auth/v1/sign-in/email', { method: 'POST', body, headers: more });
    expect(await cookies(await enter())).not.toContain('language=');
    expect(await bodyOf(await edit({ language: 'fr' }))).toMatchObject({ language: 'fr' });
    const entered = await cookies(await enter());
    expect(entered).toContain('\nlanguage=fr; ');
    expect(entered).toContain('\ndevice_language=pt-BR; ');
    const left = await t.call('/auth/v1/sign-out', {
      method: 'POST',
      body: {},
      headers: { cookie: 'language=fr; device_language=pt-BR' },
    });
    expect(await cookies(left)).toMatch(/(^|\n)language=pt-BR; /);
    expect(await cookies(left)).toContain('device_language=; Max-Age=0');
    expect(await bodyOf(await edit({ language: null }))).toMatchObject({ language: null });
  });

  test('of the one before is not the next one’s', async () => {
    const answer = await t.call('/auth/v1/sign-in/email', {
      method: 'POST',
      body: { email: lucia.email, password: lucia.password },
      headers: { cookie: 'language=fr; device_language=en' },
    });
    expect(await cookies(answer)).toContain('\nlanguage=en; ');
  });
});

describe('two windows', () => {
  test('that change different things both keep what they changed', async () => {
    await edit({ age: 9, was: { age: 8 } });
    const second = await edit({ name: 'Lucia Pia', was: { name: 'Lucia' } });
    expect(await bodyOf(second)).toMatchObject({ name: 'Lucia Pia', age: 9 });
  });

  test('that change the same thing: the later one is told, and nothing is lost silently', async () => {
    await edit({ name: 'Lucy', was: { name: 'Lucia' } });
    const later = await edit({ name: 'Lucie', age: 10, was: { name: 'Lucia', age: 8 } });
    expect(later.status).toBe(409);
    expect((await bodyOf(later)).code).toBe('child_changed');
    expect(await bodyOf(await edit({}))).toMatchObject({ name: 'Lucy', age: 8 });
    expect((await edit({ name: 'Lucie', was: { name: 'Lucy' } })).status).toBe(200);
  });

  test('that save at the same moment: one of them is told', async () => {
    const answers = await Promise.all(
      ['Luce', 'Lucetta', 'Lucina'].map((name) => edit({ name, was: { name: 'Lucia' } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

test('nobody but the parent changes anything of a child: not an admin, not another parent, not the child', async () => {
  const admin = await addGrownUp(t.ctx, { email: `admin${number}@example.org`, admin: true });
  const other = await addGrownUp(t.ctx, { email: `other${number}@example.org` });
  const marco = await addChildTo(t.ctx, parent, { name: 'Marco' });
  const before = await bodyOf(await edit({}));
  const changes = [
    ...[{ name: 'Rude' }, { age: 9 }, { password: 'paper-boat' }, { paused: true }],
    ...[{ any_order: true }, { chat: true }, { language: 'fr' }],
    { pictures: ['lamb', 'sun', 'key', 'dove', 'boat'] },
  ];
  for (const [id, status] of [
    [admin, 404],
    [other, 404],
    [lucia.id, 403],
    [marco.id, 403],
  ] as const) {
    const as = await openSession(t.ctx, id);
    for (const change of changes) expect((await edit(change, as)).status).toBe(status);
    const remove = { method: 'DELETE', cookie: as };
    expect((await t.call(`/rest/v1/children/${lucia.id}`, remove)).status).toBe(status);
  }
  expect(await bodyOf(await edit({}))).toEqual(before);
  expect((await signIn()).status).toBe(200);
});

test.each([
  ['🐑 Chloé ✨', 'chloe'],
  ['  Anne-Marie  O’Neil ', 'annemarieoneil'],
  ['Ｌｕｃ', 'luc'],
  ['Łucja', 'lucja'],
])('a child called %j logs in as %s', async (name, login) => {
  const { id, email } = await addChildTo(t.ctx, parent, { name });
  expect(email).toBe(`father${number}+${login}@example.org`);
  const [row] = await t.ctx.db.select().from(user).where(eq(user.id, id));
  expect(row?.name).toBe(name.trim());
});
