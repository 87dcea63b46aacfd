import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { freePort, spawnApp, startApp } from './running-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'saint-pius-x-quest-ending-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function untilLeaving(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`);
    if (answer.status === 503) return answer;
    await answer.body?.cancel();
  }
}

async function untilRefused(url: string): Promise<void> {
  for (;;) {
    const answer = await fetch(`${url}/healthz`).catch(() => null);
    if (!answer) return;
    await answer.body?.cancel();
  }
}

test('a server that is told to end says so at /readyz, goes on answering on connections it will close, and a second signal ends it at once', {
  timeout: 180_000,
}, async () => {
  const app = await startApp(folder, await freePort(), { DRAIN_SECONDS: '60', DEMO: '0' });
  const said = text(app.process.stderr ?? Readable.from([]));
  const ended = new Promise((done) => app.process.once('exit', done));
  app.process.kill('SIGTERM');
  const leaving = await untilLeaving(app.url);
  expect(await leaving.json()).toMatchObject({ ready: false });
  const served = await fetch(`${app.url}/healthz`);
  expect(served.status).toBe(200);
  expect(served.headers.get('connection')).toBe('close');
  const again = setInterval(() => app.process.kill('SIGTERM'), 200);
  expect(await ended).toBe(1);
  clearInterval(again);
  expect(await said).toBe('');
  // The database in the folder was closed: the next start finds nobody there.
  const next = await startApp(folder, await freePort(), { DEMO: '0' });
  const nothing = text(next.process.stderr ?? Readable.from([]));
  expect(await next.stop()).toBe(0);
  expect(await nothing).toBe('');
});

test('a server that ends without a wait takes no new calls, and lets the call under way end', {
  timeout: 180_000,
}, async () => {
  // A refused call leaves a line at the level below.
  const app = await startApp(folder, await freePort(), { DEMO: '0', LOG_LEVEL: 'warn' });
  const said = text(app.process.stderr ?? Readable.from([]));
  const body = '{}';
  const call = request(`${app.url}/auth/v1/sign-in/email`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': body.length,
      expect: '100-continue',
    },
  });
  const answered = once(call, 'response');
  call.flushHeaders();
  // It is under way: the server has taken it and waits for its body.
  await once(call, 'continue');
  const code = app.stop();
  await untilRefused(app.url);
  call.end(body);
  const [answer] = await answered;
  expect(answer.statusCode).toBe(400);
  answer.resume();
  expect(await code).toBe(0);
  expect(await said).toBe('');
});

test('a server that is told to end while it starts ends in good order', {
  timeout: 180_000,
}, async () => {
  const child = spawnApp(folder, await freePort(), { DEMO: '0' });
  const said = text(child.stderr);
  const ended = once(child, 'exit');
  // What it says first is that it starts the database.
  await once(child.stdout, 'data');
  child.stdout.resume();
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(await said).toBe('');
});

test('a server whose terminal is closed ends in good order', { timeout: 180_000 }, async () => {
  const app = await startApp(folder, await freePort(), { DEMO: '0' });
  const said = text(app.process.stderr ?? Readable.from([]));
  const ended = once(app.process, 'exit');
  app.process.kill('SIGHUP');
  expect(await ended).toEqual([0, null]);
  expect(await said).toBe('');
});

// Shorter than the time for which it would go on answering.
test('a server whose database has ended does not go on without it', {
  timeout: 55_000,
}, async () => {
  const app = await startApp(folder, await freePort(), { DRAIN_SECONDS: '60', DEMO: '0' });
  const said = text(app.process.stderr ?? Readable.from([]));
  await app.kill('database');
  expect(app.process.exitCode).toBe(1);
  expect(await said).toContain('The database ended');
});
