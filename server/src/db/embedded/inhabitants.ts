import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataFolderError } from './data-folder-error.ts';

const FAST_SHUTDOWN_MS = 20_000;
const IMMEDIATE_SHUTDOWN_MS = 5_000;
const LOOK_AGAIN_MS = 50;

/**
 * Makes a PostgreSQL folder free to start in, after an app that was killed. What a database still
 * does in this very folder is ended and waited for; after that a `postmaster.pid` means nothing,
 * whether its process is gone, is a zombie, or the number now belongs to somebody else.
 * The caller holds the lock of the data folder.
 *
 * @throws DataFolderError `in-use` when a database in the folder does not end
 */
export async function freeCluster(cluster: string): Promise<void> {
  const postmaster = postmasterPid(cluster);
  const steps = [
    { signal: 'SIGINT', timeout: FAST_SHUTDOWN_MS },
    { signal: 'SIGQUIT', timeout: IMMEDIATE_SHUTDOWN_MS },
  ] as const;
  for (const { signal, timeout } of steps) {
    const inhabitants = processesIn(cluster, postmaster);
    // The postmaster ends its children; without one they are ended one by one.
    const orphans = postmaster === undefined || !inhabitants.includes(postmaster);
    for (const pid of orphans ? inhabitants : [postmaster]) send(pid, orphans ? 'SIGQUIT' : signal);
    if (await isEmptyWithin(cluster, postmaster, timeout)) {
      rmSync(join(cluster, 'postmaster.pid'), { force: true });
      return;
    }
  }
  throw new DataFolderError(
    'in-use',
    `A database is still running in ${cluster} (process ${processesIn(cluster, postmaster).join(', ')}) and does not stop.`,
  );
}

async function isEmptyWithin(cluster: string, postmaster: number | undefined, timeout: number) {
  const deadline = Date.now() + timeout;
  while (processesIn(cluster, postmaster).length > 0) {
    if (Date.now() > deadline) return false;
    await wait(LOOK_AGAIN_MS);
  }
  return true;
}

/** The process number in `postmaster.pid`; undefined when there is none or the file is cut off. */
function postmasterPid(cluster: string): number | undefined {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  return pid > 0 ? pid : undefined;
}

/** The processes that live in a PostgreSQL folder: each of them has it as its working folder. */
export function processesIn(cluster: string, postmaster = postmasterPid(cluster)): number[] {
  if (!existsSync('/proc/self/cwd')) return runsPostgresOn(cluster, postmaster);
  const folder = realpathSync(cluster);
  const numbers = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0);
  return numbers.filter((pid) => workingFolder(pid) === folder);
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // It ended meanwhile, is a zombie, or belongs to another user.
    return undefined;
  }
}

function runsPostgresOn(cluster: string, pid: number | undefined): number[] {
  if (pid === undefined) return [];
  const { stdout } = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.includes('postgres') && stdout.includes(cluster) ? [pid] : [];
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
