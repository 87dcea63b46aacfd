import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { seedCanaries } from '../../test/canaries.ts';
import { startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { createLog } from './log.ts';

let t: TestApp;
const lines: string[] = [];
const log = createLog('debug', { write: (line) => void lines.push(line) });

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

const origin = 'http://localhost:3000';

test('a call that fails leaves one line with its number and nothing of the family, though the error repeats its words', async () => {
  const family = await seedCanaries({ ...t.ctx, log }, 'canary');
  const cookie = await openSession(t.ctx, family.parentId);
  const app = createApp({ ...t.ctx, log }, tmpdir());
  await t.database.pool.query('alter table profiles rename to profiles_away');
  const answer = await app.request(
    `${origin}/rest/v1/children?name=${encodeURIComponent(family.email)}`,
    { headers: { cookie, origin } },
  );
  await t.database.pool.query('alter table profiles_away rename to profiles');
  expect(answer.status).toBe(500);
  expect(lines).toHaveLength(1);
  const line = JSON.parse(lines[0] ?? '{}');
  expect(line.request).toBe(answer.headers.get('x-request-id'));
  expect(line).toMatchObject({ level: 50, method: 'GET', path: '/rest/v1/children' });
  const secrets = [
    ...family.exported.values(),
    ...family.withheld.values(),
    ...family.saved.values(),
  ];
  for (const word of [
    ...secrets,
    family.email,
    family.childEmail,
    family.parentId,
    family.childId,
  ]) {
    expect(lines[0]).not.toContain(word);
  }
});

test('what could carry a person’s words is cut from a line, whoever wrote it', () => {
  lines.length = 0;
  const query = Object.assign(new Error('Failed query: insert … params: Lucia'), {
    ...{ query: 'insert', params: ['Lucia'], cause: new Error('broken') },
  });
  log.error(
    { err: query, email: 'a@example.org', child: { password: 'lucia1', token: 't-o-k' } },
    'x',
  );
  expect(lines).toHaveLength(1);
  for (const word of ['Lucia', 'lucia1', 'a@example.org', 't-o-k']) {
    expect(lines[0]).not.toContain(word);
  }
});

test('each call has a number of its own, and takes none from outside', async () => {
  const ask = () =>
    t.app.request(`${origin}/healthz`, { headers: { 'x-request-id': 'written-by-a-stranger' } });
  const [one, other] = [await ask(), await ask()];
  const numbers = [one, other].map((answer) => answer.headers.get('x-request-id'));
  expect(new Set([...numbers, 'written-by-a-stranger', null]).size).toBe(4);
});
