import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { profiles, user } from '../../db/tables/account.ts';
import { addChildTo } from '../../test/children.ts';
import { addGrownUp, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { untilCallsWait } from '../../test/waiting.ts';
import { lockLogins, setEmail } from '../account/email-change-store.ts';

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
  parent = await addGrownUp(t.ctx, { email: `old${number}@example.org` });
  cookie = await openSession(t.ctx, parent);
});

/**
 * Sends a call at the very moment when the parent's e-mail is being changed.
 * @returns Its answer.
 */
async function whileMoving(method: string, path: string, body: object): Promise<Response> {
  const answer = await t.ctx.db.transaction(async (tx) => {
    await lockLogins(tx, parent);
    const call = t.call(path, { method, body, cookie });
    await untilCallsWait(t.ctx.db);
    await setEmail(tx, parent, `new${number}@example.org`, t.ctx.now());
    return { call };
  });
  return answer.call;
}

async function loginsOfChildren(): Promise<string[]> {
  const rows = await t.ctx.db
    .select({ email: user.email })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .where(eq(profiles.parentId, parent));
  return rows.map(({ email }) => email);
}

test('a child added while the parent’s e-mail changes logs in by the new one', async () => {
  const child = { name: 'Lucia', age: 8, password: 'wooden-boat', consent: true };
  const answer = await whileMoving('POST', '/rest/v1/children', child);
  expect(answer.status).toBe(201);
  expect(await loginsOfChildren()).toEqual([`new${number}+lucia@example.org`]);
});

test('a child that gets another name while the parent’s e-mail changes logs in by the new one', async () => {
  const { id } = await addChildTo(t.ctx, parent, { name: 'Lucia' });
  const answer = await whileMoving('PATCH', `/rest/v1/children/${id}`, { name: 'Lucy' });
  expect(answer.status).toBe(200);
  expect(await loginsOfChildren()).toEqual([`new${number}+lucy@example.org`]);
});

test('a class added while the catechist’s e-mail changes logs in by the new one', async () => {
  const children = [{ name: 'Tom', age: 8, password: 'wooden-boat' }];
  const list = { key: randomUUID(), attested: true, children };
  const answer = await whileMoving('POST', '/rest/v1/class', list);
  expect(answer.status).toBe(200);
  expect(await loginsOfChildren()).toEqual([`new${number}+tom@example.org`]);
});
