import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  query,
  spawnApp,
  startDatabase,
  temporaryFolder,
  testBinDir,
} from '../../test/database-folder.ts';
import { silentLog } from '../../test/silent-log.ts';
import { findPrograms } from './binaries.ts';
import { processesIn } from './inhabitants.ts';
import { spawnPostgres } from './process.ts';
import { databaseUser } from './run-as.ts';

// Each test starts real servers, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster');

/** A folder with a stopped database in which one row was written. */
async function folderWithRow(): Promise<string> {
  const dataDir = temporaryFolder();
  const database = await startDatabase(dataDir);
  await query(database.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await database.stop();
  return dataDir;
}

async function expectRow(dataDir: string): Promise<void> {
  const { connectionString } = await startDatabase(dataDir);
  expect(await query(connectionString, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
}

test('an app killed while it makes its database starts anew and leaves nothing half-made', async () => {
  const dataDir = temporaryFolder();
  const seen = new Promise<void>((resolve) => {
    const watcher = watch(dataDir, (_event, name) => {
      if (!name?.includes('.new-')) return;
      watcher.close();
      resolve();
    });
  });
  const { app, ended } = spawnApp(dataDir);
  await seen;
  app.kill('SIGKILL');
  await ended;
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  await startDatabase(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['app.lock', 'app.pid', 'postgres']);
});

test('a half-made folder with files in it is swept away', async () => {
  const dataDir = temporaryFolder();
  const half = join(dataDir, 'postgres.new-0badcafe', 'cluster', 'global');
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'pg_control'), 'half');
  await startDatabase(dataDir);
  expect(readdirSync(dataDir).sort()).toEqual(['app.lock', 'app.pid', 'postgres']);
});

test('a killed app leaves no process behind and loses no committed row', async () => {
  const dataDir = temporaryFolder();
  const { app, answer, ended } = spawnApp(dataDir);
  const { connectionString } = await answer;
  await query(connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
  app.kill('SIGKILL');
  await ended;
  await vi.waitFor(() => expect(processesIn(clusterOf(dataDir))).toEqual([]), { timeout: 10_000 });
  await expectRow(dataDir);
});

test('an app started the very moment another was killed takes over', async () => {
  const dataDir = temporaryFolder();
  const { app, answer, ended } = spawnApp(dataDir);
  const { connectionString } = await answer;
  await query(connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
  app.kill('SIGKILL');
  await ended;
  await expectRow(dataDir);
});

test('a killed postmaster is told to the app, and the next start recovers', async () => {
  const dataDir = temporaryFolder();
  const database = await startDatabase(dataDir);
  await query(database.connectionString, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const answers = new Promise<string>((resolve) => database.onExit(resolve));
  process.kill(database.pid, 'SIGKILL');
  expect(await answers).toBe('ended with SIGKILL');
  await database.stop();
  await expectRow(dataDir);
});

test('a database somebody else left running on the folder is ended and replaced', async () => {
  const dataDir = await folderWithRow();
  const user = databaseUser(join(dataDir, 'postgres'));
  const programs = findPrograms({ binDir: testBinDir, copyDir: dataDir, user });
  const orphan = await spawnPostgres(programs.postgres, clusterOf(dataDir), user, silentLog);
  await expectRow(dataDir);
  expect(await orphan.ended).toBe('ended with code 0');
});

test('a postmaster.pid whose number now belongs to an unrelated process is no obstacle', async () => {
  const dataDir = await folderWithRow();
  writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), `${process.pid}\n`);
  await expectRow(dataDir);
});

test('a postmaster.pid of a process that is gone, and an empty one, are no obstacle', async () => {
  const dataDir = await folderWithRow();
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), `${gone.pid}\n`);
  const database = await startDatabase(dataDir);
  await database.stop();
  writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), '');
  await expectRow(dataDir);
});

test('a postmaster.pid of a zombie is no obstacle', async () => {
  const dataDir = await folderWithRow();
  // The shell becomes `cat`, which never asks after the child that has ended.
  const parent = spawn('sh', ['-c', 'true & echo $!; exec cat'], {
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const [line] = await once(parent.stdout, 'data');
  writeFileSync(join(clusterOf(dataDir), 'postmaster.pid'), `${Number(line)}\n`);
  await expectRow(dataDir);
  parent.kill();
});
