import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findOrInstallChromium } from './chromium.ts';
import { runCommand } from './command.ts';
import { findPostgres } from './postgres.ts';
import { type Outcome, outcomeOfCheck, outcomeOfPlaywright, outcomeOfVitest } from './reports.ts';

/** One part of `npm test`. */
export interface Step {
  id: string;
  title: string;
  /** Steps without whose success this one is not run. */
  needs?: string[];
  run: () => Promise<Outcome>;
}

const reports = mkdtempSync(join(tmpdir(), 'saint-pius-tests-'));

/** The rooms and folders with TypeScript of their own. */
const workspaces = ['domain', 'pictures', 'contracts', 'server', 'web', 'e2e', 'bench', 'scripts'];

/** A step that is one command. */
function check(id: string, title: string, line: string[]): Step {
  return { id, title, run: async () => outcomeOfCheck(await runCommand(line)) };
}

async function checkTypes(): Promise<Outcome> {
  let failed = await runCommand(['react-router', 'typegen'], { folder: 'web' });
  for (const workspace of workspaces) {
    console.log(`  ${workspace}`);
    failed += await runCommand(['tsc', '--noEmit', '-p', workspace]);
  }
  return outcomeOfCheck(failed);
}

async function runVitest(
  name: string,
  filters: string[],
  database: Record<string, string | undefined>,
): Promise<Outcome> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const exitCode = await runCommand(['vitest', 'run', ...filters, ...reporters], {
    env: { NODE_ENV: undefined, TEST_DATABASE_URL: undefined, TEST_PG_BIN: undefined, ...database },
  });
  return outcomeOfVitest(report, exitCode);
}

/** Tests of how a process starts, ends, logs and calls others: they bring the databases they need, whatever this run has. */
const ofProcesses = [
  'server/src/test/{backup-drill,ending}.test.ts',
  'server/src/test/proving/*.test.ts',
];

/** Tests of what every route answers to whom and what the chat lets through: long, and the same code on any database. */
const ofEveryRoute = [
  'server/src/test/{closed-paths,graded-headers,mass-assignment,matrix}.test.ts',
  'server/src/test/fuzz/*.test.ts',
  'server/src/features/chat/hostile-model.test.ts',
];

async function runOnPostgres(): Promise<Outcome> {
  const postgres = findPostgres();
  if (!postgres) return { passed: 0, failed: 0, note: 'left out: no PostgreSQL on this computer' };
  console.log(`  ${postgres.name}`);
  const alike = [...ofProcesses, ...ofEveryRoute];
  const filters = ['server/', ...alike.flatMap((file) => ['--exclude', file])];
  return { ...(await runVitest('postgres', filters, postgres.env)), note: postgres.name };
}

async function runJourneys(): Promise<Outcome> {
  const chromium = await findOrInstallChromium();
  if (!chromium) return { passed: 0, failed: 1, note: 'no Chromium' };
  const report = join(reports, 'journeys.json');
  const exitCode = await runCommand(['playwright', 'test', '--reporter=list,json'], {
    folder: 'e2e',
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  return outcomeOfPlaywright(report, exitCode);
}

/** Every step of `npm test`, in order. */
export const steps: Step[] = [
  check('lint', 'Lint', ['biome', 'check', '--error-on-warnings', '.']),
  check('rules', 'Rules of the house', ['node', 'scripts/house-rules.ts']),
  { id: 'types', title: 'Types', run: checkTypes },
  check('unused', 'Nothing unused', ['knip']),
  check('licences', 'Licences and lockfile', ['node', 'scripts/licence-check.ts']),
  check('content', 'Content', ['node', 'scripts/content-check.ts']),
  check('build', 'Web build', ['node', 'scripts/build-web-when-stale.ts']),
  {
    ...check('weight', 'Bytes of the pages', ['node', 'scripts/page-budgets.ts']),
    needs: ['build'],
  },
  {
    id: 'unit',
    title: 'Unit and API tests',
    run: () => runVitest('unit', [], {}),
  },
  { id: 'postgres', title: 'API tests on PostgreSQL', run: runOnPostgres },
  { id: 'e2e', title: 'Browser journeys', needs: ['build'], run: runJourneys },
];

/** The steps of `npm run check`: what needs no server and no browser. */
export const quickSteps: Step[] = [
  ...steps.filter((step) => ['lint', 'rules', 'types', 'content'].includes(step.id)),
  {
    id: 'unit',
    title: 'Tests with no server',
    run: () => runVitest('quick', ['domain/', 'pictures/', 'contracts/', 'web/', 'scripts/'], {}),
  },
];
