import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('web/src', import.meta.url)) } },
  test: {
    include: [
      'domain/**/*.test.ts',
      'pictures/**/*.test.ts',
      'contracts/**/*.test.ts',
      'server/**/*.test.ts',
      'web/**/*.test.ts',
      'web/**/*.test.tsx',
      'scripts/**/*.test.ts',
      'bench/**/*.test.ts',
    ],
    setupFiles: ['scripts/testing/silent-console.ts'],
    globalSetup: ['server/src/test/database-server.ts'],
    restoreMocks: true,
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
