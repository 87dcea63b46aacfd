import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const room = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The unit tests as Stryker runs them, in its copy of the project: there `@pius/domain` is the mutated one. */
export default defineConfig({
  resolve: {
    alias: [
      { find: /^@pius\/domain\//, replacement: room('domain/src/') },
      { find: /^@pius\/contracts\//, replacement: room('contracts/src/') },
    ],
  },
  test: {
    include: ['domain/**/*.test.ts', 'server/**/*.test.ts'],
    setupFiles: ['bench/prove/mutation/same-chance.ts', 'scripts/testing/silent-console.ts'],
    // Only the tests of a policy that asks the database need one.
    globalSetup: process.env.MUTATION_DATABASE ? ['server/src/test/database-server.ts'] : [],
    restoreMocks: true,
    testTimeout: 30_000,
  },
});
