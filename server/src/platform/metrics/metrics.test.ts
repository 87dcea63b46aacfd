import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { addGrownUp, startTestApp, type TestApp } from '../../test/harness.ts';
import { createMetrics } from './create-metrics.ts';
import { watchProcess } from './watch-process.ts';

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});
afterAll(() => t.close());

interface Request {
  from?: string;
  url?: string;
  headers?: Record<string, string>;
}

/** Asks as a socket at an address does. */
function ask({ from = '127.0.0.1', url = 'http://127.0.0.1:3000', headers = {} }: Request = {}) {
  const incoming = { socket: { remoteAddress: from, remotePort: 1, remoteFamily: 'IPv4' } };
  return t.app.request(`${url}/metrics`, { headers }, { incoming });
}

describe('the figures', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('are told to %s', async (from) => {
    const answer = await ask({ from });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test.each<[string, Request]>([
    ['another machine', { from: '10.0.0.7' }],
    ['a proxy here', { headers: { 'x-forwarded-for': '203.0.113.9' } }],
    ['a proxy here that lies', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy with an empty mark', { headers: { 'x-forwarded-for': '' } }],
    ['a proxy that says so otherwise', { headers: { forwarded: 'for=203.0.113.9' } }],
    ['a proxy that says the scheme alone', { headers: { 'x-forwarded-proto': 'https' } }],
    ['a proxy that only keeps the name', { url: 'https://quest.example.org' }],
    ['a bearer where no token is set', { from: '10.0.0.7', headers: { authorization: 'Bearer ' } }],
  ])('are no page for %s', async (_who, request) => {
    expect((await ask(request)).status).toBe(404);
  });

  test('with a token are for whoever brings it, wherever from, and for nobody else', async () => {
    const metricsToken = 'sixteen-letters-or-more';
    const app = createApp({ ...t.ctx, env: { ...t.ctx.env, metricsToken } }, tmpdir());
    const status = async (authorization?: string) =>
      (
        await app.request('http://10.0.0.1/metrics', {
          headers: authorization ? { authorization } : {},
        })
      ).status;
    expect(await status(`Bearer ${metricsToken}`)).toBe(200);
    expect(await status()).toBe(404);
    expect(await status(`Bearer ${metricsToken}x`)).toBe(404);
    expect(await status(metricsToken)).toBe(404);
  });

  test('count calls by pattern, failed sign-ins by what was tried, and name nobody', async () => {
    const email = 'canary-of-figures@example.org';
    const id = await addGrownUp(t.ctx, { email, name: 'Canarina Rossi' });
    await t.call('/auth/v1/sign-in/email', {
      method: 'POST',
      body: { email, password: 'wrong-one' },
    });
    await t.call(`/rest/v1/profiles/${id}?canary=query`);
    await t.call('/canary-path/canary.txt');
    await t.call('/rest/v1/canary-path', { method: 'DELETE' });
    const answers = await (await ask()).text();
    expect(answers).toContain('quest_sign_ins_failed_total{by="password"} 1');
    expect(answers).toContain('route="/auth/v1/sign-in/email",status="4xx"} 1');
    expect(answers).toContain('route="/rest/v1/profiles/:id"');
    expect(answers.toLowerCase()).not.toContain('canar');
    expect(answers).not.toContain(id);
  });

  test('tell of the pool, the queue and the outbox as they are', async () => {
    const queue = { ...t.ctx.queue };
    queue.countQueued = async () => [{ kind: 'mail', state: 'failed', jobs: 3 }];
    const { registry } = createMetrics({ db: t.ctx.db, queue });
    await t.database.pool.query(
      "insert into mails (id, recipient, kind, subject, html, text) values ('m', 'a@example.org', 'k', '', '', 'waits')",
    );
    const answers = await registry.metrics();
    expect(answers).toContain('quest_queue_jobs{kind="mail",state="failed"} 3');
    expect(answers).toContain('quest_outbox_letters 1');
    expect(answers).toMatch(/quest_database_connections\{state="waiting"\} 0/);
  });
});

test.each(['alerts.yml', 'grafana-dashboard.json'])(
  'every figure that deploy/prometheus/%s names is told',
  async (file) => {
    const path = new URL(`../../../../deploy/prometheus/${file}`, import.meta.url);
    const named = new Set(readFileSync(path, 'utf8').match(/\bquest_[a-z0-9_]+/g));
    const metrics = createMetrics({ db: t.ctx.db, queue: t.ctx.queue });
    watchProcess(metrics);
    const answers = await metrics.registry.getMetricsAsJSON();
    const names = new Set(
      answers.flatMap(({ name }) => [name, `${name}_bucket`, `${name}_count`, `${name}_sum`]),
    );
    expect(named.size).toBeGreaterThan(5);
    expect([...named].filter((name) => !names.has(name))).toEqual([]);
  },
);
