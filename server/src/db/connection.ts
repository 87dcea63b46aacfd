import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from './database.ts';
import { DatabaseUrlError, doesNotOpen } from './database-url-error.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import type { DatabaseLog } from './embedded/process.ts';
import { schema } from './schema.ts';

/** The oldest major version of PostgreSQL that serves. */
export const OLDEST_VERSION = 15;

/** An open database with its pool of connections. */
export type OpenDatabase = {
  db: Database;
  pool: pg.Pool;
  connectionString: string;
  /** True when the database is our own in the data folder, false for `DATABASE_URL`. */
  embedded: boolean;
  /** Calls `listener` when the embedded database ends by itself; the app must end then too. */
  onExit(listener: (reason: string) => void): void;
  /** Waits for running queries, closes the pool and stops an embedded database. */
  close(): Promise<void>;
  /** Ends an embedded database without waiting for queries; the pool is of no use afterwards. */
  cutOff(): Promise<void>;
};

/** What `openDatabase` needs: `databaseUrl` when a PostgreSQL server is given, else `dataDir`. */
export type DatabaseOptions = {
  databaseUrl?: string;
  dataDir: string;
  /** A folder with PostgreSQL's programs, for the embedded database (PG_BIN). */
  binDir?: string;
  /** Connections at most; 10 unless told. */
  poolSize?: number;
  onProgress?: (message: string) => void;
  log: DatabaseLog;
};

/**
 * Opens the database of the app: the server behind `databaseUrl`, else the embedded one in
 * `dataDir`. Migrations are not applied here.
 *
 * @throws DataFolderError for the embedded database; DatabaseUrlError when the server behind
 * `databaseUrl` is older than PostgreSQL 15, does not answer or lets nobody in
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, log, poolSize } = options;
  const embedded = databaseUrl ? undefined : await startEmbeddedPostgres(options);
  const connectionString = embedded?.connectionString ?? (databaseUrl as string);
  const pool = createPool(connectionString, { log, poolSize });
  const close = async () => {
    await pool.end();
    await embedded?.stop();
  };
  try {
    await requireVersion(pool);
  } catch (error) {
    await close();
    if (embedded || error instanceof DatabaseUrlError) throw error;
    throw doesNotOpen(error);
  }
  return {
    db: drizzle(pool, { schema }),
    pool,
    connectionString,
    embedded: embedded !== undefined,
    onExit: (listener) => embedded?.onExit(listener),
    close,
    cutOff: async () => embedded?.stop(),
  };
}

/**
 * Asks after 10 s of silence whether the other side is still there; without a delay it is asked
 * after two hours.
 */
export const stillThere = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * A pool of connections; `patience` is for how many milliseconds an answer is waited for, 30 s
 * unless told.
 */
interface PoolOptions {
  log: DatabaseLog;
  poolSize?: number;
  timeout?: number;
}

/**
 * A pool in which no statement runs longer than 15 s and no transaction idles longer than 30 s, so
 * that one bad request cannot hold the others. A connection that is cut off without a word is given
 * up: within half a minute while nothing is asked of it, else when `patience` ends. A query of a
 * transaction does not wait for the answer of the one before it.
 */
export function createPool(
  connectionString: string,
  { log, poolSize = 10, timeout = 30_000 }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: poolSize,
    application_name: 'saint-pius-x-quest',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    query_timeout: timeout,
    idle_in_transaction_session_timeout: 30_000,
    ...stillThere,
    pipeline: true,
  });
  const lent = new Set<pg.PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    // One that breaks while it is in use, as within a transaction, fails what is asked of it; without a listener Node would
    // end the whole process as well.
    client.on('error', () => undefined);
    // Drizzle does not give back one that breaks as a transaction begins; its place in the pool would be lost.
    client.once('end', () => {
      if (!lent.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    });
  });
  // A connection that breaks while nobody uses it; the pool replaces it, and must not end the app.
  pool.on('error', (error) => {
    // The database may be quicker to end than a connection that is being closed: that is no news.
    if (!pool.ending) log.warn(`database: an idle connection broke: ${error.message}`);
  });
  return pool;
}

async function requireVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version_num: string }>('SHOW server_version_num');
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major >= OLDEST_VERSION) return;
  throw new DatabaseUrlError(
    `DATABASE_URL names PostgreSQL ${major}; ${OLDEST_VERSION} or later is needed.`,
  );
}
