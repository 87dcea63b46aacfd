import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../test/silent-log.ts';
import { createPool } from './connection.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { schema } from './schema.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/**
 * A way to the database that can be cut without a word: what is open then carries nothing more and
 * does not close.
 */
async function openWay() {
  const address = new URL(database.connectionString);
  const port = Number(address.port);
  const ends: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(port, address.hostname);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    near.pipe(far).pipe(near);
    ends.push([near, far]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  address.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    for (const [near, far] of ends) {
      near.unpipe(far).resume();
      far.unpipe(near).resume();
    }
  };
  const pool = createPool(address.href, { log: silentLog, poolSize: 1, timeout: 200 });
  onTestFinished(() => pool.end());
  return { db: drizzle(pool, { schema }), cut };
}

const faultOf = (request: Promise<unknown>): Promise<unknown> =>
  request.then(
    () => null,
    (error: unknown) => error,
  );

test('a database that is cut off without a word is out of reach, and is asked anew over another connection', async () => {
  const { db, cut } = await openWay();
  await db.execute('SELECT 1');
  cut();
  const faults = await Promise.all([1, 2, 3].map(() => faultOf(db.execute('SELECT 1'))));
  // They wait for the one connection, which the first gives up; the others have another.
  expect(faults.map((fault) => fault === null || isDatabaseUnavailable(fault))).toEqual([
    true,
    true,
    true,
  ]);
  expect(faults[0]).not.toBe(null);
  expect((await db.execute('SELECT 2 AS two')).rows).toEqual([{ two: 2 }]);
});

test('a transaction that is cut off fails as a whole, and the next has another connection', async () => {
  const { db, cut } = await openWay();
  const cutOff = db.transaction(async (tx) => {
    await tx.execute('SELECT 1');
    cut();
    await Promise.all([tx.execute('SELECT 2'), tx.execute('SELECT 3')]);
  });
  expect(isDatabaseUnavailable(await faultOf(cutOff))).toBe(true);
  expect((await db.execute('SELECT 4 AS four')).rows).toEqual([{ four: 4 }]);
});

test('a transaction that cannot even begin keeps no place in the pool', async () => {
  const { db, cut } = await openWay();
  await db.execute('SELECT 1');
  cut();
  const fault = await faultOf(db.transaction((tx) => tx.execute('SELECT 2')));
  expect(isDatabaseUnavailable(fault)).toBe(true);
  expect(await db.transaction(async (tx) => (await tx.execute('SELECT 3 AS three')).rows)).toEqual([
    { three: 3 },
  ]);
});
