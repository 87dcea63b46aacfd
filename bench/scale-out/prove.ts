import { inTurns } from '../server/asks.ts';
import { press } from '../server/press.ts';
import type { Row } from '../server/row.ts';
import { killDatabase, killProcess } from './kills.ts';
import { proveShared } from './shared.ts';
import { type Site, startSite } from './site.ts';

/** What the whole came to, as a line of a table of proofs. */
export interface Proof {
  count: string;
  result: string;
  ok: boolean;
}

/** Calls a second through nginx with one process and with two. On two processors nginx, database and callers take their part too. */
async function speedRows({ proxy, ports, learners }: Site, short: boolean): Promise<Row[]> {
  const map = inTurns(learners, 'map');
  const pressure = { connections: 16, seconds: short ? 3 : 15 };
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
 * Proves "Scaling out": two processes behind nginx on PostgreSQL 15 with a replica that commits with it. `tell` hears each
 * row as it comes.
 */
export async function proveScaleOut(short: boolean, tell: (row: Row) => void): Promise<Proof> {
  const site = await startSite();
  const rows: Row[] = [];
  const add = (more: Row[]) => {
    for (const row of more) tell(row);
    rows.push(...more);
  };
  try {
    const each = short ? 20 : 300;
    add(await proveShared(site));
    add(await speedRows(site, short));
    add(await killProcess(site, each));
    add(await killDatabase(site, each));
  } finally {
    await site.end();
  }
  const judged = rows.filter(({ meets }) => meets !== null);
  const failed = judged.filter(({ meets }) => !meets);
  return {
    count: `${judged.length} checks, 2 kills`,
    result: failed.length === 0 ? 'nothing lost' : failed.map(({ what }) => what).join('; '),
    ok: failed.length === 0,
  };
}
