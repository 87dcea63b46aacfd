import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnyRoute, allRoutes } from './all-routes.ts';

const files = globSync('*.ts', { cwd: import.meta.dirname, exclude: ['*.test.ts'] });
const modules: object[] = await Promise.all(
  files.map((file) => import(join(import.meta.dirname, file))),
);

const isRoute = (value: unknown): value is AnyRoute =>
  typeof value === 'object' && value !== null && 'rules' in value;
const namesOf = (routes: readonly AnyRoute[]) =>
  routes.map(({ method, path }) => `${method} ${path}`).sort();

test('the table has every route that a file of contracts exports, once', () => {
  const exported = modules.flatMap((module) => Object.values(module)).filter(isRoute);
  expect(namesOf(allRoutes)).toEqual(namesOf(exported));
});

test('no two routes have the same method and path', () => {
  const names = namesOf(allRoutes);
  expect(names).toEqual([...new Set(names)]);
});
