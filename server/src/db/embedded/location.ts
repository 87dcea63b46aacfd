import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { damaged } from './data-folder-error.ts';
import { canAccess, type RunUser } from './run-as.ts';

/** Where things go that must stand outside a data folder beneath a closed folder such as /root. */
export const SYSTEM_DIR = '/var/lib/saint-pius-x-quest';

/** The folder of one database: `cluster/` is PostgreSQL's own, `password` opens it. */
export type DatabaseFolder = { folder: string; cluster: string; passwordFile: string };

/** The note in a data folder whose database stands elsewhere; its first line is the place. */
export const pointerFile = (dataDir: string) => join(dataDir, 'postgres-is-elsewhere.txt');

/** The database folder at `folder`, whether or not it exists. */
export function databaseFolderAt(folder: string): DatabaseFolder {
  return { folder, cluster: join(folder, 'cluster'), passwordFile: join(folder, 'password') };
}

/**
 * Where the database of a data folder stands: in `postgres` inside it, or, when `user` cannot get
 * there, in a folder of its own under `systemDir`. A pointer written earlier goes before both.
 *
 * @throws DataFolderError `damaged` when the pointer names a folder that is gone
 */
export function locateDatabase(
  dataDir: string,
  user: RunUser | undefined,
  systemDir = SYSTEM_DIR,
): DatabaseFolder {
  const inside = join(resolve(dataDir), 'postgres');
  const pointed = readPointer(dataDir);
  if (pointed) {
    if (!existsSync(pointed)) {
      throw damaged(dataDir, `its database was kept in ${pointed}, which is gone`);
    }
    return databaseFolderAt(pointed);
  }
  if (existsSync(inside) || canAccess(user, resolve(dataDir))) return databaseFolderAt(inside);
  const hash = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 8);
  return databaseFolderAt(join(systemDir, `${basename(resolve(dataDir))}-${hash}`, 'postgres'));
}

/** Leaves a note in the data folder when its database stands elsewhere. */
export function notePlace(dataDir: string, { folder }: DatabaseFolder): void {
  if (folder === join(resolve(dataDir), 'postgres') || readPointer(dataDir)) return;
  writeFileSync(
    pointerFile(dataDir),
    `${folder}\n\nThe database of this folder stands there, because PostgreSQL does not run as root\n` +
      'and its user cannot reach this place. Keep both folders together.\n',
  );
}

function readPointer(dataDir: string): string | undefined {
  const file = pointerFile(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n')[0] : undefined;
}
