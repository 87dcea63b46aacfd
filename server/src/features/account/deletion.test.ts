import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { session, user } from '../../db/tables/account.ts';
import { familyDeletions } from '../../db/tables/settings.ts';
import { addChildTo, type TestChild } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { deleteDueFamilies } from './deletion.ts';

const password = 'correct-horse-9';
const day = 24 * 60 * 60 * 1000;
const begin = new Date();
let t: TestApp;
let number = 0;
let email: string;
let parent: string;
let child: TestChild;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  later(0);
  t.emails.length = 0;
  number += 1;
  email = `maria${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email, password });
  child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
});

const onDay = (days: number) => new Date(begin.getTime() + days * day).toISOString();
const dayInRome = (days: number) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(
    new Date(onDay(days)),
  );
const later = (days: number) => t.setNow(new Date(onDay(days)));
const ask = (cookie: string, input = password) =>
  t.call('/rest/v1/account/deletion', { method: 'POST', cookie, body: { password: input } });
const cancelDeletion = (cookie: string) =>
  t.call('/rest/v1/account/deletion', { method: 'DELETE', cookie });
const statusOf = async (path: string, cookie: string) => (await t.call(path, { cookie })).status;
const isThere = async (id = parent) =>
  (await t.ctx.db.select({ id: user.id }).from(user).where(eq(user.id, id))).length > 0;
/** A session of the parent after the deletion was asked for. */
async function leaving(): Promise<string> {
  await ask(await openSession(t.ctx, parent));
  return openSession(t.ctx, parent);
}

describe('asking for the deletion of a family', () => {
  test('ends access at once for all of it, and tells the day, within 30 days', async () => {
    const cookies = [await openSession(t.ctx, parent), await openSession(t.ctx, parent)];
    const girl = await openSession(t.ctx, child.id);
    const answer = await ask(cookies[0] ?? '');
    expect(answer.status).toBe(202);
    const { due_at } = await bodyOf<{ due_at: string }>(answer);
    const days = (Date.parse(due_at) - begin.getTime()) / day;
    expect(days).toBeGreaterThan(20);
    expect(days).toBeLessThan(30);
    for (const cookie of [...cookies, girl]) {
      expect(await statusOf(`/rest/v1/profiles/${parent}`, cookie)).toBe(401);
    }
    for (const id of [parent, child.id]) {
      expect(await t.ctx.db.$count(session, eq(session.userId, id))).toBe(0);
    }
    expect(t.emails).toMatchObject([
      { kind: 'deletion-asked', to: email, data: { date: dayInRome(28) } },
    ]);
  });

  test('needs the password', async () => {
    const cookie = await openSession(t.ctx, parent);
    const answer = await ask(cookie, 'not-this-one');
    expect(await bodyOf(answer)).toMatchObject({ fields: { password: 'password_wrong' } });
    expect(await statusOf(`/rest/v1/profiles/${parent}`, cookie)).toBe(200);
    expect(t.emails).toEqual([]);
  });

  test('sent twice, or later again, keeps the first promise and writes one e-mail', async () => {
    const cookies = [await openSession(t.ctx, parent), await openSession(t.ctx, parent)];
    const answers = await Promise.all(cookies.map((cookie) => ask(cookie)));
    later(3);
    answers.push(await ask(await openSession(t.ctx, parent)));
    // The first call ends all sessions: the second is then told that its own is over, if it was not read before.
    const [first, second, third] = answers.map((answer) => answer.status).sort();
    expect([first, second]).toEqual([202, 202]);
    expect([202, 401]).toContain(third);
    const cancelled = answers.filter((answer) => answer.status === 202);
    const days = await Promise.all(cancelled.map((answer) => answer.text()));
    expect(new Set(days).size).toBe(1);
    expect(t.emails).toHaveLength(1);
  });
});

describe('a family that is to be deleted', () => {
  test('lets nobody in but its parent, to keep it', async () => {
    const cookie = await leaving();
    const children = await t.call('/auth/v1/sign-in/email', {
      method: 'POST',
      body: { email: child.email, password: child.password },
    });
    expect((await bodyOf(children)).code).toBe('child_closed');
    const late = await openSession(t.ctx, child.id);
    expect(await statusOf(`/rest/v1/profiles/${child.id}`, late)).toBe(401);
    for (const path of [
      `/rest/v1/profiles/${parent}`,
      '/rest/v1/children',
      '/rest/v1/account/export',
      '/rest/v1/account/consents',
      `/rest/v1/progress?child_id=${child.id}`,
    ]) {
      expect(await statusOf(path, cookie), path).toBe(401);
    }
    const result = await t.call('/auth/v1/get-session', { cookie });
    expect(await bodyOf(result)).toMatchObject({
      user: { email, deletionDueAt: onDay(28) },
    });
  });

  test('is kept when its parent says so, with an e-mail, and everybody is let in again', async () => {
    await t.signIn(email, password);
    const cookie = await leaving();
    t.emails.length = 0;
    expect((await cancelDeletion(cookie)).status).toBe(200);
    expect((await cancelDeletion(cookie)).status).toBe(200);
    expect(t.emails).toMatchObject([{ kind: 'deletion-cancelled', to: email }]);
    expect(await statusOf('/rest/v1/children', cookie)).toBe(200);
    await t.signIn(child.email, child.password);
    later(60);
    await deleteDueFamilies(t.ctx);
    expect(await isThere()).toBe(true);
  });

  test('cannot get another address by a link that was sent before', async () => {
    const cookie = await openSession(t.ctx, parent);
    const body = { email: `new${number}@example.org`, password };
    await t.call('/rest/v1/account/email-change', { method: 'POST', cookie, body });
    const sent = t.emails.at(-1);
    const link = sent && 'link' in sent.data ? sent.data.link : '';
    await ask(cookie);
    const token = new URL(link).searchParams.get('token');
    const path = `/rest/v1/account/email-change/confirmation?token=${token}`;
    expect((await bodyOf(await t.call(path))).code).toBe('confirm_link_expired');
  });
});

describe('the job that deletes', () => {
  test('does so on the day promised and not before, child and all', async () => {
    await leaving();
    later(27);
    await deleteDueFamilies(t.ctx);
    expect(await isThere()).toBe(true);
    later(28);
    await deleteDueFamilies(t.ctx);
    expect([await isThere(), await isThere(child.id)]).toEqual([false, false]);
    await deleteDueFamilies(t.ctx);
  });

  test('goes on where it was cut off, and one family holds up no other', async () => {
    await leaving();
    const other = await addGrownUp(t.ctx, { email: `other${number}@example.org`, password });
    await ask(await openSession(t.ctx, other));
    await t.database.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin if old.id = '${parent}' then raise exception 'no'; end if; return old; end $$;
       create trigger refuse before delete on profiles for each row execute function refuse()`,
    );
    later(28);
    await expect(deleteDueFamilies(t.ctx)).rejects.toThrow('1 families');
    expect([await isThere(), await isThere(child.id), await isThere(other)]).toEqual([
      true,
      true,
      false,
    ]);
    await t.database.pool.query('drop trigger refuse on profiles; drop function refuse()');
    await deleteDueFamilies(t.ctx);
    expect(await isThere()).toBe(false);
  });

  test('leaves a family alone that is being kept at this moment', async () => {
    const cookie = await leaving();
    later(28);
    await Promise.all([cancelDeletion(cookie), deleteDueFamilies(t.ctx)]);
    const promised = await t.ctx.db.$count(familyDeletions, eq(familyDeletions.userId, parent));
    expect(promised).toBe(0);
  });
});
