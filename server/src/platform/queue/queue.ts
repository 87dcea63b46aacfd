import { sql } from 'drizzle-orm';
import { fromDrizzle, type Job, type JobResult, PgBoss, type QueueOptions } from 'pg-boss';
import type { Logger } from 'pino';
import type { Queryable } from '../../db/database.ts';

const drainMilliseconds = 15_000;

/** How a kind of job is worked off. Times are in seconds; all else is pg-boss's own. */
export interface WorkOptions
  extends Pick<QueueOptions, 'expireInSeconds' | 'retryLimit' | 'retryDelay' | 'retryDelayMax'> {
  /** Jobs under way at once in this process; 1 unless told. */
  atOnce?: number;
}

/** Waiting for its turn, waiting to be tried again, under way, or given up. */
type JobState = 'waiting' | 'retry' | 'active' | 'failed';

/**
 * Work to be done later, kept in the database: it survives a restart, and of several processes one
 * does it.
 */
export interface Queue {
  /**
   * Takes on the jobs of a kind. A job whose handler throws is tried again, later and later;
   * `signal` tells it that its time is over. At most one job of a kind waits or is under way for
   * each `key`, and one without.
   */
  work<Data extends object>(
    name: string,
    options: WorkOptions,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
  ): Promise<void>;
  /**
   * Adds a job of a kind that is worked on. With `tx` it exists exactly if that transaction is
   * committed.
   */
  send(name: string, data: object, options?: { key?: string; tx?: Queryable }): Promise<void>;
  /** Adds a job again and again, by a cron expression in UTC. */
  schedule(name: string, cron: string): Promise<void>;
  /** The jobs of the last days that were tried in vain to their end, by kind, the newest first. */
  failures(db: Queryable): Promise<{ kind: string; count: number; lastAt: Date }[]>;
  /**
   * How many jobs there are of each kind, by what becomes of them; those that are done are not
   * counted.
   */
  countQueued(db: Queryable): Promise<{ kind: string; state: JobState; jobs: number }[]>;
  /**
   * Takes no new jobs and gives those under way 15 s; a job cut off is tried again by the next
   * process.
   */
  stop(): Promise<void>;
}

/**
 * Starts the queue: pg-boss in the schema `pgboss` of the app's database, with 3 connections at
 * most and one that listens, so that a job starts within milliseconds of its commit. Throws where
 * the database does not answer.
 */
export async function createQueue({
  connectionString,
  log,
}: {
  connectionString: string;
  log: Pick<Logger, 'warn' | 'error'>;
}): Promise<Queue> {
  const boss = new PgBoss({
    connectionString,
    schema: 'pgboss',
    max: 3,
    application_name: 'saint-pius-x-quest queue',
    useListenNotify: true,
  });
  let ended = false;
  boss.on('error', (error) => {
    // Its connections may still be closing as the database ends.
    if (ended) return;
    const code = 'code' in error ? error.code : undefined;
    log.error({ reason: error.message, code }, 'the queue has a problem');
  });
  boss.on('warning', ({ message }) => log.warn({ reason: message }, 'the queue warns'));
  await boss.start();
  return {
    async work(name, { atOnce = 1, ...options }, handler) {
      const lasting = { ...options, retryBackoff: true, deleteAfterSeconds: 86_400, notify: true };
      await boss.createQueue(name, { ...lasting, policy: 'exclusive' });
      // An older version of the app may have made the queue with other options.
      await boss.updateQueue(name, lasting);
      await boss.work(name, workers(atOnce), (jobs) => settleEach(jobs, handler));
    },
    async send(name, data, { key, tx } = {}) {
      const db = tx && fromDrizzle(tx, sql);
      await boss.send(name, data, { db, singletonKey: key });
    },
    schedule: (name, cron) => boss.schedule(name, cron),
    failures: listFailures,
    countQueued,
    async stop() {
      await boss.stop({ graceful: true, timeout: drainMilliseconds });
      ended = true;
    },
  };
}

async function listFailures(db: Queryable) {
  const { rows } = await db.execute<{ kind: string; count: string; last_at: string }>(
    sql`select name as kind, count(*) as count, max(created_on) as last_at from pgboss.job where state = 'failed' group by name order by 3 desc`,
  );
  return rows.map(({ kind, count, last_at: lastAt }) => ({
    kind,
    count: Number(count),
    lastAt: new Date(lastAt),
  }));
}

async function countQueued(db: Queryable) {
  const { rows } = await db.execute<{ kind: string; state: JobState; jobs: string }>(
    sql`select name as kind, case state when 'created' then 'waiting' else state::text end as state, count(*) as jobs from pgboss.job where state in ('created', 'retry', 'active', 'failed') and name not like '\\_\\_pgboss%' group by 1, 2`,
  );
  return rows.map((row) => ({ ...row, jobs: Number(row.jobs) }));
}

/**
 * Two workers, so that one slow batch does not hold up the next; a full batch is followed by
 * another at once.
 */
function workers(atOnce: number) {
  return {
    localConcurrency: atOnce > 1 ? 2 : 1,
    batchSize: Math.max(1, Math.floor(atOnce / 2)),
    burstWhenBatchFull: true,
    perJobResults: true,
    pollingIntervalSeconds: 1,
    notifyPollingIntervalSeconds: 5,
  } as const;
}

async function settleEach<Data extends object>(
  jobs: Job<unknown>[],
  handler: (data: Data, signal: AbortSignal) => Promise<void>,
): Promise<JobResult[]> {
  const results = await Promise.allSettled(
    jobs.map((job) => handler(job.data as Data, job.signal)),
  );
  return results.map((result, index) => ({
    id: jobs[index]?.id ?? '',
    status: result.status === 'fulfilled' ? 'completed' : 'failed',
  }));
}
