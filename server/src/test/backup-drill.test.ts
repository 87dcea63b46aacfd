import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectForTransfer, listTables, quotedName } from '../db/backup-tables.ts';
import { runningConnectionStrings } from '../db/embedded/connection-strings.ts';
import { query, startDatabase, temporaryFolder } from './database-folder.ts';
import { printProof } from './proof-size.ts';
import { type QuizSave, saveQuizzes, sendQuiz, signIn, signInLearners } from './quiz-writers.ts';
import { freePort, type RunningApp, startApp } from './running-app.ts';

vi.setConfig({ testTimeout: 300_000 });

const learners = 4;
const POSTGRESQL_15 = '/usr/lib/postgresql/15/bin';
const quizResults = 'SELECT t::text AS row FROM quiz_results t ORDER BY t::text';

/**
 * Runs `npm run backup` or `npm run restore` as an operator would. Throws with what it said when it
 * fails.
 */
async function run(
  command: 'backup' | 'restore',
  args: string[],
  settings: Record<string, string>,
): Promise<string> {
  const script = fileURLToPath(new URL(`../db/${command}-command.ts`, import.meta.url));
  const env = { PATH: '/usr/bin:/bin', ...settings };
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
  return stdout;
}

async function start(dataDir: string, settings: Record<string, string> = {}): Promise<RunningApp> {
  const app = await startApp(dataDir, await freePort(), settings);
  onTestFinished(async () => {
    if (app.process.exitCode === null) await app.stop();
  });
  return app;
}

/** For each table how many rows it has, and a checksum over all their columns. */
async function fingerprint(connectionString: string): Promise<Record<string, unknown>> {
  const client = await connectForTransfer(connectionString);
  const result: Record<string, unknown> = {};
  for (const table of await listTables(client)) {
    const { rows } = await client.query(
      `SELECT count(*)::int AS rows, md5(string_agg(t::text, chr(10) ORDER BY t::text COLLATE "C")) AS sum
         FROM ${quotedName(table)} t`,
    );
    result[table.name] = rows[0];
  }
  await client.end();
  return result;
}

/** Children save quizzes until the backup that is made meanwhile stands. */
async function backUpUnderLoad(app: RunningApp, dataDir: string, file: string) {
  const cookies = await signInLearners(app, learners);
  const saves: QuizSave[] = [];
  let made = false;
  const writers = cookies.map((cookie) => saveQuizzes(app, cookie, saves, () => made));
  await vi.waitFor(() => expect(saves.length).toBeGreaterThan(10), { timeout: 60_000 });
  const before = [...saves];
  await run('backup', ['--to', file], { DATA_DIR: dataDir });
  made = true;
  const during = saves.length - before.length;
  await Promise.all(writers);
  const sentBefore = cookies.map((cookie) => before.filter((save) => save.cookie === cookie));
  return { sentBefore, before: before.length, during };
}

/**
 * All log in again (sessions end with a restore), what each child had saved stands as it was
 * answered, and each takes a quiz again.
 */
async function expectTheFamilyGoesOn(app: RunningApp, sentBefore: QuizSave[][]): Promise<void> {
  await signIn(app, 'parent@example.com', 'quest-parent-1');
  for (const [learner, saves] of sentBefore.entries()) {
    const cookie = await signIn(app, `parent+learner${learner}@example.com`, 'lamb-77');
    for (const save of saves) expect(await sendQuiz(app, { ...save, cookie })).toBe(save.answer);
    printProof(saves.length, 'quizzes read back');
    const taken: QuizSave[] = [];
    await saveQuizzes(app, cookie, taken, () => taken.length > 0);
    expect(taken).toHaveLength(1);
    printProof(taken.length, 'quizzes taken afterwards');
  }
}

test('a family backed up while its children learn goes on in an empty folder and on PostgreSQL 15', async () => {
  const home = temporaryFolder();
  const file = join(temporaryFolder(), 'family.backup.gz');
  const first = await start(home);
  const { sentBefore, before, during } = await backUpUnderLoad(first, home, file);
  expect(during).toBeGreaterThan(0);
  const source = await query(runningConnectionStrings(home).connectionString, quizResults);
  await first.stop();

  const folder = temporaryFolder();
  expect(await run('restore', [file], { DATA_DIR: folder })).toContain('Restored ');
  const embedded = await startDatabase(folder, { binDir: undefined });
  const rows = await fingerprint(embedded.connectionString);
  const saved = await query(embedded.connectionString, quizResults);
  await embedded.stop();
  expect(saved.length).toBeGreaterThanOrEqual(before);
  expect(source).toEqual(expect.arrayContaining(saved));
  printProof(Object.keys(rows).length, 'tables compared');
  await expectTheFamilyGoesOn(await start(folder), sentBefore);

  if (!existsSync(POSTGRESQL_15)) return;
  const server = await startDatabase(temporaryFolder(), { binDir: POSTGRESQL_15 });
  const settings = { DATABASE_URL: server.connectionString };
  const dataDir = temporaryFolder();
  expect(await run('restore', [file], { ...settings, DATA_DIR: dataDir })).toContain('Restored ');
  expect(await fingerprint(server.connectionString)).toEqual(rows);
  await expectTheFamilyGoesOn(await start(dataDir, settings), sentBefore);
});
