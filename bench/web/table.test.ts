import { expect, it } from 'vitest';
import type { Measured } from './lighthouse.ts';
import { lineOf, type PageMetrics, promisesTable, rowsOfPages, shortOf } from './table.ts';

const perfect: Measured = {
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  lcp: 1500,
  tbt: 10,
  cls: 0,
  wrong: [],
  bytes: {},
};
const script = (bytes: number) => [{ url: '/a.js', kind: 'Script', bytes }];
const others = { theirs: [perfect], bare: [perfect] };
const good: PageMetrics = { path: '/', ours: [perfect], ...others, fetched: script(140_000) };

it('a page that keeps every promise meets, in its line and in each row', () => {
  expect(lineOf(good, 10)).toMatch(/meets$/);
  expect(rowsOfPages([good]).filter(({ meets }) => !meets)).toEqual([]);
});

it('a row tells of the worst page, and misses with it', () => {
  const heavy = { ...good, path: '/quest-map', fetched: script(150_001) };
  const table = promisesTable(rowsOfPages([good, heavy]));
  expect(table).toMatch(/script +<= 150 KB +150.0 KB, at worst on \/quest-map +misses/);
  expect(lineOf(heavy, 10)).toContain('misses: script is past 150.0 KB');
});

it('slowness counts beside the other pages of the same run, and only of a page that has a prototype', () => {
  const slow = [{ ...perfect, lcp: 1800, tbt: 16 }];
  expect(shortOf({ ...good, ours: slow })).toHaveLength(2);
  expect(shortOf({ ...good, ours: slow, theirs: [], bare: [] })).toEqual([]);
});

it('what was not judged has no row and no fault', () => {
  const unjudged = { performance: NaN, lcp: NaN, tbt: NaN, cls: NaN };
  const scored = { ...good, ours: [{ ...perfect, ...unjudged }], theirs: [], bare: [] };
  expect(shortOf(scored)).toEqual([]);
  expect(rowsOfPages([scored]).map(({ what }) => what)).toEqual([
    'every public page: accessibility',
    'every public page: best-practices',
    'every public page: seo',
  ]);
});
