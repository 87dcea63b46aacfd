import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from '../../db/database.ts';
import type { TableRule } from '../../db/table-rule.ts';
import { belongsTo, type Family, findFamily, ruledTables } from './family-rows.ts';

type Row = Record<string, unknown>;

/**
 * Collects everything kept about a parent and the children, as the data map says: at one moment,
 * without secrets.
 * @returns The rows by the tables' names, columns by theirs.
 * @see docs/requirements.md#r-export
 */
export function collectFamily(db: Database, parentId: string): Promise<Record<string, Row[]>> {
  return db.transaction(
    async (tx) => {
      const family = await findFamily(tx, parentId);
      const collected: Record<string, Row[]> = {};
      if (!family) return collected;
      for (const { table, rule } of ruledTables) {
        // Of a table that leaves nothing not even the number of rows is told.
        if (rule.deletion === 'keep' || leavingColumns(table, rule).length === 0) continue;
        collected[getTableName(table)] = await rowsOf(tx, table, rule, family);
      }
      return collected;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function rowsOf(
  tx: Queryable,
  table: PgTable,
  rule: Exclude<TableRule, { deletion: 'keep' }>,
  family: Family,
): Promise<Row[]> {
  const leaving = leavingColumns(table, rule);
  return tx
    .select(Object.fromEntries(leaving.map((column) => [column.name, column])))
    .from(table)
    .where(belongsTo(table, rule.owner, family));
}

function leavingColumns(table: PgTable, rule: Pick<TableRule, 'columns'>) {
  return Object.entries(getTableColumns(table))
    .filter(([name]) => rule.columns[name] !== undefined && rule.columns[name] !== 'withhold')
    .map(([, column]) => column);
}
