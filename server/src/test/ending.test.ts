import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { freePort, startApp } from './running-app.ts';

const folder = await mkdtemp(join(tmpdir(), 'saint-pius-x-quest-ending-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

async function untilLeaving(url: string): Promise<Response> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`);
    if (answer.status === 503) return answer;
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

test('a server that ends without a wait lets the call under way end', {
  timeout: 180_000,
}, async () => {
  const app = await startApp(folder, await freePort(), { DEMO: '0' });
  const said = text(app.process.stderr ?? Readable.from([]));
  const calls = Array.from({ length: 20 }, () => fetch(`${app.url}/config.json`));
  const first = await Promise.race(calls);
  const code = app.stop();
  expect(first.status).toBe(200);
  expect(await code).toBe(0);
  await Promise.allSettled(calls);
  expect(await said).toBe('');
  // Its port is free again.
  const { port } = new URL(app.url);
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(Number(port), '127.0.0.1', done));
  taken.close();
});
