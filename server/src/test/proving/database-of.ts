import type pg from 'pg';
import { connectClient } from '../../db/client.ts';
import { runningConnectionStrings } from '../../db/embedded/connection-strings.ts';

/** Lends a connection to the embedded database of a server that runs in a data folder. */
export async function withDatabaseOf<T>(
  dataDir: string,
  action: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const { connectionString } = runningConnectionStrings(dataDir);
  const client = await connectClient({ connectionString });
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

/**
 * Forgets what the limits have counted: a proof of what is kept writes more in a minute than any
 * family may in an hour. What is just being counted is passed over, as a call counts two of them at
 * once.
 * @see docs/requirements.md#r-bounded-work
 */
export async function forgetLimits(dataDir: string): Promise<void> {
  await withDatabaseOf(dataDir, (client) =>
    client.query(
      'delete from rate_limits where key in (select key from rate_limits for update skip locked)',
    ),
  );
}
