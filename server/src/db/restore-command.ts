import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { createFiles } from '../platform/files/files.ts';
import { checkBackup } from './backup-format.ts';
import { commandLog, withCommandDatabase } from './command-database.ts';
import { setDatabaseAside } from './embedded/set-aside.ts';
import { restoreBackup } from './restore.ts';

const USAGE = `npm run restore -- <backup file> [--set-aside]

Brings a backup back into an empty database. Stop the app first.
  --set-aside  a database in the data folder, damaged or not, gets another name first and is kept`;

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'set-aside': { type: 'boolean' }, help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [input] = positionals;
  if (values.help || input === undefined) return console.log(USAGE);
  const file = resolve(input);
  const settings = readEnv(process.env, root);
  if (values['set-aside'] && !settings.databaseUrl) {
    await checkBackup(file);
    const aside = await setDatabaseAside(settings.dataDir, new Date());
    if (aside) console.log(`The old database is now kept in ${aside}.`);
  }
  const { tables, files, madeAt } = await withCommandDatabase(
    { settings, besideTheApp: false, log: commandLog },
    (connectionString) => restoreBackup(connectionString, file, undefined, createFiles(settings)),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows} rows of ${tables.length} tables and ${files} uploaded files, as they were at ${madeAt}.`,
  );
}

try {
  await run();
} catch (error) {
  console.error(`Nothing was restored. ${(error as Error).message}`);
  process.exitCode = 1;
}
