import { connectClient } from '../../server/src/db/client.ts';
import type { Row } from '../server/row.ts';
import type { Learner } from '../server/seed.ts';
import type { Site } from './site.ts';
import { countLost, startWriters, type Writing, type Written } from './writers.ts';

/** Until so many quizzes more are acknowledged. Throws where one never is. */
async function untilSaved({ saved, done }: Writing, more: number): Promise<void> {
  const requested = saved.length + more;
  const enough = async () => {
    while (saved.length < requested) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await Promise.race([enough(), done]);
}

/**
 * How many quizzes are kept, and how many keys stand for them: one each where each counted once.
 */
async function countSaved(databaseUrl: string): Promise<{ quizzes: number; keys: number }> {
  const client = await connectClient({ connectionString: databaseUrl });
  const { rows } = await client.query(
    `select (select count(*)::int from quiz_results) as quizzes,
            (select count(*)::int from received_writes where answer ? 'score') as keys`,
  );
  await client.end();
  return rows[0];
}

/**
 * What a kill came to: how many writes were acknowledged, how many of them are gone, and its rows.
 */
export interface Killed {
  acknowledged: number;
  lost: number;
  rows: Row[];
}

/**
 * Looks for all that was acknowledged around a kill. It takes its name, and the rows there are of
 * it already.
 */
async function lookFor(
  { saved }: Written,
  { what, site, databaseUrl, rows }: { what: string; site: Site; databaseUrl: string; rows: Row[] },
): Promise<Killed> {
  const lost = await countLost(site.proxy.url, saved);
  const { quizzes, keys } = await countSaved(databaseUrl);
  const stored: Row[] = [
    {
      what: `${what}: acknowledged writes`,
      promise: 'none lost',
      measured: `${saved.length} acknowledged, ${lost} lost`,
      meets: saved.length > 0 && lost === 0,
    },
    {
      what: `${what}: each counted once`,
      promise: 'as many quizzes as keys',
      measured: `${quizzes} quizzes, ${keys} keys`,
      meets: quizzes === keys,
    },
  ];
  return { acknowledged: saved.length, lost, rows: [...rows, ...stored] };
}

/**
 * Kills one process with SIGKILL while children save quizzes through nginx; the other goes on
 * alone.
 */
export async function killProcess(site: Site, each: number): Promise<Killed> {
  let stop = false;
  const run = startWriters(site.proxy.url, site.learners, () => stop);
  await untilSaved(run, each);
  await site.apps[0].kill('app');
  const killedAt = performance.now();
  await untilSaved(run, each);
  site.apps[0] = await site.startAt(site.ports[0], site.primary.url);
  await untilSaved(run, each);
  stop = true;
  await run.done;
  const later = run.failed.filter(({ at }) => at > killedAt);
  const rows: Row[] = [
    {
      what: 'process killed: calls that failed',
      promise: 'those in flight only',
      measured: `${run.failed.length - later.length} in flight and made again, ${later.length} later ${[...new Set(later.map(({ why }) => why))].join()}`,
      meets: later.length === 0,
    },
  ];
  return lookFor(run, { what: 'process killed', site, databaseUrl: site.primary.url, rows });
}

/**
 * Without a database a page still comes, and nobody is told to be logged out: the browser keeps its
 * cookie.
 */
async function meanwhileRow(url: string, learner: Learner): Promise<Row> {
  const page = await fetch(url);
  await page.body?.cancel();
  const headers = { cookie: learner.childCookie, 'x-forwarded-for': learner.address };
  const session = await fetch(`${url}/auth/v1/get-session`, { headers });
  await session.body?.cancel();
  const taken = session.headers.getSetCookie().length;
  return {
    what: 'database killed: what is answered meanwhile',
    promise: 'a page; of a session that it cannot be told',
    measured: `${page.status}; ${session.status}, ${taken} cookies set`,
    meets: page.status === 200 && session.status >= 500 && taken === 0,
  };
}

/**
 * Kills the database with SIGKILL while children save quizzes, makes the replica the database and
 * starts the processes again on it, as docs/running/many-machines.md tells operators to.
 */
export async function killDatabase(site: Site, each: number): Promise<Killed> {
  const [learner] = site.learners;
  if (!learner) throw new Error('there are no learners');
  let stop = false;
  const run = startWriters(site.proxy.url, site.learners, () => stop);
  await untilSaved(run, each);
  await site.primary.kill();
  const killedAt = performance.now();
  const meanwhile = await meanwhileRow(site.apps[0].url, learner);
  await site.replica.promote();
  const restart = async (port: number, index: number) => {
    const code = await site.apps[index]?.stop();
    site.apps[index] = await site.startAt(port, site.replica.url);
    return code;
  };
  const [away, ...ended] = await Promise.all([
    untilSaved(run, 1).then(() => performance.now() - killedAt),
    ...site.ports.map(restart),
  ]);
  await untilSaved(run, each);
  stop = true;
  await run.done;
  const rows: Row[] = [
    meanwhile,
    {
      what: 'database killed: how processes without it end on SIGTERM',
      promise: 'in good order, code 0',
      measured: `codes ${ended.join()}`,
      meets: ended.every((code) => code === 0),
    },
    {
      what: 'database killed: nothing was saved for',
      promise: '',
      measured: `${(away / 1000).toFixed(1)} s, ${run.failed.length} calls failed and were made again`,
      meets: null,
    },
  ];
  const databaseUrl = site.replica.url;
  return lookFor(run, { what: 'database killed, replica promoted', site, databaseUrl, rows });
}
