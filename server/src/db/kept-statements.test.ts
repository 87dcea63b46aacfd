import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { silentLog } from '../test/silent-log.ts';
import type { TestDatabase } from './test-database.ts';

// The names given are counted for a whole process, in which other tests have run before.
vi.resetModules();
const { createPool } = await import('./connection.ts');
const { createTestDatabase } = await import('./test-database.ts');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('drop table if exists notes');
  await database.pool.query('create table notes (id int primary key, said text)');
});

const add = (id: number, said: string | null = null) =>
  sql`insert into notes (id, said) values (${id}, ${said})`;
const kept = async () =>
  (await database.pool.query('select id from notes order by id')).rows.map(({ id }) => id);

test('a query with values is planned once for a connection, whatever its values are', async () => {
  await database.db.transaction(async (tx) => {
    for (const id of [1, 2, 3]) await tx.execute(add(id));
    const { rows } = await tx.execute<{ times: number }>(
      sql`select count(*)::int as times from pg_prepared_statements where statement like ${'insert into notes%'}`,
    );
    expect(rows).toEqual([{ times: 1 }]);
  });
  expect(await kept()).toEqual([1, 2, 3]);
});

test('the same query asked several times in one breath is answered each time with its own', async () => {
  const said = await database.db.transaction((tx) =>
    Promise.all(
      ['a', 'b', 'c'].map(async (word) => {
        const { rows } = await tx.execute<{ word: string }>(sql`select ${word}::text as word`);
        return rows[0]?.word;
      }),
    ),
  );
  expect(said).toEqual(['a', 'b', 'c']);
});

test('where one query of a breath fails, nothing of its transaction is kept, and the connection serves the next', async () => {
  const pool = createPool(database.connectionString, {
    log: silentLog,
    poolSize: 1,
  });
  const client = await pool.connect();
  const insert = (id: number) => client.query({ text: 'insert into notes (id) values ($1)' }, [id]);
  await client.query('begin');
  const answers = await Promise.allSettled([insert(1), insert(1), insert(2)]);
  await client.query('rollback');
  client.release();
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(await kept()).toEqual([]);
  await pool.query({ text: 'insert into notes (id) values ($1)' }, [7]);
  expect(await kept()).toEqual([7]);
  await pool.end();
});

test('a transaction whose work fails in one of several queries is taken back whole', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(add(1));
    await Promise.all([tx.execute(add(2)), tx.execute(add(1)), tx.execute(add(3))]);
  });
  await expect(failing).rejects.toThrow();
  await Promise.all([4, 5, 6].map((id) => database.db.execute(add(id))));
  expect(await kept()).toEqual([4, 5, 6]);
});

test('a query that could not be planned is planned anew when it is asked again', async () => {
  const ask = () =>
    database.db.execute(sql`select count(*)::int as count from later where 1 = ${1}`);
  for (let times = 0; times < 3; times += 1) await expect(ask()).rejects.toThrow();
  await Promise.allSettled([ask(), ask(), ask()]);
  await database.pool.query('create table later (id int)');
  for (let times = 0; times < 3; times += 1) expect((await ask()).rows).toEqual([{ count: 0 }]);
});
