import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let first: TestDatabase;
let second: TestDatabase;

beforeAll(async () => {
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
});
afterAll(() => Promise.all([first.drop(), second.drop()]));

test('two test databases share nothing', async () => {
  await first.pool.query('CREATE TABLE mine (id int)');
  const { rows } = await second.pool.query("SELECT to_regclass('mine') AS name");
  expect(rows[0].name).toBeNull();
});
