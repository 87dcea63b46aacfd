import { connectClient } from '../../server/src/db/client.ts';
import type { Row } from '../server/row.ts';
import type { Site } from './site.ts';
import { countLost, startWriters, type Written } from './writers.ts';

const writers = 8;

/** Until so many quizzes more are acknowledged. */
async function untilSaved({ saved }: Written, more: number): Promise<void> {
  const wanted = saved.length + more;
  while (saved.length < wanted) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** How many quizzes are kept, and how many keys stand for them: one each where each counted once. */
async function countKept(databaseUrl: string): Promise<{ quizzes: number; keys: number }> {
  const client = await connectClient({ connectionString: databaseUrl });
  const { rows } = await client.query(
    `select (select count(*)::int from quiz_results) as quizzes,
            (select count(*)::int from received_writes where answer ? 'score') as keys`,
  );
  await client.end();
  return rows[0];
}

/** What became of the writes of a kill, in rows. */
async function rowsOf(what: string, site: Site, databaseUrl: string, written: Written) {
  const lost = await countLost(site.proxy.url, written.saved);
  const { quizzes, keys } = await countKept(databaseUrl);
  return [
    {
      what: `${what}: acknowledged writes`,
      promise: 'none lost',
      measured: `${written.saved.length} acknowledged, ${lost} lost`,
      meets: written.saved.length > 0 && lost === 0,
    },
    {
      what: `${what}: each counted once`,
      promise: 'as many quizzes as keys',
      measured: `${quizzes} quizzes, ${keys} keys`,
      meets: quizzes === keys,
    },
  ];
}

/** Kills one process with SIGKILL while children save quizzes through nginx; the other goes on alone. */
export async function killProcess(site: Site, each: number): Promise<Row[]> {
  let stop = false;
  const run = startWriters(site.proxy.url, site.learners.slice(0, writers), () => stop);
  await untilSaved(run, each);
  await site.apps[0].kill('app');
  const killedAt = performance.now();
  await untilSaved(run, each);
  site.apps[0] = await site.startAt(site.ports[0], site.primary.url);
  await untilSaved(run, each);
  stop = true;
  await run.done;
  const later = run.failed.filter(({ at }) => at > killedAt);
  return [
    {
      what: 'process killed: calls that failed',
      promise: 'those in flight only',
      measured: `${run.failed.length - later.length} in flight and made again, ${later.length} later ${[...new Set(later.map(({ why }) => why))].join()}`,
      meets: later.length === 0,
    },
    ...(await rowsOf('process killed', site, site.primary.url, run)),
  ];
}

/** Kills the database with SIGKILL while children save quizzes, makes the replica the database and leads the processes to it. */
export async function killDatabase(site: Site, each: number): Promise<Row[]> {
  let stop = false;
  const run = startWriters(site.proxy.url, site.learners.slice(0, writers), () => stop);
  await untilSaved(run, each);
  await site.primary.kill();
  await site.replica.promote();
  for (const [index, port] of site.ports.entries()) {
    await site.apps[index]?.stop();
    site.apps[index] = await site.startAt(port, site.replica.url);
  }
  await untilSaved(run, each);
  stop = true;
  await run.done;
  return rowsOf('database killed, replica promoted', site, site.replica.url, run);
}
