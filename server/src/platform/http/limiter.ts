import { createHmac } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { rateLimits } from '../../db/tables/platform.ts';

/** One window of counting. */
export interface Window {
  count: number;
  seconds: number;
  /**
   * How many calls this one stands for, where it does the work of several; 1 unless told. Only
   * `shared` looks at it.
   */
  weight?: number;
}

/** A count as it stands, and when it is forgotten. */
interface Status {
  count: number;
  resetsAt: Date;
}

/** Counts calls. Each answers how many seconds to wait: 0 where the call is within its limit. */
export interface Limiter {
  /** Counted in this process only: cheap, for every ordinary call. */
  local(key: string, window: Window, now: Date): number;
  /**
   * Counted in the database, in the caller's transaction where one is given: holds across processes
   * and restarts.
   */
  shared(key: string, window: Window, now: Date, tx?: Queryable): Promise<number>;
  /** What `shared` has counted and still holds, by key. */
  status(keys: readonly string[], now: Date): Promise<Map<string, Status>>;
  /**
   * Takes a call that `shared` counted out of the count again, by the weight it was counted with.
   */
  release(key: string, weight?: number): Promise<void>;
}

const isOver = sql`${rateLimits.resetsAt} <= ${sql.placeholder('now')}`;
const countCall = prepared((db) =>
  db
    .insert(rateLimits)
    .values({
      key: sql.placeholder('key'),
      count: sql.placeholder('weight'),
      resetsAt: sql.placeholder('fresh'),
    })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimits.count} + excluded.count end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning()
    .prepare('count a call'),
);

const mostKeys = 50_000;
const secondsUntil = (instant: number, now: Date) =>
  Math.max(1, Math.ceil((instant - now.getTime()) / 1000));

/**
 * Makes the counter over a database. Keys are hashed with the secret before they are stored, so
 * that no address or e-mail can be read or guessed from the table.
 */
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
      const { count, weight = 1 } = window;
      const [row] = await countCall(tx).execute({ key: hashOf(key), weight, fresh, now });
      if (!row || row.count <= count) return 0;
      return secondsUntil(row.resetsAt.getTime(), now);
    },
    async status(keys, now) {
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
