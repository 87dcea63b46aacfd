import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import { connectClient } from '../db/client.ts';
import { commandLog, withCommandDatabase } from '../db/command-database.ts';
import { OLDEST_VERSION } from '../db/connection.ts';
import { databaseUrlTodo } from '../db/database-url-error.ts';
import { newestSchemaVersion, schemaVersion } from '../db/migrate.ts';
import type { Env } from '../env.ts';
import { reasonOf } from '../platform/log/reason.ts';
import { checkClock } from './clock-check.ts';
import { type Finding, warning, well, wrong } from './finding.ts';
import { checkReplica } from './replica-check.ts';

const about = 'database';
/**
 * Connections that one process may have: its pool, the queue with its listener, and the one that
 * hears events.
 */
const connectionsOfProcess = 15;
const gigabyte = 1024 ** 3;

/**
 * Whether the database answers and is as the site needs it, and whether its clock goes as ours
 * does. Beside a server that runs in the data folder it is asked; one that was never started is not
 * made.
 */
export async function checkDatabase(env: Env): Promise<Finding[]> {
  const disk = await checkDisk(env);
  const neverMade =
    !env.databaseUrl &&
    !existsSync(join(env.dataDir, 'postgres')) &&
    !existsSync(join(env.dataDir, 'postgres-is-elsewhere.txt'));
  if (neverMade) return [well(about, 'is made in the data folder at the first start'), disk];
  try {
    const result = await withCommandDatabase(
      { settings: env, besideTheApp: true, log: commandLog },
      look,
    );
    return [...result, disk];
  } catch (error) {
    const todo = env.databaseUrl
      ? databaseUrlTodo
      : 'the reason tells; where it is damaged, npm run restore brings the last backup back';
    return [wrong(about, `does not open (${reasonOf(error)})`, todo), disk];
  }
}

async function look(connectionString: string): Promise<Finding[]> {
  const client = await connectClient({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    const { rows } = await client.query<{
      number: string;
      encoding: string;
      most: string;
      may_make: boolean;
    }>(
      "select current_setting('server_version_num') as number, current_setting('server_encoding') as encoding, current_setting('max_connections') as most, has_database_privilege(current_database(), 'create') as may_make",
    );
    const [row] = rows;
    if (!row) throw new Error('the database says nothing of itself');
    const clock = await checkClock('the database', async () => {
      const request = await client.query<{ now: Date }>('select clock_timestamp() as now');
      return request.rows[0]?.now ?? null;
    });
    return [judge(row, await tablesOf(client)), ...(await checkReplica(client)), clock];
  } finally {
    await client.end();
  }
}

function judge(
  {
    number,
    encoding,
    most,
    may_make,
  }: { number: string; encoding: string; most: string; may_make: boolean },
  tables: Finding | string,
): Finding {
  const major = Math.floor(Number(number) / 10_000);
  if (major < OLDEST_VERSION) {
    const todo = `move to PostgreSQL ${OLDEST_VERSION} or later`;
    return wrong(about, `PostgreSQL ${major} is too old`, todo);
  }
  if (encoding !== 'UTF8') {
    const todo = 'make a database with "encoding \'UTF8\' template template0"';
    return wrong(about, `its encoding is ${encoding}`, todo);
  }
  if (!may_make) {
    const todo = 'make the role of DATABASE_URL the owner of the database';
    return wrong(about, 'our role may not make tables', todo);
  }
  if (typeof tables !== 'string') return tables;
  if (Number(most) < 2 * connectionsOfProcess) {
    return warning(
      about,
      `it lets in ${most} connections, and each process may need ${connectionsOfProcess}`,
      'raise max_connections of PostgreSQL',
    );
  }
  return well(about, `PostgreSQL ${major}, UTF8, ${tables}, ${most} connections at most`);
}

async function tablesOf(client: pg.Client): Promise<Finding | string> {
  const [has, newest] = [await schemaVersion(client), newestSchemaVersion()];
  if (has === newest) return 'tables as this version wants them';
  if (has === 0) return 'no tables yet, which the first start makes';
  if (has < newest) {
    return warning(
      about,
      'its tables are of an older version',
      'the next start brings them up to date; make a backup before',
    );
  }
  const todo = 'run the version that was last started, or restore the backup made before it';
  return wrong(about, 'its tables are of a newer version than this one', todo);
}

async function checkDisk({ dataDir }: Env): Promise<Finding> {
  let folder = dataDir;
  while (!existsSync(folder)) folder = dirname(folder);
  const { bavail, bsize, blocks } = await statfs(folder);
  const free = bavail * bsize;
  const says = `${(free / gigabyte).toFixed(1)} GB free at ${folder}`;
  const todo = 'make room: old backups, old logs, or a larger disk';
  if (free < 0.5 * gigabyte) return wrong('disk', says, todo);
  if (free < 2 * gigabyte && free < 0.1 * blocks * bsize) return warning('disk', says, todo);
  return well('disk', says);
}
