import { fileURLToPath } from 'node:url';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { connectClient } from './client.ts';

/** The folder drizzle-kit writes the migrations to. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../drizzle', import.meta.url));

/** Any number, as long as every version of the app locks the same one while it migrates. */
const MIGRATION_LOCK = 190_319_103;

/** How far the tables of a database have come: the time stamp of its last migration, 0 for none. */
export type SchemaVersion = number;

type MigrateOptions = {
  migrationsFolder?: string;
  /** Stops after the migration with this time stamp; all are applied unless told. */
  upTo?: SchemaVersion;
};

/**
 * Brings the tables of a database up to date. Safe to call from any number of processes at once
 * (one works, the others wait and find nothing to do) and to call again after a kill at any
 * moment, because every migration and the note that it was done are one transaction. The notes
 * stand where Drizzle's own tools look for them.
 *
 * @returns the version the tables have now
 */
export async function migrate(
  connectionString: string,
  { migrationsFolder = MIGRATIONS_FOLDER, upTo = Number.POSITIVE_INFINITY }: MigrateOptions = {},
): Promise<SchemaVersion> {
  const client = await connectClient({
    connectionString,
    application_name: 'saint-pius-x-quest migrate',
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE SCHEMA IF NOT EXISTS drizzle');
    await client.query(
      'CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)',
    );
    let version = await schemaVersion(client);
    for (const migration of readMigrationFiles({ migrationsFolder })) {
      if (migration.folderMillis <= version || migration.folderMillis > upTo) continue;
      await apply(client, migration);
      version = migration.folderMillis;
    }
    return version;
  } finally {
    // Ending the session gives the lock back, too.
    await client.end();
  }
}

async function apply(client: pg.Client, migration: MigrationMeta): Promise<void> {
  await client.query('BEGIN');
  try {
    for (const statement of migration.sql) await client.query(statement);
    await client.query(
      'INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)',
      [migration.hash, migration.folderMillis],
    );
    await client.query('COMMIT');
  } catch (error) {
    // A broken connection has rolled back already.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}

/** The version of the tables behind an open connection. */
export async function schemaVersion(client: pg.ClientBase): Promise<SchemaVersion> {
  const known = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') AS name");
  if (!known.rows[0].name) return 0;
  const { rows } = await client.query(
    'SELECT coalesce(max(created_at), 0) AS version FROM drizzle.__drizzle_migrations',
  );
  return Number(rows[0].version);
}

/** The version this program's migrations lead to. */
export function newestSchemaVersion(migrationsFolder = MIGRATIONS_FOLDER): SchemaVersion {
  return readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
}
