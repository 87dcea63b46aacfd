import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { type Gate, openGate } from './proving/gate.ts';
import { freePort, type RunningApp, startApp } from './running-app.ts';

let folder: string;
let database: TestDatabase;
let gate: Gate;
let app: RunningApp;
let said: Promise<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'saint-pius-x-quest-ending-'));
  database = await createTestDatabase();
});
beforeEach(async () => {
  const url = new URL(database.connectionString);
  gate = await openGate(Number(url.port));
  url.port = String(gate.port);
  const settings = { DATABASE_URL: url.href, DEMO: '0', LOG_LEVEL: 'error' };
  app = await startApp(folder, await freePort(), settings);
  said = text(app.process.stderr ?? Readable.from([]));
}, 180_000);
afterEach(async () => {
  app.process.kill('SIGKILL');
  await gate.close();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function readiness(): Promise<number> {
  const answer = await fetch(`${app.url}/readyz`);
  await answer.body?.cancel();
  return answer.status;
}

test('a server whose database is gone says so at /readyz, goes on with one that comes to its address, and ends in good order without', {
  timeout: 180_000,
}, async () => {
  expect(await readiness()).toBe(200);
  await gate.close();
  expect(await readiness()).toBe(503);
  gate = await openGate(Number(new URL(database.connectionString).port), gate.port);
  expect(await readiness()).toBe(200);
  await gate.close();
  expect(await app.stop()).toBe(0);
});

test('a server whose database has fallen silent ends when it is told to, and says what did not close', {
  timeout: 180_000,
}, async () => {
  gate.freeze();
  expect(await app.stop()).toBe(1);
  expect(await said).toContain('the queue did not close in time');
});
