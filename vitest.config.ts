import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { findChromium, quietChromium } from './e2e/support/chromium.ts';
import { catechismPlugin } from './web/scripts/catechism-plugin.ts';
import { contentPlugin } from './web/scripts/content-plugin.ts';
import { mockWorkerPlugin } from './web/scripts/mock-worker-plugin.ts';

// A busy machine is slow, not wrong.
const patience = { testTimeout: 30_000, hookTimeout: 60_000 };

/** Rules, content, API: what needs no browser. */
const unit: TestProjectInlineConfiguration = {
  resolve: { alias: { '@': fileURLToPath(new URL('web/src', import.meta.url)) } },
  test: {
    name: 'unit',
    include: ['{domain,contracts,server,web,scripts,bench}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/*.browser.test.tsx'],
    setupFiles: ['scripts/testing/silent-console.ts'],
    globalSetup: ['server/src/test/database-server.ts'],
    restoreMocks: true,
    ...patience,
  },
};

/** Parts and pages of the app in a real browser, one page for all tests; their calls are answered from the contracts. */
const components: TestProjectInlineConfiguration = {
  root: 'web',
  plugins: [contentPlugin(), catechismPlugin(), mockWorkerPlugin(), tailwindcss()],
  resolve: { tsconfigPaths: true },
  optimizeDeps: { entries: ['src/**/*.browser.test.tsx', 'src/test/*.{ts,tsx}'] },
  test: {
    name: 'components',
    include: ['src/**/*.browser.test.tsx'],
    setupFiles: ['src/test/setup.ts'],
    isolate: false,
    restoreMocks: true,
    ...patience,
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

export default defineConfig({ test: { maxWorkers: 2, projects: [unit, components] } });
