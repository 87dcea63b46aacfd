import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addChildTo, type TestChild } from '../../test/children.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';

interface Agreement {
  kind: string;
  child_id: string | null;
  version: string;
  given_at: string;
  withdrawn_at: string | null;
}

const minute = 60 * 1000;
const begin = new Date();
let t: TestApp;
let number = 0;
let parent: string;
let cookie: string;
let child: TestChild;
let sibling: TestChild;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  later(0);
  number += 1;
  parent = await addGrownUp(t.ctx, { email: `maria${number}@example.org` });
  cookie = await openSession(t.ctx, parent);
  child = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  sibling = await addChildTo(t.ctx, parent, { name: 'Marco' });
});

const atMinute = (minutes: number) => new Date(begin.getTime() + minutes * minute).toISOString();
const later = (minutes: number) => t.setNow(new Date(atMinute(minutes)));
const give = (input: boolean, who = child) =>
  t.call(`/rest/v1/children/${who.id}/data-consent`, {
    method: 'POST',
    cookie,
    body: { given: input },
  });
const agreements = async () =>
  (await bodyOf<{ items: Agreement[] }>(await t.call('/rest/v1/account/consents', { cookie })))
    .items;
const about = async ({ id }: TestChild) =>
  (await agreements()).filter(({ child_id }) => child_id === id);
function readGoals(session: string) {
  const now = t.ctx.now().toISOString();
  const body = { key: randomUUID(), at: now, sentAt: now, lesson: '1-1', part: 'goals' };
  return t.call('/rest/v1/progress', { method: 'POST', cookie: session, body });
}

describe('the consent to keeping a child’s data', () => {
  test('stands on record with its version and its moment', async () => {
    expect(await about(child)).toEqual([
      {
        kind: 'child-data',
        child_id: child.id,
        version: '2025-06-20',
        given_at: atMinute(0),
        withdrawn_at: null,
      },
    ]);
  });

  test('taken back ends at once what the child does, and nothing of the sibling’s', async () => {
    const girl = await openSession(t.ctx, child.id);
    const boy = await openSession(t.ctx, sibling.id);
    expect((await readGoals(girl)).status).toBe(200);
    later(1);
    expect(await bodyOf(await give(false))).toEqual({ given: false });
    expect((await readGoals(girl)).status).toBe(401);
    expect((await readGoals(boy)).status).toBe(200);
    expect(await about(child)).toMatchObject([{ withdrawn_at: atMinute(1) }]);
    expect(await about(sibling)).toMatchObject([{ withdrawn_at: null }]);
  });

  test('taken back takes the one to the chat with it, which does not come back by itself', async () => {
    later(1);
    for (const { id } of [child, sibling]) {
      const path = `/rest/v1/children/${id}`;
      await t.call(path, { method: 'PATCH', cookie, body: { chat: true } });
    }
    later(2);
    await give(false);
    expect(await about(child)).toMatchObject([
      { kind: 'chat', withdrawn_at: atMinute(2) },
      { kind: 'child-data', withdrawn_at: atMinute(2) },
    ]);
    later(3);
    await give(true);
    const list = await t.call('/rest/v1/children', { cookie });
    const { items } = await bodyOf<{ items: { id: string; chat: boolean }[] }>(list);
    expect(items.map(({ id, chat }) => [id, chat])).toEqual([
      [child.id, false],
      [sibling.id, true],
    ]);
  });

  test('taken back lets the child in nowhere, also by a session that was opened at that moment', async () => {
    await give(false);
    const { email, password } = child;
    const body = { email, password };
    const answer = await t.call('/auth/v1/sign-in/email', { method: 'POST', body });
    expect([answer.status, (await bodyOf(answer)).code]).toEqual([403, 'child_closed']);
    expect(answer.headers.getSetCookie()).toEqual([]);
    const late = await openSession(t.ctx, child.id);
    expect((await readGoals(late)).status).toBe(401);
    const session = await t.call('/auth/v1/get-session', { cookie: late });
    expect(await session.json()).toBeNull();
    expect(session.headers.getSetCookie().join()).toContain('viewer=visitor');
    const wrong = { email, password: 'not-this-one' };
    const guess = await t.call('/auth/v1/sign-in/email', { method: 'POST', body: wrong });
    expect((await bodyOf(guess)).code).toBe('invalid_credentials');
  });

  test('given again lets the child in again, with all that was kept', async () => {
    await readGoals(await openSession(t.ctx, child.id));
    await give(false);
    later(2);
    await give(true);
    const back = await t.signIn(child.email, child.password);
    const answer = await t.call(`/rest/v1/progress?child_id=${child.id}`, { cookie: back });
    expect(JSON.stringify(await answer.json())).toContain('goals');
    expect(await about(child)).toMatchObject([
      { given_at: atMinute(2), withdrawn_at: null },
      { given_at: atMinute(0), withdrawn_at: expect.any(String) },
    ]);
  });

  test('sent twice, or from two tabs at once, counts once', async () => {
    await Promise.all([give(false), give(false)]);
    const [withdrawn] = await about(child);
    later(3);
    await give(false);
    expect(await about(child)).toEqual([withdrawn]);
    await Promise.all([give(true), give(true), give(true)]);
    expect(await about(child)).toHaveLength(2);
  });

  test('of a child that is taken back leaves the parent all that the child has done', async () => {
    await readGoals(await openSession(t.ctx, child.id));
    await give(false);
    const answer = await t.call(`/rest/v1/progress?child_id=${child.id}`, { cookie });
    expect(answer.status).toBe(200);
  });
});

test('the list of agreements holds nobody else’s', async () => {
  const stranger = await openSession(
    t.ctx,
    await addGrownUp(t.ctx, { email: `other${number}@example.org` }),
  );
  const answer = await t.call('/rest/v1/account/consents', { cookie: stranger });
  expect(await bodyOf(answer)).toEqual({ items: [], next: null });
});
