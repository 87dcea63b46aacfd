import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/test-database.ts';
import { createQueue, type Queue } from './queue.ts';

const log = { warn: vi.fn(), error: vi.fn() };
const soon = { timeout: 60_000, interval: 25 };

vi.setConfig({ testTimeout: 120_000 });

/** A promise and what settles it. */
const later = () => Promise.withResolvers<void>();

describe('the queue', () => {
  let database: TestDatabase;
  let queues: Queue[];

  beforeAll(async () => {
    database = await createTestDatabase();
    const start = () => createQueue({ connectionString: database.connectionString, log });
    // Several processes may meet on an empty database.
    queues = await Promise.all([start(), start()]);
  });
  afterAll(async () => {
    await Promise.all(queues.map((queue) => queue.stop()));
    await database.drop();
    expect(log.error).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
  });

  async function work<Data extends object>(
    name: string,
    handler: (data: Data, signal: AbortSignal) => Promise<void>,
    options = {},
  ) {
    await Promise.all(queues.map((queue) => queue.work<Data>(name, options, handler)));
    return queues[0] as Queue;
  }

  it('does each of many jobs once, though two processes work on them', async () => {
    const done: number[] = [];
    const queue = await work<{ number: number }>(
      'count',
      async ({ number }) => {
        done.push(number);
      },
      { atOnce: 4 },
    );
    const numbers = Array.from({ length: 40 }, (_, number) => number);
    await Promise.all(
      numbers.map((number) => queue.send('count', { number }, { key: `${number}` })),
    );
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(40), soon);
    const { rows } = await database.pool.query(
      "select distinct state from pgboss.job where name = 'count'",
    );
    expect(done.sort((a, b) => a - b)).toEqual(numbers);
    expect(rows.length).toBeGreaterThan(0);
  });

  it('does a job of a transaction once it is committed, and none of a rolled-back one', async () => {
    const done: string[] = [];
    const queue = await work<{ name: string }>('letters', async ({ name }) => {
      done.push(name);
    });
    const undone = database.db.transaction(async (tx) => {
      await queue.send('letters', { name: 'undone' }, { tx });
      tx.rollback();
    });
    await expect(undone).rejects.toThrow();
    await database.db.transaction(async (tx) => {
      await queue.send('letters', { name: 'kept' }, { key: 'kept', tx });
      await tx.execute(sql`select 1`);
      expect(done).toEqual([]);
    });
    await vi.waitFor(() => expect(done).toEqual(['kept']), soon);
  });

  it('has one job at a time for a key', async () => {
    const gate = later();
    let started = 0;
    const queue = await work('keyed', async () => {
      started += 1;
      await gate.promise;
    });
    await queue.send('keyed', {}, { key: 'a' });
    await vi.waitFor(() => expect(started).toBe(1), soon);
    await queue.send('keyed', {}, { key: 'a' });
    await queue.send('keyed', {}, { key: 'b' });
    await vi.waitFor(() => expect(started).toBe(2), soon);
    const { rows } = await database.pool.query(
      "select singleton_key from pgboss.job where name = 'keyed' order by 1",
    );
    expect(rows).toEqual([{ singleton_key: 'a' }, { singleton_key: 'b' }]);
    gate.resolve();
  });

  it('keeps a failed job for another try, and leaves the others of its batch done', async () => {
    const tries: string[] = [];
    const handler = async ({ name }: { name: string }) => {
      tries.push(name);
      if (name === 'bad') throw new Error('no');
    };
    const options = { atOnce: 4, retryLimit: 5, retryDelay: 600 };
    const queue = await work<{ name: string }>('mixed', handler, options);
    await database.db.transaction(async (tx) => {
      for (const name of ['good', 'bad', 'fine'])
        await queue.send('mixed', { name }, { key: name, tx });
    });
    await vi.waitFor(async () => {
      const { rows } = await database.pool.query(
        "select singleton_key as key, state::text from pgboss.job where name = 'mixed' order by 1",
      );
      expect(rows).toEqual([
        { key: 'bad', state: 'retry' },
        { key: 'fine', state: 'completed' },
        { key: 'good', state: 'completed' },
      ]);
    }, soon);
    expect(tries.sort()).toEqual(['bad', 'fine', 'good']);
  });

  it('lets a running job end before it stops', async () => {
    const third = await createQueue({ connectionString: database.connectionString, log });
    const begun = later();
    const gate = later();
    let ended = false;
    await third.work('slow', {}, async () => {
      begun.resolve();
      await gate.promise;
      ended = true;
    });
    await third.send('slow', {});
    await begun.promise;
    const stopped = third.stop();
    gate.resolve();
    await stopped;
    expect(ended).toBe(true);
    const { rows } = await database.pool.query(
      "select state::text from pgboss.job where name = 'slow'",
    );
    expect(rows).toEqual([{ state: 'completed' }]);
  });
});
