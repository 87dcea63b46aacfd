import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { session } from '../../db/tables/account.ts';
import { addGrownUp, cookiesOf, startTestApp, type TestApp } from '../../test/harness.ts';

const password = 'correct-horse-9';
let t: TestApp;
let number = 0;
let email: string;
let parent: string;
let cookie: string;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  number += 1;
  email = `person${number}@example.org`;
  parent = await addGrownUp(t.ctx, { email });
  cookie = await t.signIn(email, password);
});

const sessions = () => t.ctx.db.$count(session, eq(session.userId, parent));
const forgets = (answer: Response) =>
  answer.headers.getSetCookie().some((line) => /^leaving=;.*Max-Age=0/.test(line));

test.each(['/rest/v1/children', '/auth/v1/get-session', '/rest/v1/course'])(
  'a device that was locked without a network is signed out by its first call: %s',
  async (path) => {
    const elsewhere = await t.signIn(email, password);
    const answer = await t.call(path, { cookie: `${cookie}; leaving=1` });
    expect(forgets(answer)).toBe(true);
    expect(await sessions()).toBe(0);
    expect((await t.call('/rest/v1/children', { cookie })).status).toBe(401);
    expect((await t.call('/rest/v1/children', { cookie: elsewhere })).status).toBe(401);
  },
);

test('the first call of a locked device is answered as a visitor’s', async () => {
  const answer = await t.call('/auth/v1/get-session', { cookie: `${cookie}; leaving=1` });
  expect(await answer.json()).toBeNull();
});

test('somebody who signs in on a locked device stays signed in, whatever comes late', async () => {
  const answer = await t.call('/auth/v1/sign-in/email', {
    method: 'POST',
    body: { email, password },
    cookie: `${cookie}; leaving=1`,
  });
  expect(answer.status).toBe(200);
  expect(forgets(answer)).toBe(true);
  const late = await t.call('/rest/v1/course', { cookie: `${cookie}; leaving=1` });
  expect(late.headers.getSetCookie().some((line) => line.startsWith('session='))).toBe(false);
  expect((await t.call('/rest/v1/children', { cookie: cookiesOf(answer) })).status).toBe(200);
});

test('without a session the mark alone does nothing', async () => {
  const answer = await t.call('/auth/v1/get-session', { cookie: 'leaving=1' });
  expect(forgets(answer)).toBe(true);
  expect(await sessions()).toBe(1);
});
