import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { query } from '../test/database-folder.ts';
import { silentLog } from '../test/silent-log.ts';
import { createPool, openDatabase } from './connection.ts';
import type { Queryable } from './database.ts';
import { schema } from './schema.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('an idle connection that breaks is reported and replaced', async () => {
  const warnings: string[] = [];
  const log = { debug() {}, info() {}, warn: (text: string) => warnings.push(text), error() {} };
  const open = await openDatabase({ databaseUrl: database.connectionString, dataDir: '', log });
  const broken = new Promise((resolve) => open.pool.once('error', resolve));
  const { rows } = await open.pool.query('SELECT pg_backend_pid() AS pid');
  await query(database.connectionString, `SELECT pg_terminate_backend(${rows[0].pid})`);
  await broken;
  expect(warnings[0]).toContain('an idle connection broke');
  expect((await open.db.execute('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await open.close();
});

test('a connection that breaks within a transaction fails that transaction, and the next call gets another', async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const open = await openDatabase({ databaseUrl: database.connectionString, dataDir: '', log });
  const ended = new Promise((resolve) => {
    open.pool.once('acquire', (client) => client.once('end', resolve));
  });
  const broken = open.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    // Between two queries, when none waits for an answer.
    await query(database.connectionString, `SELECT pg_terminate_backend(${rows[0]?.pid})`);
    await ended;
    await tx.execute('SELECT 1');
  });
  await expect(broken).rejects.toThrow();
  expect((await open.db.execute('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await open.close();
});

test('where one of several queries of a transaction fails, nothing of it is saved, and its connection serves the next', async () => {
  const pool = createPool(database.connectionString, { log: silentLog, poolSize: 1 });
  onTestFinished(() => pool.end());
  const db = drizzle(pool, { schema });
  await db.execute('CREATE TABLE notes (id int PRIMARY KEY)');
  const add = (on: Queryable, id: number) => on.execute(sql`INSERT INTO notes (id) VALUES (${id})`);
  const failing = db.transaction((tx) => Promise.all([1, 2, 1, 3].map((id) => add(tx, id))));
  await expect(failing).rejects.toThrow();
  await add(db, 4);
  expect((await db.execute('SELECT id FROM notes')).rows).toEqual([{ id: 4 }]);
});

test('a database that ends quicker than the connections to it are closed is no news', async () => {
  const warnings: string[] = [];
  const log = { debug() {}, info() {}, warn: (text: string) => warnings.push(text), error() {} };
  const { pool, close } = await openDatabase({
    ...{ databaseUrl: database.connectionString, dataDir: '', log },
  });
  const closed = close();
  pool.emit('error', new Error('terminating connection due to administrator command'));
  await closed;
  expect(warnings).toEqual([]);
});

test('the pool ends statements and transactions that take too long', async () => {
  const { rows } = await database.pool.query(
    "SELECT current_setting('statement_timeout') AS statement, current_setting('idle_in_transaction_session_timeout') AS idle",
  );
  expect(rows).toEqual([{ statement: '15s', idle: '30s' }]);
});

test('a database that does not answer is an error that says what to look at, not a hang', async () => {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const databaseUrl = 'postgres://nobody:nothing@127.0.0.1:1/none';
  await expect(openDatabase({ databaseUrl, dataDir: '', log })).rejects.toThrow(
    'The database does not open (connect ECONNREFUSED 127.0.0.1:1): look whether PostgreSQL runs, and at name, password and database in DATABASE_URL.',
  );
});
