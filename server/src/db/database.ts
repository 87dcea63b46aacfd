import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { schema } from './schema.ts';

/** The database as every store sees it. */
export type Database = NodePgDatabase<typeof schema> & { $client: Pool };

/** A transaction, or the database itself: what a query needs. */
export type Queryable = Database | Parameters<Parameters<Database['transaction']>[0]>[0];
