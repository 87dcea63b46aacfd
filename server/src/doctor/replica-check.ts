import type pg from 'pg';
import { type Finding, well, wrong } from './finding.ts';

const about = 'replica';

/**
 * Whether every write waits for a replica that is not there: all that is read goes on, so nothing
 * else tells.
 * @returns Nothing where no write waits for any.
 */
export async function checkReplica(client: Pick<pg.Client, 'query'>): Promise<Finding[]> {
  const { rows } = await client.query<{ waits: boolean; there: boolean }>(
    "select current_setting('synchronous_standby_names') <> '' and current_setting('synchronous_commit') not in ('off', 'local') as waits, exists (select from pg_stat_replication where application_name <> 'pg_basebackup') as there",
  );
  const [row] = rows;
  if (!row?.waits) return [];
  if (row.there) return [well(about, 'is connected, and every write waits for it')];
  const todo =
    'start the replica, or let the site go on without (alter system reset synchronous_standby_names, select pg_reload_conf())';
  return [wrong(about, 'nothing can be saved: every write waits for one that is away', todo)];
}
