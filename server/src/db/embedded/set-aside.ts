import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { freeCluster } from './inhabitants.ts';
import { locateDatabase, pointerFile } from './location.ts';
import { lockDataFolder } from './lock.ts';
import { databaseUser } from './run-as.ts';

/**
 * Gives the database of a data folder another name, so that the next start makes a new one.
 * Nothing is deleted.
 *
 * @param now the instant the new name tells
 * @returns the new name; undefined when there was no database
 * @throws DataFolderError `in-use` while an app runs there
 */
export async function setDatabaseAside(
  dataDir: string,
  now: Date,
  systemDir?: string,
): Promise<string | undefined> {
  const lock = lockDataFolder(dataDir);
  try {
    const { folder, cluster } = locateDatabase(resolve(dataDir), databaseUser(dataDir), systemDir);
    if (!existsSync(folder)) return undefined;
    if (existsSync(cluster)) await freeCluster(cluster);
    const aside = `${folder}.set-aside-${now.toISOString().replaceAll(':', '-')}`;
    renameSync(folder, aside);
    rmSync(pointerFile(dataDir), { force: true });
    return aside;
  } finally {
    lock.release();
  }
}
