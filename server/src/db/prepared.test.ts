import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { placeholdersOf, prepared } from './prepared.ts';
import { rateLimits } from './tables/platform.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const insert = prepared((db) =>
  db.insert(rateLimits).values(placeholdersOf(rateLimits)).prepare('insert a limit'),
);
const find = prepared((db) =>
  db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(eq(rateLimits.key, sql.placeholder('key')))
    .prepare('find a limit'),
);
const row = (key: string, count: number) => ({ key, count, resetsAt: new Date(0) });

test('a query is prepared once for a connection, and each time answered with its own', async () => {
  const result = await database.db.transaction(async (tx) => {
    await Promise.all([1, 2, 3].map((count) => insert(tx).execute(row(`own ${count}`, count))));
    const request = await Promise.all(
      [1, 2, 3].map((nth) => find(tx).execute({ key: `own ${nth}` })),
    );
    const { rows } = await tx.execute(
      sql`select name from pg_prepared_statements where name in ('insert a limit', 'find a limit')`,
    );
    expect(rows).toHaveLength(2);
    return request.flat();
  });
  expect(result).toEqual([{ count: 1 }, { count: 2 }, { count: 3 }]);
});

test('a query belongs to the transaction it is asked in', async () => {
  const takenBack = database.db.transaction(async (tx) => {
    await insert(tx).execute(row('taken back', 1));
    expect(await find(tx).execute({ key: 'taken back' })).toEqual([{ count: 1 }]);
    expect(await find(database.db).execute({ key: 'taken back' })).toEqual([]);
    tx.rollback();
  });
  await expect(takenBack).rejects.toThrow();
  expect(await find(database.db).execute({ key: 'taken back' })).toEqual([]);
});

test('a query that could not be prepared is prepared when it is asked again', async () => {
  const count = prepared((db) =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(sql`later`)
      .prepare('count what comes later'),
  );
  await expect(count(database.db).execute()).rejects.toThrow();
  await database.pool.query('create table later (id int)');
  expect(await count(database.db).execute()).toEqual([{ count: 0 }]);
});
