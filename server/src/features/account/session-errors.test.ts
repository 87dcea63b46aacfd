import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';

const email = 'maria@example.org';
const password = 'correct-horse-9';
let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
  await addGrownUp(t.ctx, { email, password });
});
afterAll(() => t.close());

const signIn = () =>
  t.call('/auth/v1/sign-in/email', { method: 'POST', body: { email, password } });

/**
 * Does something while a table cannot be read.
 * @returns What was written to the streams of the process meanwhile.
 */
async function whileBroken(table: 'account' | 'session', action: () => Promise<void>) {
  const written: string[] = [];
  const listen = (text: unknown) => Boolean(written.push(String(text)));
  vi.spyOn(process.stdout, 'write').mockImplementation(listen);
  vi.spyOn(process.stderr, 'write').mockImplementation(listen);
  const name = sql.identifier(table);
  await t.ctx.db.execute(sql`alter table ${name} rename to broken`);
  try {
    await action();
  } finally {
    await t.ctx.db.execute(sql`alter table broken rename to ${name}`);
    vi.restoreAllMocks();
  }
  return written;
}

test.each(['account', 'session'] as const)(
  'a right password while the table %s cannot be read is told that the fault is ours, and is no guess',
  async (table) => {
    const written = await whileBroken(table, async () => {
      for (let call = 0; call < 12; call += 1) {
        const answer = await signIn();
        expect(answer.status).toBe(500);
        expect((await bodyOf(answer)).code).toBe('internal');
        expect(answer.headers.getSetCookie()).toEqual([]);
      }
    });
    expect(written).toEqual([]);
    expect((await signIn()).status).toBe(200);
  },
);

test('a session that cannot be read is an error, not nobody’s, and who looks stays as it was', async () => {
  const cookie = await t.signIn(email, password);
  const written = await whileBroken('session', async () => {
    const answer = await t.call('/auth/v1/get-session', { cookie });
    expect(answer.status).toBe(500);
    expect((await bodyOf(answer)).code).toBe('internal');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
  expect(written).toEqual([]);
  const answer = await t.call('/auth/v1/get-session', { cookie });
  expect(answer.headers.getSetCookie().join()).toContain('viewer=parent;');
});

test('a session that cannot be ended is not said to be', async () => {
  const cookie = await t.signIn(email, password);
  await whileBroken('session', async () => {
    const answer = await t.call('/auth/v1/sign-out', { method: 'POST', cookie, body: {} });
    expect(answer.status).toBe(500);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });
  expect((await t.call('/rest/v1/children', { cookie })).status).toBe(200);
});

test('asking for the head of the session answers as asking for the session', async () => {
  const answer = await t.call('/auth/v1/get-session', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test.each([
  ['/auth/v1/get-session', 'GET'],
  ['/auth/v1/sign-out', 'POST'],
  ['/readyz', 'GET'],
  ['/rest/v1/openapi.json', 'GET'],
])('%s has a limit for each source', async (path, method) => {
  const now = new Date(Date.now() + 120_000);
  t.setNow(now);
  const body = method === 'POST' ? {} : undefined;
  const call = () => t.call(path, { method, body });
  const statuses: number[] = [];
  for (let count = 0; count < 241; count += 1) statuses.push((await call()).status);
  expect(new Set(statuses.slice(0, 240))).not.toContain(429);
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  t.setNow(new Date(now.getTime() + 61_000));
  expect((await call()).status).toBe(statuses[0]);
  t.setNow(new Date());
});

test('one session at an address does not use up the calls of another', async () => {
  const [one, two] = [await t.signIn(email, password), await t.signIn(email, password)];
  t.setNow(new Date());
  for (let count = 0; count < 240; count += 1) {
    await t.call('/auth/v1/get-session', { cookie: one });
  }
  expect((await t.call('/auth/v1/get-session', { cookie: one })).status).toBe(429);
  expect((await t.call('/auth/v1/get-session', { cookie: two })).status).toBe(200);
});
