import { readFileSync } from 'node:fs';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dataPage } from './data-page.ts';
import { schema } from './schema.ts';

const page = dataPage();

test('docs/security/data.md tells what the schema, the data map and the periods say: else run node scripts/data-page.ts', () => {
  const file = new URL('../../../docs/security/data.md', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(page);
});

test('the page tells of every column of every table, each with a rule', () => {
  const sections = page.split('\n## ').slice(1);
  const answer = Object.fromEntries(
    sections.map((section) => [
      section.split('\n')[0],
      [...section.matchAll(/^\| (\w+) \| (yes|no: [\w ]+) \| (gone|stays|emptied) \|$/gm)].map(
        ([, column]) => column,
      ),
    ]),
  );
  const known = Object.values(schema).map((table) => [
    getTableName(table),
    Object.values(getTableColumns(table)).map(({ name }) => name),
  ]);
  expect(answer).toEqual(Object.fromEntries(known));
});
