import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './prepare/root.mjs';

const kinds = ['test', 'setting', 'review', 'n/a', 'open'];
const files = globSync('docs/security/asvs/*.md', { cwd: root });
const rows = files.flatMap((file) =>
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    ),
);
/** How many requirements of level 1 and 2 each chapter of ASVS 5.0.0 has. */
const chapters = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('each requirement of level 1 and 2 stands once', () => {
  const numbers = rows.map(([number = '']) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const ofLevel = (level: string) => rows.filter((row) => row[1] === level).length;
  expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183]);
  const counts = chapters.map(
    (_, index) => numbers.filter((one) => one.startsWith(`${index + 1}.`)).length,
  );
  expect(counts).toEqual(chapters);
});

test('each says what it asks, by what it is held and where', () => {
  for (const row of rows) {
    expect(row).toHaveLength(5);
    expect(kinds).toContain(row[3]);
    expect(
      row.filter((cell) => cell === ''),
      row[0],
    ).toEqual([]);
    if (row[3] === 'test') expect(row[4], row[0]).toMatch(/\.test\.ts/);
  }
});

test('every file that the tables of security name is there', () => {
  const named = [
    ...files,
    'docs/security/asvs.md',
    'docs/security/threats.md',
    'docs/security/review.md',
  ].flatMap(
    (file) =>
      readFileSync(join(root, file), 'utf8').match(
        /(?<![\w/.-])(?:server|domain|contracts|web|e2e|docs|deploy|scripts|bench|content)\/[\w./-]+\.\w+/g,
      ) ?? [],
  );
  expect(named.length).toBeGreaterThan(200);
  expect(named.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('every title and heading that a row quotes stands in a file that it names', () => {
  const path =
    /(?:server|domain|contracts|web|e2e|docs|deploy|scripts|bench|content)\/[\w./-]+\.\w+|README\.md/g;
  const missing = rows.flatMap(([number, , , , where = '']) => {
    const texts = (where.match(path) ?? []).map((file) => readFileSync(join(root, file), 'utf8'));
    const quoted = Array.from(where.matchAll(/"([^"]+)"/g), ([, title = '']) => title);
    const parts = quoted.flatMap((title) => title.split('…')).filter((part) => part !== '');
    return parts
      .filter((part) => !texts.some((text) => text.includes(part)))
      .map((part) => `${number} ${part}`);
  });
  expect(missing).toEqual([]);
});
