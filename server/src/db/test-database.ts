import { randomBytes } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { inject } from 'vitest';
import { silentLog } from '../test/silent-log.ts';
import { connectClient } from './client.ts';
import { createPool } from './connection.ts';
import type { Database } from './database.ts';
import { schema } from './schema.ts';

/** The server of this test run, as `server/src/test/database-server.ts` provides it. */
export type TestServer = {
  /** May create and drop databases. */
  adminConnectionString: string;
  /** A database with every migration applied. */
  template: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

/** A database of one test file's own. */
export type TestDatabase = {
  db: Database;
  pool: pg.Pool;
  connectionString: string;
  /** Closes the pool and drops the database, also while somebody is still connected. */
  drop(): Promise<void>;
};

/**
 * Makes a database for one test file, with all tables and no rows, in about 20 ms. Call it in
 * `beforeAll` and its `drop` in `afterAll`. With `empty` it has no tables either.
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { adminConnectionString, template } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(
    adminConnectionString,
    `CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : template}`,
  );
  const url = new URL(adminConnectionString);
  url.pathname = `/${name}`;
  const pool = createPool(url.href, { log: silentLog });
  return {
    db: drizzle(pool, { schema }),
    pool,
    connectionString: url.href,
    async drop() {
      await pool.end();
      // Connections that are just being closed are waited for: cut off, they would be told to the log.
      const drop = `DROP DATABASE IF EXISTS ${name}`;
      await runAsAdmin(adminConnectionString, drop).catch(() =>
        runAsAdmin(adminConnectionString, `${drop} WITH (FORCE)`),
      );
    },
  };
}

/** Runs one statement that needs a connection of its own, such as CREATE DATABASE. */
export async function runAsAdmin(connectionString: string, statement: string): Promise<void> {
  const admin = await connectClient({ connectionString });
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
