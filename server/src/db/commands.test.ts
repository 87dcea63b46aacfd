import { execFile } from 'node:child_process';
import { existsSync, readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { query, startDatabase, temporaryFolder, testBinDir } from '../test/database-folder.ts';
import { migrate } from './migrate.ts';
import { createTestDatabase } from './test-database.ts';

vi.setConfig({ testTimeout: 60_000 });

type Outcome = { code: number; said: string };

/** Runs `npm run backup` or `npm run restore` as a person would, with its settings. */
function run(command: 'backup' | 'restore', args: string[], settings: Record<string, string>) {
  const script = fileURLToPath(new URL(`./${command}-command.ts`, import.meta.url));
  const env = { PATH: '/usr/bin:/bin', ...(testBinDir && { PG_BIN: testBinDir }), ...settings };
  return new Promise<Outcome>((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr });
    });
  });
}

const LIMIT =
  "INSERT INTO rate_limits (key, count, resets_at) VALUES ('k', 7, '2026-11-20T19:30:00Z')";
const SAVED = 'SELECT key, count FROM rate_limits';

test('a running app is backed up, its folder gets damaged, and the backup brings it back', async () => {
  const dataDir = temporaryFolder();
  const app = await startDatabase(dataDir);
  await migrate(app.connectionString);
  await query(app.connectionString, LIMIT);

  const made = await run('backup', [], { DATA_DIR: dataDir });
  expect(made).toMatchObject({ code: 0, said: expect.stringContaining(': 1 rows of ') });
  const [name] = readdirSync(join(dataDir, 'backups'));
  const file = join(dataDir, 'backups', name ?? '');

  const early = await run('restore', [file, '--set-aside'], { DATA_DIR: dataDir });
  expect(early).toMatchObject({ code: 1, said: expect.stringContaining('is in use') });
  await app.stop();
  const full = await run('restore', [file], { DATA_DIR: dataDir });
  expect(full).toMatchObject({ code: 1, said: expect.stringContaining('is not empty') });

  unlinkSync(join(dataDir, 'postgres/cluster/global/pg_control'));
  const damaged = await run('restore', [file], { DATA_DIR: dataDir });
  expect(damaged).toMatchObject({ code: 1, said: expect.stringContaining('--set-aside') });
  const restored = await run('restore', [file, '--set-aside'], { DATA_DIR: dataDir });
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored 1 rows') });
  const { connectionString } = await startDatabase(dataDir);
  expect(await query(connectionString, SAVED)).toEqual([{ key: 'k', count: 7 }]);
});

test('with DATABASE_URL both commands work on that server', async () => {
  const [source, target] = [await createTestDatabase(), await createTestDatabase({ empty: true })];
  await query(source.connectionString, LIMIT);
  const dataDir = temporaryFolder();
  const file = join(dataDir, 'moved.gz');
  const settings = (url: string) => ({ DATABASE_URL: url, DATA_DIR: dataDir });
  expect(await run('backup', ['--to', file], settings(source.connectionString))).toMatchObject({
    code: 0,
  });
  expect(await run('restore', [file], settings(target.connectionString))).toMatchObject({
    code: 0,
  });
  expect(await query(target.connectionString, SAVED)).toEqual([{ key: 'k', count: 7 }]);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  await Promise.all([source.drop(), target.drop()]);
});

test('a missing backup file is named and changes nothing', async () => {
  const dataDir = temporaryFolder();
  const outcome = await run('restore', ['/no/such/file', '--set-aside'], { DATA_DIR: dataDir });
  expect(outcome).toMatchObject({ code: 1, said: expect.stringContaining('/no/such/file') });
  expect(readdirSync(dataDir)).toEqual([]);
});
