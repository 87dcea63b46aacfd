import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import type { Target } from './groups.ts';
import { lastingPool } from './lasting-pool.ts';

/** Longer than Stryker waits for all tests together. */
const timeouts = 3_600_000;
const place = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const { tests, database = false } = JSON.parse(process.env.MUTATION_TARGET ?? '') as Target;
const byRandom = tests.some((test) => readFileSync(place(test), 'utf8').includes("'fast-check'"));

/**
 * The tests of one file as Stryker runs them, in its copy of the project: there `@pius/domain` is
 * the mutated one.
 */
export default defineConfig({
  plugins: [
    {
      name: 'lasting-pool',
      configureVitest({ project }) {
        project.config.pool = lastingPool.name;
        project.config.poolRunner = lastingPool;
      },
    },
  ],
  resolve: {
    alias: [
      { find: /^@pius\/domain\//, replacement: place('domain/src/') },
      { find: /^@pius\/contracts\//, replacement: place('contracts/src/') },
    ],
  },
  test: {
    include: tests,
    // What a run of few tests does not need it does without: there is one for every mutant.
    setupFiles: [
      ...(byRandom ? ['bench/prove/mutation/same-random.ts'] : []),
      'scripts/testing/silent-console.ts',
    ],
    globalSetup: database ? ['server/src/test/database-server.ts'] : [],
    restoreMocks: true,
    // A test that is only slow fails for no mutant: whatever never ends, Stryker ends.
    testTimeout: timeouts,
    hookTimeout: timeouts,
  },
});
