import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { addGrownUp, bodyOf, cookiesOf, startTestApp, type TestApp } from '../../test/harness.ts';

const day = 24 * 60 * 60 * 1000;
let t: TestApp;
let number = 0;
let cookie: string;
let parent: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  const email = `person${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email });
  cookie = await t.signIn(email, 'correct-horse-9');
});

/** Makes the session as if it had been opened, and used last, some days ago. */
async function age({ opened, used }: { opened: number; used: number }): Promise<void> {
  const createdAt = new Date(Date.now() - opened * day);
  const expiresAt = new Date(Date.now() + (30 - used) * day);
  await t.ctx.db.update(session).set({ createdAt, expiresAt }).where(eq(session.userId, parent));
}
const look = () => t.call('/auth/v1/get-session', { cookie });
const children = async () => (await t.call('/rest/v1/children', { cookie })).status;

test('a session that is used is prolonged to thirty days, with its cookie', async () => {
  await age({ opened: 20, used: 2 });
  const answer = await look();
  expect(await bodyOf(answer)).toMatchObject({ user: { id: parent } });
  const renewed = answer.headers.getSetCookie().find((line) => line.startsWith('session='));
  expect(renewed).toContain('Max-Age=2592000');
  const [row] = await t.ctx.db.select().from(session).where(eq(session.userId, parent));
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29.9 * day);
  expect(await children()).toBe(200);
});

test('a session of yesterday’s use is left as it is', async () => {
  await age({ opened: 20, used: 0.5 });
  const cookies = cookiesOf(await look());
  expect(cookies).not.toContain('session=');
});

test('a session is over ninety days after it was opened, however often it is used', async () => {
  await age({ opened: 89.9, used: 0 });
  expect(await children()).toBe(200);
  expect(await bodyOf(await look())).toMatchObject({ user: { id: parent } });
  await age({ opened: 90.1, used: 0 });
  expect(await children()).toBe(401);
  const answer = await look();
  expect(await answer.json()).toBeNull();
  const cookies = answer.headers.getSetCookie();
  expect(cookies.some((line) => /^session=;.*Max-Age=0/.test(line))).toBe(true);
  expect(cookies.some((line) => /^viewer=visitor;/.test(line))).toBe(true);
  expect(await t.ctx.db.$count(session, eq(session.userId, parent))).toBe(0);
});
