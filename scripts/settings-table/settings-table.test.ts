import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../../server/src/env.ts';
import { settingNotes } from '../../server/src/setting-notes.ts';
import { root } from '../prepare/root.mjs';
import { withSettings } from './settings-table.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

const page = read('docs/settings.md');

test('docs/settings.md has every setting of env.ts (node scripts/settings-table.ts)', () => {
  expect(page).toBe(withSettings(page));
  expect(Object.keys(settingNotes).sort()).toEqual([...settingNames].sort());
});

test('every setting is once in docs/settings.md, in the table of a group', () => {
  const tables = page
    .split('\n| name | what it is | when it is not set |\n|---|---|---|\n')
    .slice(1);
  const names = tables.flatMap((table) =>
    [...table.matchAll(/^\| `([A-Z][A-Z0-9_]*)`/gm)].map(([, name]) => name),
  );
  expect(names).toEqual(Object.keys(settingNotes));
});

test('a page without a place for the table is refused', () => {
  expect(() => withSettings('# A page')).toThrow('no place');
});

test.each(['deploy/settings.env.example', 'docs/running.md', 'docs/running/many-machines.md'])(
  '%s names no setting that there is not',
  (file) => {
    const named = [...read(file).matchAll(/(?<![\w$])([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)=/g)].map(
      ([, name]) => name,
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !settingNames.includes(name ?? ''))).toEqual([]);
  },
);
