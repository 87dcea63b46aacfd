import { runningConnectionStrings } from './embedded/connection-strings.ts';
import { DataFolderError } from './embedded/data-folder-error.ts';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.ts';
import type { DatabaseLog } from './embedded/process.ts';

/** The settings a command finds its database by. */
export type CommandSettings = {
  databaseUrl: string | undefined;
  dataDir: string;
  pgBin: string | undefined;
};

type CommandOptions = {
  settings: CommandSettings;
  /** Whether the command may work beside an app that runs on the data folder. */
  besideTheApp: boolean;
  log: DatabaseLog;
};

/**
 * Does `work` on the database the settings name: the server behind `databaseUrl`, else the one in
 * the data folder, which is started for the purpose, or, when an app runs there, the app's.
 *
 * @throws DataFolderError, `in-use` also when an app runs and `besideTheApp` is false
 */
export async function withCommandDatabase<Result>(
  { settings, besideTheApp, log }: CommandOptions,
  work: (connectionString: string) => Promise<Result>,
): Promise<Result> {
  const { databaseUrl, dataDir, pgBin } = settings;
  if (databaseUrl) return work(databaseUrl);
  const own = await startEmbeddedPostgres({ dataDir, binDir: pgBin, log }).catch((error) => {
    if (besideTheApp && error instanceof DataFolderError && error.code === 'in-use')
      return undefined;
    throw error;
  });
  if (!own) return work(runningConnectionStrings(dataDir).connectionString);
  try {
    return await work(own.connectionString);
  } finally {
    await own.stop();
  }
}

/** The log of a command: only what the person who runs it must hear. */
export const commandLog: DatabaseLog = {
  debug() {},
  info() {},
  warn: (message) => process.stderr.write(`${message}\n`),
  error: (message) => process.stderr.write(`${message}\n`),
};
