import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';

/** The user a PostgreSQL program runs as. PostgreSQL refuses to run as root. */
export type RunUser = { uid: number; gid: number };

/** True when this process may, and must, hand its database to another user. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The user that runs the database: nobody special when the app is an ordinary user (undefined);
 * for root the owner of an existing folder, else `postgres`, else `nobody`.
 */
export function databaseUser(existingFolder: string): RunUser | undefined {
  if (!isRoot()) return undefined;
  if (existsSync(existingFolder)) {
    const { uid, gid } = statSync(existingFolder);
    if (uid !== 0) return { uid, gid };
  }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new DataFolderError(
    'no-access',
    'PostgreSQL does not run as root and there is no user "postgres" or "nobody" to run it as. ' +
      'Start the app as an ordinary user, or set DATABASE_URL.',
  );
}

/** True when `user` may walk through every existing folder above `path`, and `path` itself. */
export function canAccess(user: RunUser | undefined, path: string): boolean {
  if (!user) return true;
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats) {
      const shift = stats.uid === user.uid ? 6 : stats.gid === user.gid ? 3 : 0;
      if (((stats.mode >> shift) & 1) === 0) return false;
    }
    if (folder === dirname(folder)) return true;
  }
}

/**
 * Lets `user` walk through the app's own data folder when that folder alone is closed to it, as
 * with mode 0700: for its group where the group has no rights yet, else for all.
 */
export function openDataFolder(dataDir: string, user: RunUser | undefined): void {
  if (!user || canAccess(user, dataDir) || !canAccess(user, dirname(resolve(dataDir)))) return;
  const { uid, mode } = statSync(dataDir);
  const groupIsFree = (mode & 0o070) === 0;
  if (groupIsFree) chownSync(dataDir, uid, user.gid);
  chmodSync(dataDir, (mode & 0o7777) | (groupIsFree ? 0o010 : 0o001));
}

let setprivWorks: boolean | undefined;

function hasSetpriv(): boolean {
  setprivWorks ??=
    process.platform === 'linux' &&
    spawnSync('setpriv', ['--help'], { encoding: 'utf8' }).stdout?.includes('--pdeathsig') === true;
  return setprivWorks;
}

/** A program call as `spawn` takes it. */
export type Call = { command: string; args: string[]; options: { uid?: number; gid?: number } };

/**
 * Wraps a program call so that it runs as `user` and gets SIGINT, a fast shutdown, when this
 * process is killed. Where `setpriv` is missing only the user changes; what a killed app leaves
 * behind is then found at the next start.
 */
export function callAs(user: RunUser | undefined, program: string, args: string[]): Call {
  if (!hasSetpriv()) return { command: program, args, options: { ...user } };
  const identity = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  const wrapped = ['--pdeathsig', 'INT', ...identity, '--', program, ...args];
  return { command: 'setpriv', args: wrapped, options: {} };
}
