import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { query, startDatabase, temporaryFolder } from '../../test/database-folder.ts';
import { isRoot } from './run-as.ts';
import { setDatabaseAside } from './set-aside.ts';

// Each test starts real servers, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

test('a new folder gets a UTF-8 database with full durability on loopback alone', async () => {
  const dataDir = temporaryFolder();
  const { connectionString, adminConnectionString } = await startDatabase(dataDir);
  const settings = await query(
    adminConnectionString,
    `SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'synchronous_commit',
      'full_page_writes', 'listen_addresses', 'unix_socket_directories', 'server_encoding',
      'data_checksums', 'password_encryption') ORDER BY name`,
  );
  expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'data_checksums=on',
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=127.0.0.1',
    'password_encryption=scram-sha-256',
    'server_encoding=UTF8',
    'synchronous_commit=on',
    'unix_socket_directories=',
  ]);
  const [app] = await query(
    connectionString,
    'SELECT rolsuper AS super, lower($$ÉÇÃ$$) AS letters FROM pg_roles WHERE rolname = current_user',
  );
  expect(app).toEqual({ super: false, letters: 'éçã' });
});

test('the app may create the three extensions it needs', async () => {
  const { connectionString } = await startDatabase(temporaryFolder());
  const [row] = await query(
    connectionString,
    'CREATE EXTENSION pg_trgm',
    'CREATE EXTENSION unaccent',
    'CREATE EXTENSION pgcrypto',
    "SELECT unaccent('Thérèse') AS plain, similarity('Pius', 'Pie') > 0 AS alike",
  );
  expect(row).toEqual({ plain: 'Therese', alike: true });
});

test('rows are there again after a stop and a start, and no password fits but the own one', async () => {
  const dataDir = temporaryFolder();
  const first = await startDatabase(dataDir);
  await query(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  const { connectionString } = await startDatabase(dataDir);
  expect(await query(connectionString, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  const wrong = new URL(connectionString);
  wrong.password = 'guess';
  await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
});

test('a database set aside is kept under another name and the next start makes a new one', async () => {
  const dataDir = temporaryFolder();
  const old = await startDatabase(dataDir);
  await query(old.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await expect(setDatabaseAside(dataDir, new Date(0))).rejects.toMatchObject({ code: 'in-use' });
  await old.stop();
  const aside = await setDatabaseAside(dataDir, new Date(0));
  expect(aside).toBe(join(dataDir, 'postgres.set-aside-1970-01-01T00-00-00.000Z'));
  expect(statSync(join(aside ?? '', 'cluster', 'PG_VERSION')).isFile()).toBe(true);
  const { connectionString } = await startDatabase(dataDir);
  await expect(query(connectionString, 'SELECT answer FROM kept')).rejects.toThrow('not exist');
});

if (isRoot()) {
  test('run by root, a database never runs as root', async () => {
    const { pid } = await startDatabase(temporaryFolder());
    expect(statSync(`/proc/${pid}`).uid).not.toBe(0);
  });
}
