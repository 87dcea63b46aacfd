import { existsSync } from 'node:fs';
import { formatNumber, type Proof, type ProofRun, sized } from '../prove/row.ts';
import { inTurns } from '../server/asks.ts';
import { press } from '../server/press.ts';
import type { Row } from '../server/row.ts';
import { type Killed, killDatabase, killProcess } from './kills.ts';
import { nginx } from './nginx.ts';
import { programs } from './postgres.ts';
import { proveShared } from './shared.ts';
import { type Site, startSite } from './site.ts';

/** What Debian's packages bring, by the package. */
const needed = { nginx, 'postgresql-15': `${programs}/postgres` };

/**
 * Calls a second through nginx with one process and with two. On two processors nginx, database and
 * callers take their part too.
 */
async function speedRows({ proxy, ports, learners }: Site, run: ProofRun): Promise<Row[]> {
  const map = inTurns(learners, 'map');
  const pressure = { connections: 16, seconds: sized(15, run, 3) };
  const rows: Row[] = [];
  for (const processes of [1, 2]) {
    await proxy.lead(ports.slice(0, processes));
    await press(proxy.url, map, { connections: 16, seconds: 2 });
    const { perSecond, p99, statuses } = await press(proxy.url, map, pressure);
    rows.push({
      what: `the quest map by ${processes} process${processes > 1 ? 'es' : ''}`,
      promise: '',
      measured: `${perSecond.toFixed(0)} a second, p99 ${p99.toFixed(0)} ms, ${JSON.stringify(statuses)}`,
      meets: null,
    });
  }
  return rows;
}

/**
 * Proves that a site may be of two processes and a database with a replica: what the processes
 * share, and that nothing acknowledged is lost with a process or with the database. `tell` hears
 * each row as it comes. Where nginx or PostgreSQL 15 is missing nothing is proved, and the result
 * says so.
 * @see docs/requirements.md#r-durable-writes
 * @see docs/requirements.md#r-restart
 * @see docs/requirements.md#r-many-processes
 */
export async function proveScaleOut(run: ProofRun, report: (row: Row) => void): Promise<Proof> {
  const missing = Object.entries(needed).flatMap(([name, file]) => (existsSync(file) ? [] : name));
  if (missing.length > 0) {
    const notes = [
      `this machine has no ${missing.join(', no ')}: apt-get install ${missing.join(' ')}`,
    ];
    return { count: 'not tried', ok: false, notes };
  }
  const judged: Row[] = [];
  const add = (rows: Row[]) => {
    for (const row of rows) report(row);
    judged.push(...rows.filter(({ meets }) => meets !== null));
  };
  const killed: Killed[] = [];
  const site = await startSite();
  try {
    const each = sized(300, run, 20);
    add(await proveShared(site));
    add(await speedRows(site, run));
    for (const kill of [killProcess, killDatabase]) {
      const result = await kill(site, each);
      add(result.rows);
      killed.push(result);
    }
  } finally {
    await site.end();
  }
  const failed = judged.filter(({ meets }) => !meets);
  const [acknowledged, lost] = (['acknowledged', 'lost'] as const).map((name) =>
    killed.reduce((sum, each) => sum + each[name], 0),
  );
  return {
    count: `${killed.length} kills, ${judged.length} checks, ${formatNumber(acknowledged ?? 0)} acknowledged, ${lost} lost`,
    ok: failed.length === 0,
    notes: failed.map(({ what, measured }) => `${what}: ${measured}`),
  };
}
