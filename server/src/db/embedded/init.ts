import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Programs } from './binaries.ts';
import { DataFolderError, damaged } from './data-folder-error.ts';
import { type DatabaseFolder, databaseFolderAt } from './location.ts';
import { callAs, type RunUser } from './run-as.ts';

/**
 * Makes a new database folder. Everything is made under another name beside it and renamed at the
 * end, so that a half-made database never bears the real name; leftovers of earlier tries go first.
 * The caller holds the lock of the data folder.
 *
 * @throws DataFolderError `no-space` or `start-failed` with the words of initdb
 */
export async function initDatabase(
  place: DatabaseFolder,
  programs: Programs,
  user: RunUser | undefined,
): Promise<void> {
  const parent = dirname(place.folder);
  mkdirSync(parent, { recursive: true, mode: 0o711 });
  removeUnfinished(place);
  const unfinished = databaseFolderAt(`${place.folder}.new-${randomBytes(4).toString('hex')}`);
  mkdirSync(unfinished.folder, { mode: 0o700 });
  writeFileSync(unfinished.passwordFile, randomBytes(24).toString('hex'), {
    mode: 0o600,
    flush: true,
  });
  if (user) {
    chownSync(unfinished.folder, user.uid, user.gid);
    chownSync(unfinished.passwordFile, user.uid, user.gid);
  }
  await runInitdb(unfinished, programs, user);
  syncFolder(unfinished.folder);
  renameSync(unfinished.folder, place.folder);
  syncFolder(parent);
}

function removeUnfinished({ folder }: DatabaseFolder): void {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(prefix)) rmSync(join(dirname(folder), name), { recursive: true });
  }
}

/** Makes the names inside a folder as durable as the files themselves. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

async function runInitdb(place: DatabaseFolder, programs: Programs, user?: RunUser): Promise<void> {
  // macOS has no C.UTF-8; there the letters' classes come from its one UTF-8 character type.
  const locale =
    process.platform === 'darwin' ? ['--locale=C', '--lc-ctype=UTF-8'] : ['--locale=C.UTF-8'];
  const { command, args, options } = callAs(user, programs.initdb, [
    `--pgdata=${place.cluster}`,
    '--username=postgres',
    `--pwfile=${place.passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    ...locale,
    '--data-checksums',
    '--no-instructions',
  ]);
  const child = spawn(command, args, {
    ...options,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let words = '';
  child.stderr.setEncoding('utf8').on('data', (text) => {
    words += text;
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', resolve);
  });
  if (code === 0) return;
  throw new DataFolderError(
    words.includes('No space left') ? 'no-space' : 'start-failed',
    `The database in ${dirname(place.folder)} could not be made: ${words.trim()}`,
  );
}

/**
 * Looks whether an existing database folder is whole enough to start, and of the right version.
 *
 * @throws DataFolderError `damaged` or `other-version`
 */
export function checkDatabaseFolder(place: DatabaseFolder, programs: Programs): void {
  for (const file of [place.passwordFile, join(place.cluster, 'PG_VERSION')]) {
    if (!existsSync(file)) throw damaged(place.folder, `${file} is missing`);
  }
  if (readFileSync(place.passwordFile, 'utf8').trim() === '') {
    throw damaged(place.folder, `${place.passwordFile} is empty`);
  }
  const made = Number.parseInt(readFileSync(join(place.cluster, 'PG_VERSION'), 'utf8'), 10);
  if (Number.isNaN(made)) throw damaged(place.folder, 'PG_VERSION is not readable');
  if (made === programs.major) return;
  throw new DataFolderError(
    'other-version',
    `The database in ${place.folder} was made by PostgreSQL ${made}, and the programs here are ` +
      `PostgreSQL ${programs.major}. Make a backup with the old programs (npm run backup) and ` +
      'restore it with the new ones: npm run restore -- <backup file> --set-aside',
  );
}
