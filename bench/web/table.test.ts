import { expect, it } from 'vitest';
import type { Measured } from './lighthouse.ts';
import { lineOf, type PageFigures, promisesTable, rowsOfPages, shortOf } from './table.ts';

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
const light = { fetched: [], script: 160_000, scriptBeforePaint: 6000 };
const good: PageFigures = { path: '/', ours: [perfect], theirs: [perfect], weight: light };

it('a page that keeps every promise meets, in its line and in each row', () => {
  expect(lineOf(good, 10)).toMatch(/meets$/);
  expect(rowsOfPages([good]).filter(({ meets }) => !meets)).toEqual([]);
});

it('a row tells of the worst page, and misses with it', () => {
  const heavy = { ...good, path: '/login', weight: { ...light, script: 170_001 } };
  const table = promisesTable(rowsOfPages([good, heavy]));
  expect(table).toMatch(
    /script without interaction +<= 170 KB +170.0 KB, at worst on \/login +misses/,
  );
  expect(lineOf(heavy, 10)).toContain('misses: script is past 170.0 KB');
});

it('slowness counts beside the prototype of the same run, and only of a page that has one', () => {
  const slow = [{ ...perfect, lcp: 1800, performance: 90 }];
  expect(shortOf({ ...good, ours: slow })).toHaveLength(2);
  expect(shortOf({ ...good, ours: slow, theirs: [] })).toEqual([]);
});

it('what was not judged has no row and no fault', () => {
  const unjudged = { performance: NaN, lcp: NaN, tbt: NaN, cls: NaN };
  const scored = { ...good, ours: [{ ...perfect, ...unjudged }], theirs: [] };
  expect(shortOf(scored)).toEqual([]);
  expect(rowsOfPages([scored]).map(({ what }) => what)).toEqual([
    'every public page: script before the largest paint',
    'every public page: script without interaction',
    'every public page: accessibility',
    'every public page: best-practices',
    'every public page: seo',
  ]);
});
