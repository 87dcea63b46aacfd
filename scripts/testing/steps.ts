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
  /**
   * Begun with the first step and waited for in its turn: it leaves one of two processors to the
   * others.
   */
  early?: boolean;
  run: () => Promise<Outcome>;
}

const reports = mkdtempSync(join(tmpdir(), 'saint-pius-tests-'));

/**
 * Where a `tsconfig.json` is: that of the root is for all rooms but the browser's and the tools'.
 */
const withTypes = ['.', 'web', 'e2e', 'bench', 'scripts'];

/** A step that is one command. */
function check(id: string, title: string, line: string[]): Step {
  return { id, title, run: async () => outcomeOfCheck(await runCommand(line)) };
}

async function checkTypes(): Promise<Outcome> {
  let failed = await runCommand(['react-router', 'typegen'], { folder: 'web' });
  for (const folder of withTypes) {
    console.log(`  ${folder}`);
    failed += await runCommand(['tsc', '--noEmit', '-p', folder]);
  }
  return outcomeOfCheck(failed);
}

/** The projects of `vitest.config.ts` without and with a browser. */
const withoutBrowser = ['rules', 'api', 'isolated'];

interface VitestRun {
  /** For the name of its report. */
  name: string;
  projects: string[];
  filters?: string[];
  env?: Record<string, string>;
}

async function runVitest({ name, projects, filters = [], env }: VitestRun): Promise<Outcome> {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const exitCode = await runCommand(['vitest', 'run', ...chosen, ...filters, ...reporters], {
    env: { NODE_ENV: undefined, TEST_DATABASE_URL: undefined, TEST_PG_BIN: undefined, ...env },
  });
  return outcomeOfVitest(report, exitCode);
}

/**
 * What is about SQL, transactions, LISTEN and migrations: what another PostgreSQL could answer
 * otherwise.
 */
const ofSql = [
  'server/src/db/',
  'server/src/platform/queue/',
  'server/src/platform/realtime/',
  'server/src/platform/housekeeping/',
  'server/src/platform/http/limiter',
  'server/src/features/progress/replays',
  'server/src/features/progress/recompute',
  'server/src/features/course/catechism',
  'server/src/features/blog/search-posts',
];

/** The tests of the server on the oldest PostgreSQL it runs on: those of SQL, or all. */
async function runOnPostgres(filters: string[]): Promise<Outcome> {
  const postgres = findPostgres();
  if (!postgres) return { passed: 0, failed: 0, note: 'left out: no PostgreSQL on this computer' };
  console.log(`  ${postgres.name}`);
  const outcome = await runVitest({
    name: 'postgres',
    projects: ['api'],
    filters,
    env: postgres.env,
  });
  return { ...outcome, note: postgres.name };
}

async function runComponents(): Promise<Outcome> {
  const chromium = await findOrInstallChromium();
  if (!chromium) return { passed: 0, failed: 1, note: 'no Chromium' };
  return runVitest({
    name: 'components',
    projects: ['components'],
    env: { CHROMIUM_PATH: chromium },
  });
}

async function runPlaywright(
  projects: string[],
  settings: Record<string, string> = {},
): Promise<Outcome> {
  const chromium = await findOrInstallChromium();
  if (!chromium) return { passed: 0, failed: 1, note: 'no Chromium' };
  const report = join(reports, `${projects.join('-')}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const exitCode = await runCommand(['playwright', 'test', ...chosen, '--reporter=list,json'], {
    folder: 'e2e',
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...settings },
  });
  return outcomeOfPlaywright(report, exitCode);
}

const build: Step = {
  ...check('build', 'Web build', ['node', 'scripts/build-web-when-stale.ts']),
  early: true,
};

/** `npm test`: what protects a change, in order. */
export const steps: Step[] = [
  check('lint', 'Lint', ['biome', 'check', '--error-on-warnings', '.']),
  check('rules', 'Rules of the project', ['node', 'scripts/project-rules.ts']),
  check('names', 'Names', ['node', 'scripts/name-check.ts']),
  { id: 'types', title: 'Types', run: checkTypes },
  check('unused', 'Nothing unused', ['knip']),
  check('licences', 'Licences and lockfile', ['node', 'scripts/licence-check.ts']),
  check('content', 'Content', ['node', 'scripts/content-check.ts']),
  build,
  {
    id: 'unit',
    title: 'Unit and API tests',
    run: () => runVitest({ name: 'unit', projects: withoutBrowser }),
  },
  { id: 'postgres', title: 'SQL on PostgreSQL', run: () => runOnPostgres(ofSql) },
  { id: 'components', title: 'Component tests', run: runComponents },
  {
    id: 'e2e',
    title: 'Browser journeys',
    needs: ['build'],
    run: () => runPlaywright(['journeys', 'sweep']),
  },
];

/** `npm run check`: what needs no server and no browser. */
export const quickSteps: Step[] = [
  ...steps.filter((step) => ['lint', 'rules', 'names', 'types', 'content'].includes(step.id)),
  {
    id: 'unit',
    title: 'Tests with no server',
    run: () => runVitest({ name: 'quick', projects: ['rules', 'isolated'] }),
  },
];

/**
 * `npm run test:sweep`: every page and lesson in the three languages, and the whole API on the
 * oldest PostgreSQL.
 */
export const sweepSteps: Step[] = [
  build,
  {
    id: 'sweep',
    title: 'Every page and lesson',
    needs: ['build'],
    run: () => runPlaywright(['sweep'], { SWEEP: 'all' }),
  },
  {
    id: 'printables',
    title: 'Printed sheets',
    run: () =>
      runVitest({
        name: 'printables',
        projects: ['rules', 'isolated'],
        filters: ['printables'],
        env: { SWEEP: 'all' },
      }),
  },
  { id: 'postgres', title: 'API on PostgreSQL', run: () => runOnPostgres(['server/']) },
];
