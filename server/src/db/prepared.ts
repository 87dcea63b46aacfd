import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database.ts';

/** What the types of Drizzle leave out of a session: the connection, or the pool, that its queries go to. */
interface WithClient {
  client: object;
}

/**
 * Makes a query that is built and planned once for each connection, also within transactions: Drizzle takes longer to
 * build a query than to send it.
 *
 * @param prepare builds the query and names it with Drizzle's `prepare`; no two queries may have the same name
 */
export function prepared<Query>(prepare: (db: Queryable) => Query): (db: Queryable) => Query {
  const queries = new WeakMap<object, Query>();
  return (db) => {
    const { client } = db._.session as unknown as WithClient;
    const query = queries.get(client) ?? prepare(db);
    queries.set(client, query);
    return query;
  };
}

/** A row of placeholders, each of the name of its column, for a query that is prepared. */
export function placeholdersOf<Table extends PgTable>(table: Table): Table['$inferInsert'] {
  return Object.fromEntries(
    Object.keys(getTableColumns(table)).map((name) => [name, sql.placeholder(name)]),
  ) as Table['$inferInsert'];
}

/** An insert of one row, prepared under a name. */
export function preparedInsert<Table extends PgTable>(table: Table, name: string) {
  const row = placeholdersOf(table);
  const query = prepared((db) => db.insert(table).values(row).prepare(name));
  return async (db: Queryable, values: Table['$inferSelect']): Promise<void> => {
    await query(db).execute(values);
  };
}
