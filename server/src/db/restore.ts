import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Files } from '../platform/files/files.ts';
import { BackupError, type BackupHeader, checkBackup, readBackup } from './backup-format.ts';
import {
  connectForTransfer,
  countRows,
  listTables,
  quotedColumns,
  quotedName,
} from './backup-tables.ts';
import { MIGRATIONS_FOLDER, migrate, newestSchemaVersion, schemaVersion } from './migrate.ts';

/** A backup that was restored: its header, and how many uploaded files it held. */
export interface RestoredBackup extends BackupHeader {
  files: number;
}

/**
 * Brings a backup back into an empty database, embedded or any PostgreSQL from 15 on; no
 * superuser is needed. The tables are made as they were when the backup was made, filled in one
 * transaction, checked, and then brought up to date. When anything fails, no row stands.
 *
 * @param files where its uploaded files go
 * @throws BackupError: `not-empty` when the database has rows; `too-new`; `schema-differs`;
 * `not-a-backup` and `damaged-file` as in `checkBackup`, before anything is changed
 */
export async function restoreBackup(
  connectionString: string,
  file: string,
  migrationsFolder = MIGRATIONS_FOLDER,
  files?: Files,
): Promise<RestoredBackup> {
  const header = await checkBackup(file);
  requireKnownVersion(file, header, newestSchemaVersion(migrationsFolder));
  const client = await connectForTransfer(connectionString);
  let restored = 0;
  try {
    await refuseIfNotEmpty(client);
    const before = await schemaVersion(client);
    const version = await migrate(connectionString, {
      migrationsFolder,
      upTo: header.schemaVersion,
    });
    if (version !== header.schemaVersion) {
      throw new BackupError(
        'schema-differs',
        'The database has the tables of a newer version of the app than the backup. ' +
          'Restore into a new, empty database.',
      );
    }
    restored = await fill(client, { file, header, files, tablesAreNew: before === 0 });
  } finally {
    await client.end();
  }
  await migrate(connectionString, { migrationsFolder });
  return { ...header, files: restored };
}

function requireKnownVersion(file: string, { schemaVersion }: BackupHeader, newest: number): void {
  if (schemaVersion <= newest) return;
  throw new BackupError('too-new', `The backup ${file} was made by a newer version of the app.`);
}

async function refuseIfNotEmpty(client: pg.Client): Promise<void> {
  for (const table of await listTables(client)) {
    const { rowCount } = await client.query(`SELECT 1 FROM ${quotedName(table)} LIMIT 1`);
    if (!rowCount) continue;
    throw new BackupError(
      'not-empty',
      `The database is not empty: ${table.name} has rows. A backup is restored into an empty ` +
        'database only, so that nothing is overwritten. Use a new one, or for the database in the ' +
        'data folder add --set-aside, which keeps the old one under another name.',
    );
  }
}

interface Filling {
  file: string;
  header: BackupHeader;
  files: Files | undefined;
  tablesAreNew: boolean;
}

/**
 * Returns how many uploaded files were put back. One that is there already is the same: its name
 * says so.
 */
async function fill(
  client: pg.Client,
  { file, header, files, tablesAreNew }: Filling,
): Promise<number> {
  let restored = 0;
  await client.query('BEGIN');
  try {
    requireSameTables(header, await listTables(client));
    const names = header.tables.map(quotedName).join(', ');
    if (names) await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    const rulesBack = await liftRules(client, header);
    // Rows in tables just made were inserted by migrations and are in the backup, too; rows in
    // older ones came from an app that started meanwhile.
    if (!tablesAreNew) await refuseIfNotEmpty(client);
    else if (names) await client.query(`TRUNCATE ${names}`);
    await readBackup(
      file,
      async (table, data) => {
        const copy = copyFrom(`COPY ${quotedName(table)} (${quotedColumns(table)}) FROM STDIN`);
        await pipeline(Readable.from(data), client.query(copy));
      },
      async (_, bytes) => {
        if (!files) return;
        await files.put(bytes);
        restored += 1;
      },
    );
    for (const statement of rulesBack) await client.query(statement);
    for (const sequence of header.sequences) {
      const { lastValue, isCalled } = sequence;
      await client.query('SELECT setval($1::regclass, $2, $3)', [
        quotedName(sequence),
        lastValue,
        isCalled,
      ]);
    }
    await compareCounts(client, header);
    await client.query('COMMIT');
  } catch (error) {
    // A broken connection has rolled back already.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  await client.query('ANALYZE');
  return restored;
}

function requireSameTables(
  header: BackupHeader,
  result: Awaited<ReturnType<typeof listTables>>,
): void {
  const shape = (tables: { schema: string; name: string; columns: string[] }[]) =>
    tables.map((table) => `${quotedName(table)} (${[...table.columns].sort().join(', ')})`);
  const here = new Set(shape(result));
  const missing = shape(header.tables).filter((table) => !here.has(table));
  if (missing.length === 0) return;
  throw new BackupError(
    'schema-differs',
    `The database lacks these tables: ${missing.join('; ')}.`,
  );
}

/**
 * Takes away foreign keys and switches off triggers, so that tables can be filled in any order
 * without superuser rights.
 *
 * @returns the statements that bring them back; foreign keys check every row then
 */
async function liftRules(client: pg.Client, header: BackupHeader): Promise<string[]> {
  const { rows } = await client.query<{ lift: string; back: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS lift,
            format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname,
                   pg_get_constraintdef(oid)) AS back
       FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])
      UNION ALL
     SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname),
            format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname)
       FROM pg_trigger
      WHERE NOT tgisinternal AND tgenabled = 'O' AND tgrelid = ANY ($1::regclass[])`,
    [header.tables.map(quotedName)],
  );
  for (const { lift } of rows) await client.query(lift);
  return rows.map(({ back }) => back);
}

async function compareCounts(client: pg.Client, header: BackupHeader): Promise<void> {
  for (const table of header.tables) {
    const rows = await countRows(client, table);
    if (rows === table.rows) continue;
    const result = `${table.name} has ${rows} rows instead of ${table.rows}`;
    throw new BackupError('damaged-file', `The restore did not succeed: ${result}.`);
  }
}
