import type pg from 'pg';

/** A value of a row, as text, and where it stands. */
export interface SavedValue {
  /** `schema.table.column` */
  place: string;
  value: string;
}

/**
 * Every value of every table of every schema, the queue's too, as text: what a search for something
 * forgotten looks through.
 */
export async function everyStoredValue(pool: pg.Pool): Promise<SavedValue[]> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg\\_%' and not c.relispartition`,
  );
  const saved: SavedValue[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await pool.query<{ column: string; value: string | null }>(
      `select cell.key as column, cell.value as value
         from "${schema}"."${name}" as kept_row, jsonb_each_text(to_jsonb(kept_row)) as cell`,
    );
    for (const { column, value } of rows) {
      if (value !== null) saved.push({ place: `${schema}.${name}.${column}`, value });
    }
  }
  return saved;
}
