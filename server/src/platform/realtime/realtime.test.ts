import { tmpdir } from 'node:os';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { addChildTo } from '../../test/children.ts';
import { eventReader } from '../../test/event-reader.ts';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { createRealtime, type Realtime } from './realtime.ts';

let t: TestApp;
/** A second process on the same database. */
let other: { app: ReturnType<typeof createApp>; realtime: Realtime };
const people: Record<'mother' | 'lucia' | 'stranger' | 'strangersChild', string> = {} as never;
let mother: string;
let lucia: string;
const readers: ReturnType<typeof eventReader>[] = [];

beforeAll(async () => {
  t = await startTestApp();
  const { db, log } = t.ctx;
  const realtime = createRealtime({ db, connectionString: t.database.connectionString, log });
  other = { realtime, app: createApp({ ...t.ctx, realtime }, tmpdir()) };
  for (const [parent, child] of [
    ['mother', 'lucia'],
    ['stranger', 'strangersChild'],
  ] as const) {
    const id = await addGrownUp(t.ctx, { email: `${parent}@example.org` });
    const added = await addChildTo(t.ctx, id, { name: child });
    people[parent] = await openSession(t.ctx, id);
    people[child] = await openSession(t.ctx, added.id);
    if (child === 'lucia') [mother, lucia] = [id, added.id];
  }
});
afterEach(async () => {
  vi.useRealTimers();
  for (const reader of readers.splice(0)) await reader.close();
});
afterAll(async () => {
  await other.realtime.stop();
  await t.close();
});

const ask = async (cookie: string, headers: Record<string, string> = {}, app = other.app) =>
  app.request('http://localhost:3000/realtime/v1/events', { headers: { cookie, ...headers } });

/**
 * Listens in the second process.
 * @returns The reader, past its `ready`.
 */
async function listen(cookie: string, headers?: Record<string, string>) {
  const answer = await ask(cookie, headers);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const reader = eventReader(answer);
  readers.push(reader);
  return reader;
}

/** A child does a part of its first lesson, by the first process. */
async function learn(cookie: string, part: string) {
  const at = new Date().toISOString();
  const body = { key: crypto.randomUUID(), at, sentAt: at, lesson: '1-1', part };
  const answer = await t.call('/rest/v1/progress', { method: 'POST', cookie, body });
  expect(answer.status).toBe(200);
}

test('a parent’s page hears by another process that its child has learnt, and nothing of another family', async () => {
  const parent = await listen(people.mother);
  const stranger = await listen(people.stranger);
  expect(await parent.next()).toMatchObject({ name: 'ready', id: expect.any(String) });
  expect(await stranger.next()).toMatchObject({ name: 'ready' });
  await learn(people.lucia, 'goals');
  expect(await parent.next()).toMatchObject({ name: 'progress', data: { child_id: lucia } });
  await learn(people.strangersChild, 'goals');
  const received = await stranger.next();
  expect(received?.name).toBe('progress');
  expect(received?.data.child_id).not.toBe(lucia);
});

test('who comes back with the last event hears what was missed, and asks anew where that is not known', async () => {
  const first = await listen(people.mother);
  const ready = await first.next();
  await first.close();
  const witness = await listen(people.mother);
  await witness.next();
  await learn(people.lucia, 'story');
  const missed = await witness.next();
  const back = await listen(people.mother, { 'last-event-id': ready?.id ?? '' });
  const received = [await back.next(), await back.next()];
  expect(received.map((event) => event?.name).sort()).toEqual(['progress', 'ready']);
  expect(received.find((event) => event?.name === 'progress')?.id).toBe(missed?.id);
  const lost = await listen(people.mother, { 'last-event-id': 'of another day' });
  const answers = [await lost.next(), await lost.next()];
  expect(answers.map((event) => event?.name).sort()).toEqual(['again', 'ready']);
});

test('after a break of what the process hears by, its readers are to ask anew', async () => {
  const reader = await listen(people.mother);
  await reader.next();
  await t.ctx.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen realtime'`,
  );
  expect(await reader.next()).toMatchObject({ name: 'again' });
  await learn(people.lucia, 'teaching');
  expect(await reader.next()).toMatchObject({ name: 'progress' });
});

test('a page whose session is over hears its end and nothing more', async () => {
  const session = await openSession(t.ctx, mother);
  const reader = await listen(session);
  await reader.next();
  await t.call('/auth/v1/sign-out', { method: 'POST', cookie: session, body: {} });
  await learn(people.lucia, 'vocabulary');
  expect(await reader.next()).toMatchObject({ name: 'end', data: {} });
  expect(await reader.next()).toBeNull();
  people.mother = await openSession(t.ctx, mother);
});

test('a page hears a beat every 25 seconds', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reader = await listen(people.mother);
  await reader.next();
  vi.advanceTimersByTime(25_000);
  expect(await reader.next()).toMatchObject({ name: 'beat', id: null });
});

test('nobody listens without a session, and no child', async () => {
  expect((await ask('')).status).toBe(401);
  expect((await ask(people.lucia)).status).toBe(403);
});

test('an account has eight pages at once, and a page that is closed makes room', async () => {
  const open = await Promise.all(Array.from({ length: 8 }, () => listen(people.stranger)));
  const refused = await ask(people.stranger);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  expect((await bodyOf(refused)).code).toBe('too_many_requests');
  await open[0]?.close();
  expect((await listen(people.stranger)) && (await listen(people.mother))).toBeTruthy();
});

test('a server that stops lets its readers go, so that they come back to another', async () => {
  const { db, log } = t.ctx;
  const realtime = createRealtime({ db, connectionString: t.database.connectionString, log });
  const app = createApp({ ...t.ctx, realtime }, tmpdir());
  const reader = eventReader(await ask(people.mother, {}, app));
  await reader.next();
  await realtime.stop();
  expect(await reader.next()).toBeNull();
});
