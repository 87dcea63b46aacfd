import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error.ts';
import { type DatabaseFolder, locateDatabase } from './location.ts';
import { databaseUser } from './run-as.ts';

/** The role and the database of the app; the role owns the database and is no superuser. */
export const APP_ROLE = 'pius';
export const APP_DATABASE = 'pius';

/** The addresses of an embedded server: the app's own database, and the superuser's. */
export type ConnectionStrings = { connectionString: string; adminConnectionString: string };

/** The connection strings of the embedded server that listens on `port`. */
export function connectionStrings(place: DatabaseFolder, port: number): ConnectionStrings {
  const password = readFileSync(place.passwordFile, 'utf8').trim();
  const at = (role: string, database: string) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
  return {
    connectionString: at(APP_ROLE, APP_DATABASE),
    adminConnectionString: at('postgres', 'postgres'),
  };
}

/**
 * The connection strings of the embedded server that another process runs in a data folder.
 *
 * @throws DataFolderError `start-failed` when it is only just starting
 */
export function runningConnectionStrings(dataDir: string): ConnectionStrings {
  const place = locateDatabase(dataDir, databaseUser(dataDir));
  try {
    const lines = readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n');
    const port = Number(lines[3]);
    if (port > 0 && lines[7]?.trim() === 'ready') return connectionStrings(place, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  throw new DataFolderError(
    'start-failed',
    `The app that uses the data folder ${dataDir} is just starting or stopping. Try again in a moment.`,
  );
}
