import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium, quietChromium } from './e2e/support/chromium.ts';
import { componentPlugins } from './web/scripts/component-plugins.ts';

// A busy machine is slow, not wrong.
const timeout = { testTimeout: 120_000, hookTimeout: 120_000 };

const alias = { '@': fileURLToPath(new URL('web/src', import.meta.url)) };
const silent = 'scripts/testing/silent-console.ts';
const notHere = ['**/node_modules/**', '**/*.browser.test.tsx'];

/** Tests that need modules as they are before anything has touched them. */
const ofFreshModules = ['server/src/platform/sign-in/password-hash.test.ts'];

/** Rules and content. Modules are read once for all files, here and below: that halves the time. */
const rules: TestProjectInlineConfiguration = {
  test: {
    name: 'rules',
    include: ['{domain,pictures,contracts,scripts,bench}/**/*.test.ts'],
    setupFiles: [silent],
    isolate: false,
    restoreMocks: true,
    ...timeout,
  },
};

/** The server: its API on a real database, and how its processes start and end. */
const api: TestProjectInlineConfiguration = {
  test: {
    name: 'api',
    include: ['server/**/*.test.ts'],
    exclude: [...notHere, ...ofFreshModules],
    setupFiles: [silent, 'server/src/test/cheap-hashes.ts'],
    globalSetup: ['server/src/test/database-server.ts'],
    isolate: false,
    restoreMocks: true,
    ...timeout,
  },
};

/** What stands in modules and globals of the browser, so that each file has its own. */
const isolated: TestProjectInlineConfiguration = {
  resolve: { alias },
  test: {
    name: 'isolated',
    include: ['web/**/*.test.{ts,tsx}', ...ofFreshModules],
    exclude: notHere,
    setupFiles: [silent],
    restoreMocks: true,
    ...timeout,
  },
};

/** Parts and pages of the app in a real browser: one page for all, a frame of its own for each file. Their calls are answered from the contracts. */
const components: TestProjectInlineConfiguration = {
  root: 'web',
  plugins: componentPlugins,
  resolve: { tsconfigPaths: true },
  optimizeDeps: { entries: ['src/**/*.browser.test.tsx', 'src/test/*.{ts,tsx}'] },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: [fileURLToPath(new URL('web/src/test/setup.ts', import.meta.url))],
    restoreMocks: true,
    ...timeout,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 390, height: 844 },
      provider: playwright({
        launchOptions: { executablePath: findChromium(), args: quietChromium },
        contextOptions: { locale: 'en-US', timezoneId: 'Europe/Paris', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
};

export default defineConfig({
  test: { maxWorkers: 2, projects: [rules, api, isolated, components] },
});
