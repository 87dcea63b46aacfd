import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  readdirSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { connectClient } from '../client.ts';
import { findPrograms, type Programs } from './binaries.ts';
import {
  APP_DATABASE,
  APP_ROLE,
  type ConnectionStrings,
  connectionStrings,
} from './connection-strings.ts';
import { DataFolderError, damaged, fromFileError } from './data-folder-error.ts';
import { freeCluster } from './inhabitants.ts';
import { checkDatabaseFolder, initDatabase } from './init.ts';
import { type DatabaseFolder, locateDatabase, notePlace, SYSTEM_DIR } from './location.ts';
import { lockDataFolder } from './lock.ts';
import {
  type DatabaseLog,
  type PostgresProcess,
  PostgresStartFailure,
  spawnPostgres,
} from './process.ts';
import { canAccess, databaseUser, isRoot, openDataFolder, type RunUser } from './run-as.ts';

const START_TIMEOUT_MS = 20_000;
/**
 * Two files of PostgreSQL's log: with less room than that it may not start, and does not always say
 * why.
 */
const SPACE_TO_START = 32 * 1024 * 1024;

/** What `startEmbeddedPostgres` needs to know. */
export type EmbeddedPostgresOptions = {
  /** The app's data folder; made when missing. */
  dataDir: string;
  /** A folder with PostgreSQL's programs instead of the npm package's (the setting PG_BIN). */
  binDir?: string;
  /** Hears, in plain words, what takes longer than a moment. */
  onProgress?: (message: string) => void;
  log: DatabaseLog;
  /** Where things go that PostgreSQL's user could not reach; only root needs it. */
  systemDir?: string;
};

/** A running database of one data folder. */
export type EmbeddedPostgres = ConnectionStrings & {
  pid: number;
  /** Shuts the database down and frees the data folder; may be called twice. */
  stop(): Promise<void>;
  /**
   * Calls `listener` when the database ends without `stop`; the app can only end and start again.
   */
  onExit(listener: (reason: string) => void): void;
};

/**
 * Runs PostgreSQL inside the app's data folder, for this process alone: makes the database on the
 * first start, and after a kill of any process at any moment recovers by itself.
 *
 * @throws DataFolderError, see its codes
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const lock = lockDataFolder(dataDir);
  try {
    const { server, place } = await startLocked({ ...options, dataDir });
    const strings = connectionStrings(place, server.port);
    try {
      await makeAppDatabase(strings, place);
      await readAppDatabase(strings);
    } catch (error) {
      await server.stop();
      throw fromDatabaseError(error, place.folder);
    }
    return { ...strings, pid: server.pid, ...lifeOf(server, lock.release) };
  } catch (error) {
    lock.release();
    throw fromFileError(error, dataDir);
  }
}

function lifeOf(server: PostgresProcess, release: () => void) {
  let stopping = false;
  return {
    async stop() {
      stopping = true;
      await server.stop();
      release();
    },
    onExit(listener: (reason: string) => void) {
      void server.ended.then((reason) => {
        if (!stopping) listener(reason);
      });
    },
  };
}

async function startLocked({
  dataDir,
  binDir,
  onProgress,
  log,
  systemDir = SYSTEM_DIR,
}: EmbeddedPostgresOptions): Promise<{ server: PostgresProcess; place: DatabaseFolder }> {
  const newcomer = databaseUser(dataDir);
  openDataFolder(dataDir, newcomer);
  const place = locateDatabase(dataDir, newcomer, systemDir);
  const user = databaseUser(place.folder);
  const programs = findPrograms({ binDir, copyDir: isRoot() ? systemDir : dataDir, user });
  if (existsSync(place.folder)) {
    claim(place, user);
    checkDatabaseFolder(place, programs);
  } else {
    onProgress?.('Preparing the database, which is needed only once …');
    await initDatabase(place, programs, user);
  }
  notePlace(dataDir, place);
  onProgress?.('Starting the database …');
  return { server: await startInFolder(place, programs, user, log), place };
}

/** Sees to it that the folder belongs to the user that runs the database, and to nobody else. */
function claim({ folder, cluster }: DatabaseFolder, user: RunUser | undefined): void {
  if (!canAccess(user, folder)) {
    throw new DataFolderError(
      'no-access',
      `PostgreSQL does not run as root, and the user it runs as cannot reach ${folder}. ` +
        'Let others pass the folders above it (chmod o+x), or move the data folder.',
    );
  }
  const owner = statSync(folder).uid;
  if (user && owner !== user.uid) chownTree(folder, user);
  if (!user && owner !== process.getuid?.()) {
    throw new DataFolderError(
      'no-access',
      `The database in ${folder} belongs to another user (number ${owner}). ` +
        'Start the app as that user, or give the folder to this one (chown -R).',
    );
  }
  if (!existsSync(cluster)) throw damaged(folder, `${cluster} is missing`);
  // PostgreSQL refuses a folder others may look into, as a plain copy leaves it.
  chmodSync(folder, 0o700);
  chmodSync(cluster, 0o700);
}

function chownTree(path: string, user: RunUser): void {
  chownSync(path, user.uid, user.gid);
  for (const entry of readdirSync(path)) {
    const child = join(path, entry);
    if (lstatSync(child).isDirectory()) chownTree(child, user);
    else if (lstatSync(child).isFile()) chownSync(child, user.uid, user.gid);
  }
}

async function startInFolder(
  place: DatabaseFolder,
  programs: Programs,
  user: RunUser | undefined,
  log: DatabaseLog,
): Promise<PostgresProcess> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    await freeCluster(place.cluster);
    try {
      return await spawnPostgres(programs.postgres, place.cluster, user, log);
    } catch (error) {
      if (!(error instanceof PostgresStartFailure)) throw error;
      const tryAgain =
        /could not bind|could not create any TCP|lock file .* already exists|pre-existing shared memory/;
      if (!tryAgain.test(error.message) || Date.now() > deadline) throw startError(error, place);
    }
  }
}

function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < SPACE_TO_START;
}

function startError(failure: PostgresStartFailure, { folder }: DatabaseFolder): DataFolderError {
  const reason =
    failure.lines.find((line) => /^(PANIC|FATAL):/.test(line))?.replace(/^\w+: +/, '') ??
    failure.lines.join('; ');
  // Whatever else is wrong: nobody should go back to a backup while there is no room.
  if (failure.message.includes('No space left on device') || isDiskFull(folder)) {
    return noSpace(folder, reason, failure);
  }
  if (/Permission denied|Read-only file system/.test(failure.message)) {
    return new DataFolderError('read-only', `${folder} cannot be written: ${reason}`, failure);
  }
  if (/could not (map|allocate|create) .*(memory|semaphore)|not supported/i.test(failure.message)) {
    return new DataFolderError('start-failed', `PostgreSQL cannot start here: ${reason}`, failure);
  }
  return damaged(folder, reason, failure);
}

async function makeAppDatabase(
  { adminConnectionString }: ConnectionStrings,
  { folder, passwordFile }: DatabaseFolder,
): Promise<void> {
  const admin = await connectClient({ connectionString: adminConnectionString }).catch((error) => {
    throw error.code === '28P01'
      ? damaged(folder, `${passwordFile} does not open it`, error)
      : error;
  });
  try {
    const password = pg.escapeLiteral(new URL(adminConnectionString).password);
    const role = await admin.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APP_ROLE]);
    if (role.rowCount === 0)
      await admin.query(`CREATE ROLE ${APP_ROLE} LOGIN PASSWORD ${password}`);
    const rows = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [APP_DATABASE]);
    if (rows.rowCount === 0) await admin.query(`CREATE DATABASE ${APP_DATABASE} OWNER ${APP_ROLE}`);
  } finally {
    await admin.end();
  }
}

/**
 * Opens the app's database as the app does, and reads of what it is made: damage shows here, before
 * anybody is let in.
 */
async function readAppDatabase({ connectionString }: ConnectionStrings): Promise<void> {
  const app = await connectClient({ connectionString });
  try {
    await app.query('SELECT count(*) FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid');
  } finally {
    await app.end();
  }
}

/**
 * What a database that runs, but cannot be read, says about its folder.
 * @see docs/requirements.md#r-no-false-saved
 */
function fromDatabaseError(error: unknown, folder: string): unknown {
  if (error instanceof DataFolderError || !(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  // PostgreSQL's codes have five letters; others are of the connection, and so are these classes of them.
  if (!/^[0-9A-Z]{5}$/.test(code) || /^(08|57)/.test(code)) return error;
  if (code === '53100' || isDiskFull(folder)) return noSpace(folder, error.message, error);
  return damaged(folder, error.message, error);
}

function noSpace(folder: string, reason: string, cause: Error): DataFolderError {
  return new DataFolderError('no-space', `The disk of ${folder} is full: ${reason}`, cause);
}
