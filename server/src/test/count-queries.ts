import type pg from 'pg';

/**
 * Counts what is asked of a database from now on, each statement of a transaction for itself.
 * @returns How many statements it was since the last look, and how often the database was waited
 *   for: what goes out together is waited for once.
 */
export function countQueries(pool: pg.Pool): () => { statements: number; roundTrips: number } {
  const watched = new WeakSet<pg.PoolClient>();
  let statements = 0;
  let roundTrips = 0;
  pool.on('acquire', (client) => {
    if (watched.has(client)) return;
    watched.add(client);
    const ask = client.query.bind(client) as (...request: unknown[]) => unknown;
    let together = false;
    const counted = (...request: unknown[]) => {
      statements += 1;
      if (!together) {
        together = true;
        roundTrips += 1;
        process.nextTick(() => {
          together = false;
        });
      }
      return ask(...request);
    };
    client.query = counted as typeof client.query;
  });
  return () => {
    const since = { statements, roundTrips: roundTrips };
    statements = 0;
    roundTrips = 0;
    return since;
  };
}
