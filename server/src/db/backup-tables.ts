import pg from 'pg';
import type { BackupSequence, BackupTable } from './backup-format.ts';
import { connectClient } from './client.ts';

/**
 * Schemas that do not travel: the notes of the migrations, which the target makes itself, and the
 * job queue, whose jobs are made again from the app's own tables.
 */
const LEFT_OUT = ['pg_catalog', 'information_schema', 'drizzle', 'pgboss'];

/** A table's name, quoted for SQL. */
export function quotedName({ schema, name }: { schema: string; name: string }): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** A table's columns, quoted for SQL. */
export function quotedColumns({ columns }: Pick<BackupTable, 'columns'>): string {
  return columns.map(pg.escapeIdentifier).join(', ');
}

/**
 * Connects for a backup or a restore: no time limits, and values written in one way on every
 * server, so that the same row gives the same text everywhere.
 */
export async function connectForTransfer(connectionString: string): Promise<pg.Client> {
  const client = await connectClient({
    connectionString,
    application_name: 'saint-pius-x-quest backup',
    statement_timeout: 0,
    idle_in_transaction_session_timeout: 0,
  });
  await client.query(
    "SET timezone = 'UTC'; SET datestyle = 'ISO, YMD'; SET intervalstyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1",
  );
  return client;
}

/** The app's tables with the columns that hold values of their own, in the order of their names. */
export async function listTables(client: pg.ClientBase): Promise<Omit<BackupTable, 'rows'>[]> {
  const { rows } = await client.query(
    `SELECT n.nspname AS schema, c.relname AS name,
            array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace
       JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND n.nspname <> ALL ($1)
        AND n.nspname NOT LIKE 'pg\\_%' AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY n.nspname, c.relname
      ORDER BY n.nspname COLLATE "C", c.relname COLLATE "C"`,
    [LEFT_OUT],
  );
  return rows;
}

/** The app's sequences and where they stand. */
export async function listSequences(client: pg.ClientBase): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences
      WHERE schemaname <> ALL ($1) ORDER BY 1, 2`,
    [LEFT_OUT],
  );
  const sequences: BackupSequence[] = [];
  for (const sequence of rows) {
    const state = await client.query(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${quotedName(sequence)}`,
    );
    sequences.push({ ...sequence, ...state.rows[0] });
  }
  return sequences;
}

/** How many rows a table has. */
export async function countRows(
  client: pg.ClientBase,
  table: { schema: string; name: string },
): Promise<number> {
  const { rows } = await client.query(`SELECT count(*) AS count FROM ${quotedName(table)}`);
  return Number(rows[0].count);
}
