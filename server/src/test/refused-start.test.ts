import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { temporaryFolder } from './database-folder.ts';
import { freePort, spawnApp } from './running-app.ts';

vi.setConfig({ testTimeout: 180_000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/**
 * Starts the server where it cannot start.
 * @returns Its exit code and the lines it says about it.
 */
async function refused(port: number, databaseUrl: string) {
  const app = spawnApp(temporaryFolder(), port, {
    ...{ DATABASE_URL: databaseUrl, DEMO: '0', LOG_LEVEL: 'error' },
  });
  const [[code], said] = await Promise.all([once(app, 'exit'), text(app.stderr)]);
  return { code, lines: said.trimEnd().split('\n') };
}

/** The address of the test's database with something wrong in it. */
function changed(change: (url: URL) => void): string {
  const url = new URL(database.connectionString);
  change(url);
  return url.href;
}

const advice = 'look whether PostgreSQL runs, and at name, password and database in DATABASE_URL.';

test('a wrong password in DATABASE_URL is told in one line that does not repeat it', async () => {
  const { code, lines } = await refused(
    await freePort(),
    changed((url) => {
      url.password = 'the-wrong-word';
    }),
  );
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^The database does not open \(password authentication failed for user/),
  ]);
  expect(lines[0]).toContain(advice);
  expect(lines[0]).not.toContain('the-wrong-word');
});

test('a port in DATABASE_URL at which nothing listens is told in one line without the password', async () => {
  const closed = await freePort();
  const { code, lines } = await refused(
    await freePort(),
    changed((url) => {
      url.port = String(closed);
    }),
  );
  expect(code).toBe(1);
  expect(lines).toEqual([
    `The database does not open (connect ECONNREFUSED 127.0.0.1:${closed}): ${advice}`,
  ]);
});

test('a port of its own that another program holds is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const { code, lines } = await refused(port, database.connectionString);
  other.close();
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(new RegExp(`^Port ${port} is taken by another program`)),
  ]);
});
