import type pg from 'pg';
import { expect, test } from 'vitest';
import { checkReplica } from './replica-check.ts';

/** A database that answers as PostgreSQL does with these settings. */
function databaseThat(row: { waits: boolean; there: boolean }) {
  return { query: async () => ({ rows: [row] }) } as unknown as pg.Client;
}

test('a replica that every write waits for has to be there', async () => {
  const away = await checkReplica(databaseThat({ waits: true, there: false }));
  expect(away).toMatchObject([{ about: 'replica', health: 'wrong' }]);
  const there = await checkReplica(databaseThat({ waits: true, there: true }));
  expect(there).toMatchObject([{ about: 'replica', health: 'ok' }]);
});

test('where no write waits for one, nothing is said of it', async () => {
  expect(await checkReplica(databaseThat({ waits: false, there: false }))).toEqual([]);
  expect(await checkReplica(databaseThat({ waits: false, there: true }))).toEqual([]);
});
