import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readEnv } from '../env.ts';
import { createFiles } from '../platform/files/files.ts';
import { writeBackup } from './backup.ts';
import { commandLog, withCommandDatabase } from './command-database.ts';

const USAGE = `npm run backup [-- --to <file>]

Writes everything the app remembers into one file. The app may run meanwhile. Without --to the file
goes to the folder "backups" of the data folder.`;

const root = fileURLToPath(new URL('../../..', import.meta.url));

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(USAGE);
  const settings = readEnv(process.env, root);
  const now = new Date();
  const name = `saint-pius-x-quest-${now.toISOString().replaceAll(':', '-')}.backup.gz`;
  const file = resolve(values.to ?? join(settings.dataDir, 'backups', name));
  const { tables, files, missing } = await withCommandDatabase(
    { settings, besideTheApp: true, log: commandLog },
    (connectionString) => writeBackup(connectionString, file, now, createFiles(settings)),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file}: ${rows} rows of ${tables.length} tables, ${files} uploaded files.`);
  if (missing.length === 0) return;
  console.error(`These uploaded files are not where they should be: ${missing.join(', ')}`);
  process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error(`The backup was not made. ${(error as Error).message}`);
  process.exitCode = 1;
}
