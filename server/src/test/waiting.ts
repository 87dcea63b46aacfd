import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { Database } from '../db/database.ts';

/** Waits until some call of the server waits for a row that another transaction holds. */
export async function untilACallWaits(db: Database): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitFor(async () => expect((await db.execute(waiting)).rows).not.toEqual([]), {
    timeout: 20_000,
  });
}
