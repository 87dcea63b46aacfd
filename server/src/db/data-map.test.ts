import { getTableColumns, getTableName } from 'drizzle-orm';
import { type PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dataMap } from './data-map.ts';
import { schema } from './schema.ts';
import type { TableRule } from './table-rule.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const rules: Record<string, TableRule> = dataMap;
const tables: Record<string, PgTable> = schema;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The columns, as `table.column`, for which the map has no rule. */
function withoutRule(input: Record<string, PgTable>): string[] {
  return Object.entries(input).flatMap(([name, table]) =>
    Object.entries(getTableColumns(table))
      .filter(([column]) => rules[name]?.columns[column] === undefined)
      .map(([, column]) => `${getTableName(table)}.${column.name}`),
  );
}

describe('the data map', () => {
  test('has a rule for every column of every table', () => {
    expect(withoutRule(tables)).toEqual([]);
  });

  test('misses a column that is new', () => {
    const badges = pgTable('badges', {
      childId: text('child_id'),
      badge: text('badge'),
      earnedAt: text('earned_at'),
      shownTo: text('shown_to'),
    });
    const diary = pgTable('diary', { words: text('words') });
    expect(withoutRule({ badges, diary })).toEqual(['badges.shown_to', 'diary.words']);
  });

  test('has no rule for a column that is no more', () => {
    for (const [name, rule] of Object.entries(rules)) {
      const columns = tables[name] ? Object.keys(getTableColumns(tables[name])) : [];
      expect(Object.keys(rule.columns).sort(), name).toEqual(columns.sort());
    }
  });

  test('knows every column that the migrated database has', async () => {
    const { rows } = await database.pool.query<{ place: string }>(
      `select table_name || '.' || column_name as place from information_schema.columns
        where table_schema = 'public' order by 1`,
    );
    const known = Object.values(tables).flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
    );
    expect(rows.map(({ place }) => place).sort()).toEqual(known.sort());
  });

  test('finds rows by columns that exist', () => {
    for (const [name, rule] of Object.entries(rules)) {
      if (rule.deletion === 'keep') continue;
      const used = rule.owner.by === 'member' ? rule.owner.columns : [rule.owner.column];
      for (const column of used) expect(Object.keys(rule.columns), name).toContain(column);
    }
  });

  test('lets no column leave whose name speaks of a secret', () => {
    for (const [name, rule] of Object.entries(rules)) {
      const leaving = Object.keys(rule.columns).filter(
        (column) => rule.columns[column] !== 'withhold',
      );
      const secret = /token$|password|hash|secret|identifier/i;
      expect(
        leaving.filter((column) => secret.test(column)),
        name,
      ).toEqual([]);
    }
  });
});
