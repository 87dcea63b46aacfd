import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Files } from '../platform/files/files.ts';
import { BACKUP_FORMAT, BACKUP_VERSION, type BackupHeader, END_OF_TABLE } from './backup-format.ts';
import {
  connectForTransfer,
  countRows,
  listSequences,
  listTables,
  quotedColumns,
  quotedName,
} from './backup-tables.ts';
import { schemaVersion } from './migrate.ts';

/** The table that names the uploaded files. */
const fileTable = 'stored_files';

/** A backup that was written: its header, and how it went with the uploaded files. */
export interface WrittenBackup extends BackupHeader {
  files: number;
  missing: string[];
}

/**
 * Writes every table of a database, as it stands at one instant, into one file. The app may go on
 * writing meanwhile. The file appears under its name only when it is complete.
 *
 * @param now the instant the header gives
 * @param files where the uploaded files lie that the database names; they go along
 * @returns the header of the backup, how many files went along, and the names of those that were not there
 * @see docs/requirements.md#r-backup
 */
export async function writeBackup(
  connectionString: string,
  file: string,
  now: Date,
  files?: Files,
): Promise<WrittenBackup> {
  const client = await connectForTransfer(connectionString);
  const unfinished = `${file}.unfinished-${process.pid}`;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const header = await describe(client, now);
    await mkdir(dirname(file), { recursive: true });
    // Only the app's own user may read it: it holds families' data.
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    const written: WrittenBackup = { ...header, files: 0, missing: [] };
    await pipeline(Readable.from(backupText(client, written, files)), createGzip(), target);
    await client.query('COMMIT');
    await rename(unfinished, file);
    return written;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function describe(client: pg.Client, now: Date): Promise<BackupHeader> {
  const tables = [];
  for (const table of await listTables(client)) {
    tables.push({ ...table, rows: await countRows(client, table) });
  }
  return {
    format: BACKUP_FORMAT,
    version: BACKUP_VERSION,
    madeAt: now.toISOString(),
    schemaVersion: await schemaVersion(client),
    tables,
    // Sequences are outside the snapshot and only ever grow, so read later they cover its rows.
    sequences: await listSequences(client),
  };
}

async function* backupText(
  client: pg.Client,
  written: WrittenBackup,
  files?: Files,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of hashedText(client, written, files)) {
    hash.update(piece);
    yield piece;
  }
  yield Buffer.from(`${JSON.stringify({ sha256: hash.digest('hex') })}\n`);
}

async function* hashedText(
  client: pg.Client,
  written: WrittenBackup,
  files?: Files,
): AsyncGenerator<Buffer> {
  const { files: _, missing: __, ...header } = written;
  yield Buffer.from(`${JSON.stringify(header)}\n`);
  for (const table of header.tables) {
    const copy = client.query(
      copyTo(`COPY ${quotedName(table)} (${quotedColumns(table)}) TO STDOUT`),
    );
    yield* copy as AsyncIterable<Buffer>;
    yield Buffer.from(END_OF_TABLE);
  }
  if (files) yield* fileLines(client, written, files);
  yield Buffer.from(END_OF_TABLE);
}

/** The uploaded files that the database names, as this instant has them. */
async function* fileLines(
  client: pg.Client,
  written: WrittenBackup,
  files: Files,
): AsyncGenerator<Buffer> {
  if (!written.tables.some(({ name }) => name === fileTable)) return;
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM ${fileTable} ORDER BY name`,
  );
  for (const { name } of rows) {
    const bytes = await files.read(name);
    if (!bytes) {
      written.missing.push(name);
      continue;
    }
    written.files += 1;
    yield Buffer.from(`${name} ${Buffer.from(bytes).toString('base64')}\n`);
  }
}
