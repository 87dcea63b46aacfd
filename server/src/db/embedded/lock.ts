import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DataFolderError, fromFileError } from './data-folder-error.ts';

const SQLITE_BUSY = 5;

/** The right to use a data folder, until `release` or the end of the process. */
export type DataFolderLock = { release(): void };

/**
 * Lets one process at a time use a data folder, which is made when missing.
 *
 * The lock is the kernel's own lock on the file `app.lock`, taken through SQLite because Node has
 * no other way to ask for one. The kernel frees it when the process ends in whatever manner, so a
 * killed app leaves nothing stale, and a process number used again, as containers do, cannot be
 * mistaken for the old holder. `app.pid` names the holder for people only.
 *
 * @throws DataFolderError `in-use` naming the folder and the other process; `read-only`; `no-space`
 */
export function lockDataFolder(dataDir: string): DataFolderLock {
  const pidFile = join(dataDir, 'app.pid');
  try {
    makeFolder(dataDir);
    const database = new DatabaseSync(join(dataDir, 'app.lock'), { timeout: 0 });
    try {
      // Nothing is ever stored in the file, so it needs no journal beside it.
      database.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
      writeFileSync(pidFile, `${process.pid}\n`);
    } catch (error) {
      database.close();
      throw error;
    }
    return { release: () => database.isOpen && database.close() };
  } catch (error) {
    throw lockError(error, dataDir, pidFile);
  }
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  } catch (error) {
    // On a file system mounted read-only Node reports that the folder is missing.
    const { code } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' ? Object.assign(new Error(), { code: 'EROFS' }) : error;
  }
}

function lockError(error: unknown, dataDir: string, pidFile: string): unknown {
  const sqlite = error as { errcode?: number; message: string };
  if (sqlite.errcode === SQLITE_BUSY) {
    return new DataFolderError(
      'in-use',
      `The data folder ${dataDir} is in use by another process of the app (${holder(pidFile)}). ` +
        'Stop that one first, or give this one a folder of its own with DATA_DIR.',
    );
  }
  if (sqlite.errcode !== undefined) {
    return new DataFolderError(
      'read-only',
      `The data folder ${dataDir} cannot be written (${sqlite.message}). ` +
        'Give its user the right to write there, or choose another folder with DATA_DIR.',
      error,
    );
  }
  return fromFileError(error, dataDir);
}

function holder(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, 'utf8').trim()}`;
  } catch {
    return 'process unknown';
  }
}
