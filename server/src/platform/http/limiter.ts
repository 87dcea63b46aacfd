import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { type Connection, statement } from '../../db/statement.ts';
import { rateLimits } from '../../db/tables/platform.ts';

/** One window of counting. */
export interface Window {
  count: number;
  seconds: number;
  /** How many calls this one stands for, where it does the work of several; 1 unless told. Only `shared` looks at it. */
  weight?: number;
}

/** A count as it stands, and when it is forgotten. */
interface Standing {
  count: number;
  resetsAt: Date;
}

/** Counts calls. Each answers how many seconds to wait: 0 where the call is within its limit. */
export interface Limiter {
  /** Counted in this process only: cheap, for every ordinary call. */
  local(key: string, window: Window, now: Date): number;
  /** Counted in the database, in the caller's transaction where one is given: holds across processes and restarts. */
  shared(key: string, window: Window, now: Date, tx?: Queryable): Promise<number>;
  /** The same of several keys at once, on the connection of a transaction. Out: how long the one that waits longest has to. */
  together(
    counted: readonly { key: string; window: Window }[],
    now: Date,
    on: Connection,
  ): Promise<number>;
  /** What `shared` has counted and still holds, by key. */
  standing(keys: readonly string[], now: Date): Promise<Map<string, Standing>>;
  /** Takes a call that `shared` counted out of the count again, by the weight it was counted with. */
  release(key: string, weight?: number): Promise<void>;
}

const named = ({ name }: { name: string }) => sql.identifier(name);
const columns = {
  key: named(rateLimits.key),
  count: named(rateLimits.count),
  end: named(rateLimits.resetsAt),
};
const isOver = sql`${rateLimits.resetsAt} <= ${sql.placeholder('now')}`;
const countTogether = statement<{ key: string; count: number; resetsAt: Date }>(
  sql`insert into ${rateLimits} (${columns.key}, ${columns.count}, ${columns.end})
    select * from unnest(${sql.placeholder('keys')}::text[], ${sql.placeholder('weights')}::integer[], ${sql.placeholder('fresh')}::timestamptz[])
    on conflict (${columns.key}) do update set
      ${columns.count} = case when ${isOver} then excluded.${columns.count} else ${rateLimits.count} + excluded.${columns.count} end,
      ${columns.end} = case when ${isOver} then excluded.${columns.end} else ${rateLimits.resetsAt} end
    returning ${rateLimits.key}, ${rateLimits.count}, ${rateLimits.resetsAt} as "resetsAt"`,
);

const mostKeys = 50_000;
const secondsUntil = (instant: number, now: Date) =>
  Math.max(1, Math.ceil((instant - now.getTime()) / 1000));

/** Makes the counter over a database. Keys are hashed with the secret before they are stored, so that no address or e-mail
 * can be read or guessed from the table. */
export function createLimiter(db: Database, secret: string): Limiter {
  const hashOf = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const windows = new Map<string, { count: number; resetsAt: number }>();
  return {
    local(key, window, now) {
      const time = now.getTime();
      const current = windows.get(key);
      if (!current || current.resetsAt <= time) {
        if (windows.size >= mostKeys) forgetOld(windows, time);
        windows.set(key, { count: 1, resetsAt: time + window.seconds * 1000 });
        return 0;
      }
      current.count += 1;
      return current.count > window.count ? secondsUntil(current.resetsAt, now) : 0;
    },
    async shared(key, window, now, tx = db) {
      const fresh = new Date(now.getTime() + window.seconds * 1000);
      const weight = window.weight ?? 1;
      const [row] = await tx
        .insert(rateLimits)
        .values({ key: hashOf(key), count: weight, resetsAt: fresh })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            count: sql`case when ${rateLimits.resetsAt} <= ${now} then ${weight}::integer else ${rateLimits.count} + ${weight} end`,
            resetsAt: sql`case when ${rateLimits.resetsAt} <= ${now} then ${fresh} else ${rateLimits.resetsAt} end`,
          },
        })
        .returning();
      if (!row || row.count <= window.count) return 0;
      return secondsUntil(row.resetsAt.getTime(), now);
    },
    async together(counted, now, on) {
      const limits = new Map(counted.map(({ key, window }) => [hashOf(key), window]));
      const fresh = [...limits.values()].map(
        ({ seconds }) => new Date(now.getTime() + seconds * 1000),
      );
      const weights = [...limits.values()].map(({ weight = 1 }) => weight);
      const rows = await countTogether(on, { keys: [...limits.keys()], weights, fresh, now });
      const waits = rows.map(({ key, count, resetsAt }) =>
        count <= (limits.get(key)?.count ?? 0) ? 0 : secondsUntil(resetsAt.getTime(), now),
      );
      return Math.max(0, ...waits);
    },
    async standing(keys, now) {
      const names = new Map(keys.map((key) => [hashOf(key), key]));
      const rows = await db
        .select()
        .from(rateLimits)
        .where(and(inArray(rateLimits.key, [...names.keys()]), gt(rateLimits.resetsAt, now)));
      return new Map(
        rows.flatMap(({ key, count, resetsAt }) => {
          const name = names.get(key);
          return name === undefined || count === 0 ? [] : [[name, { count, resetsAt }] as const];
        }),
      );
    },
    async release(key, weight = 1) {
      await db
        .update(rateLimits)
        .set({ count: sql`greatest(${rateLimits.count} - ${weight}::integer, 0)` })
        .where(eq(rateLimits.key, hashOf(key)));
    },
  };
}

function forgetOld(windows: Map<string, { count: number; resetsAt: number }>, time: number) {
  for (const [key, value] of windows) if (value.resetsAt <= time) windows.delete(key);
  // A flood of fresh keys must not grow without bound: the oldest give way, many at once, so that a call seldom waits for it.
  for (const key of windows.keys()) {
    if (windows.size < mostKeys * 0.9) break;
    windows.delete(key);
  }
}
