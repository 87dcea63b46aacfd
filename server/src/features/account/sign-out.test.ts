import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { addChildTo, type TestChild } from '../../test/children.ts';
import { addGrownUp, cookiesOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

const password = 'correct-horse-9';
let t: TestApp;
let number = 0;
let email: string;
let parent: string;
let child: TestChild;
let sibling: TestChild;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  email = `maria${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email, password });
  child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  sibling = await addChildTo(t.ctx, parent, { name: 'Marco' });
});

const signOut = (cookie?: string) =>
  t.call('/auth/v1/sign-out', { method: 'POST', cookie, body: {} });
const statusOf = async (cookie: string, id: string) =>
  (await t.call(`/rest/v1/profiles/${id}`, { cookie })).status;

describe('signing out', () => {
  test('ends the session at once and empties its cookies', async () => {
    const cookie = await t.signIn(email, password);
    const answer = await signOut(cookie);
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.some((line) => /^session=;.*Max-Age=0/.test(line))).toBe(true);
    expect(cookies.some((line) => /^viewer=visitor;/.test(line))).toBe(true);
    expect(await statusOf(cookie, parent)).toBe(401);
  });

  test('ends a child’s sessions on every device, and leaves the sibling’s and the parent’s', async () => {
    const here = await t.signIn(child.email, child.password);
    const elsewhere = await t.signIn(child.email, child.password);
    const brother = await t.signIn(sibling.email, sibling.password);
    const mother = await t.signIn(email, password);
    await signOut(here);
    expect(await statusOf(here, child.id)).toBe(401);
    expect(await statusOf(elsewhere, child.id)).toBe(401);
    expect(await t.ctx.db.$count(session, eq(session.userId, child.id))).toBe(0);
    expect(await statusOf(brother, sibling.id)).toBe(200);
    expect(await statusOf(mother, parent)).toBe(200);
  });

  test('ends a grown-up’s sessions on every device, and leaves the children’s and other families’', async () => {
    const stranger = await addGrownUp(t.ctx, { email: `other${number}@example.org`, password });
    const other = await openSession(t.ctx, stranger);
    const [here, elsewhere] = [await t.signIn(email, password), await t.signIn(email, password)];
    const girl = await t.signIn(child.email, child.password);
    await signOut(here);
    expect(await statusOf(here, parent)).toBe(401);
    expect(await statusOf(elsewhere, parent)).toBe(401);
    expect(await statusOf(girl, child.id)).toBe(200);
    expect(await statusOf(other, stranger)).toBe(200);
  });

  test('with a session that has ended, is over or was forged ends no other', async () => {
    const ended = await openSession(t.ctx, parent);
    await signOut(ended);
    const over = await openSession(t.ctx, parent, new Date(Date.now() - 1000));
    const open = await t.signIn(email, password);
    for (const cookie of [ended, over, `${open.split('.')[0]}.c2lnbmF0dXJl`, undefined]) {
      expect((await signOut(cookie)).status).toBe(200);
    }
    expect(await statusOf(open, parent)).toBe(200);
  });
});

describe('signing in', () => {
  test('ends the session this browser had, and no other of that person', async () => {
    const [here, elsewhere] = [await t.signIn(email, password), await t.signIn(email, password)];
    const body = { email: child.email, password: child.password };
    const path = '/auth/v1/sign-in/email';
    const wrong = { ...body, password: 'not-this-one' };
    expect((await t.call(path, { method: 'POST', cookie: here, body: wrong })).status).toBe(401);
    expect(await statusOf(here, parent)).toBe(200);
    const answer = await t.call(path, { method: 'POST', cookie: here, body });
    expect(answer.status).toBe(200);
    expect(await statusOf(cookiesOf(answer), child.id)).toBe(200);
    expect(await statusOf(here, parent)).toBe(401);
    expect(await statusOf(elsewhere, parent)).toBe(200);
  });
});
