import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { commandLog, withCommandDatabase } from '../../db/command-database.ts';
import { migrate } from '../../db/migrate.ts';
import { schema } from '../../db/schema.ts';
import { readEnv } from '../../env.ts';
import { addAdmin, forgetAdminDevice, removeAdmin } from './admins.ts';

const USAGE = `npm run admin:add <e-mail>             makes this grown-up an admin
npm run admin:remove <e-mail>          takes that back
npm run admin:forget-device <e-mail>   lets an admin who lost the device for codes set up another

The app may run meanwhile.`;

const commands = { add: addAdmin, remove: removeAdmin, 'forget-device': forgetAdminDevice };

const root = fileURLToPath(new URL('../../../..', import.meta.url));

async function run([name, email, ...more]: string[]): Promise<void> {
  const command = Object.entries(commands).find(([known]) => known === name)?.[1];
  if (!command || !email || more.length > 0) throw new Error(USAGE);
  const settings = readEnv(process.env, root);
  const said = await withCommandDatabase(
    { settings, besideTheApp: true, log: commandLog },
    async (connectionString) => {
      await migrate(connectionString);
      const pool = new pg.Pool({ connectionString, max: 1 });
      try {
        return await command(drizzle(pool, { schema }), email);
      } finally {
        await pool.end();
      }
    },
  );
  console.log(said);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
