import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { query } from '../test/database-folder.ts';
import { silentLog } from '../test/silent-log.ts';
import { createPool } from './connection.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { schema } from './schema.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/**
 * A pool like the app's.
 * @returns The database behind it.
 */
function open(connectionString: string) {
  const pool = createPool(connectionString, { log: silentLog, poolSize: 1 });
  onTestFinished(() => pool.end());
  return drizzle(pool, { schema });
}

const faultOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => null,
    (error: unknown) => error,
  );

test('a database that nobody answers for is out of reach', async () => {
  const address = new URL(database.connectionString);
  address.port = '1';
  expect(isDatabaseUnavailable(await faultOf(open(address.href).execute('SELECT 1')))).toBe(true);
});

test('a database that ends the connection while it is asked is out of reach', async () => {
  const db = open(database.connectionString);
  const { rows } = await db.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const fault = faultOf(db.execute('SELECT pg_sleep(60)'));
  const request = `FROM pg_stat_activity WHERE pid = ${rows[0]?.pid} AND query LIKE '%pg_sleep(60)%'`;
  await vi.waitFor(async () => {
    const ended = await query(
      database.connectionString,
      `SELECT pg_terminate_backend(pid) AS ended ${request}`,
    );
    expect(ended).toEqual([{ ended: true }]);
  });
  expect(isDatabaseUnavailable(await fault)).toBe(true);
});

test('a replica that takes no writes yet is out of reach', async () => {
  const db = open(database.connectionString);
  const fault = await faultOf(
    db.transaction((tx) => tx.execute(sql`update audit_log set action = action`), {
      accessMode: 'read only',
    }),
  );
  expect(isDatabaseUnavailable(fault)).toBe(true);
});

test('a database with no connection left is out of reach', async () => {
  const db = open(database.connectionString);
  const fault = await faultOf(db.execute("DO $$ BEGIN RAISE SQLSTATE '53300'; END $$"));
  expect(isDatabaseUnavailable(fault)).toBe(true);
});

test('a database whose password was changed is out of reach until the server is told', async () => {
  const address = new URL(database.connectionString);
  address.password = 'another';
  address.username = `no_${address.username}`;
  expect(isDatabaseUnavailable(await faultOf(open(address.href).execute('SELECT 1')))).toBe(true);
});

test('a wrong query is a fault of ours', async () => {
  const db = open(database.connectionString);
  for (const wrong of ['SELECT * FROM nothing', 'SELECT 1 / 0', 'SELEC']) {
    expect(isDatabaseUnavailable(await faultOf(db.execute(wrong))), wrong).toBe(false);
  }
  expect(isDatabaseUnavailable(new Error('Connection to the child was lost'))).toBe(false);
  expect(isDatabaseUnavailable('ECONNREFUSED')).toBe(false);
});
