import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Database } from '../db/database.ts';

/** Waits until so many calls of the server, one unless told, wait for a row that another transaction holds. */
export async function untilCallsWait(db: Database, count = 1): Promise<void> {
  const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await db.execute(waiting)).rows).toHaveLength(count), {
    timeout: 20_000,
  });
}
