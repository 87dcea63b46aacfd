import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach } from 'vitest';
import { connectClient } from '../db/client.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '../db/embedded/embedded-postgres.ts';
import { callAs, type RunUser } from '../db/embedded/run-as.ts';
import { silentLog } from './silent-log.ts';

const APP = fileURLToPath(new URL('./database-app.ts', import.meta.url));
const cleanups: (() => unknown)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** An empty folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saint-pius-x-quest-'));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Starts the embedded database in this process; it stops when the test ends. */
export async function startDatabase(
  dataDir: string,
  options: Partial<EmbeddedPostgresOptions> = {},
): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({
    dataDir,
    binDir: testBinDir,
    log: silentLog,
    ...options,
  });
  cleanups.push(() => database.stop());
  return database;
}

/** The programs the tests run on; the npm package's when undefined. */
export const testBinDir = process.env.TEST_PG_BIN;

/** The one line a stand-in app prints. */
export type AppAnswer = { pid: number; connectionString: string; code?: string; message?: string };

/** Starts a stand-in app as another process; it is killed when the test ends. */
export function spawnApp(
  dataDir: string,
  user?: RunUser,
): { app: ChildProcess; answer: Promise<AppAnswer>; ended: Promise<void> } {
  const { command, args, options } = callAs(user, process.execPath, [APP, dataDir]);
  const app = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => app.once('exit', () => resolve()));
  const answer = new Promise<AppAnswer>((resolve) => {
    createInterface({ input: app.stdout }).once('line', (line) => resolve(JSON.parse(line)));
  });
  cleanups.push(() => app.kill('SIGKILL'));
  return { app, answer, ended };
}

/** Runs statements on a connection of their own; gives the rows of the last one. */
export async function query(connectionString: string, ...statements: string[]) {
  const client = await connectClient({ connectionString });
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
