import { DrizzleQueryError } from 'drizzle-orm/errors';
import { PgDialect } from 'drizzle-orm/pg-core';
import { fillPlaceholders, type SQL, sql } from 'drizzle-orm/sql/sql';
import type pg from 'pg';
import type { Database } from './database.ts';

/** One connection of the pool, on which a transaction runs. */
export type Connection = Pick<pg.PoolClient, 'query'>;

/** A statement with its values. Times come back as `Date`, `jsonb` as what it holds. */
type Statement<Row> = (on: Connection, values?: Record<string, unknown>) => Promise<Row[]>;

const dialect = new PgDialect();

/** Writes a statement once, with placeholders for its values, for calls in which writing it anew each time would be most of the work. */
export function statement<Row extends pg.QueryResultRow>(written: SQL): Statement<Row> {
  const { sql: text, params } = dialect.sqlToQuery(written);
  return async (on, values = {}) => {
    const filled = fillPlaceholders(params, values);
    try {
      return (await on.query<Row>({ text }, filled)).rows;
    } catch (error) {
      throw new DrizzleQueryError(text, filled, error instanceof Error ? error : undefined);
    }
  };
}

const begin = statement(sql`begin`);
const commit = statement(sql`commit`);
const rollback = statement(sql`rollback`);

/**
 * A transaction of two trips to the database: what is asked goes out with its begin, what is written with its commit.
 * In: `ask`, which asks all at once; `decide`, which makes of the answers what is to be written, null for nothing, and
 * the outcome. Whatever fails or is thrown leaves nothing behind.
 */
export async function inTwoTrips<Known, Outcome>(
  db: Database,
  ask: (on: Connection) => Promise<Known>,
  decide: (known: Known) => {
    write: ((on: Connection) => Promise<unknown>) | null;
    outcome: Outcome;
  },
): Promise<Outcome> {
  const client = await db.$client.connect();
  let broken: Error | undefined;
  try {
    const [, known] = await allOf([begin(client), ask(client)]);
    const { write, outcome } = decide(known);
    if (write) await allOf([write(client), commit(client)]);
    else await rollback(client);
    return outcome;
  } catch (error) {
    await rollback(client).catch((failed: Error) => {
      broken = failed;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** As `Promise.all`, but none is under way any more when the first fault is thrown. */
async function allOf<const P extends readonly Promise<unknown>[]>(promises: P) {
  await Promise.allSettled(promises);
  return Promise.all(promises);
}
