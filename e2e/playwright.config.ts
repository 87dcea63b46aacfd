import { defineConfig, devices } from '@playwright/test';
import { findChromium, quietChromium } from './support/chromium.ts';

export default defineConfig({
  projects: [
    { name: 'journeys', testDir: './journeys' },
    { name: 'sweep', testDir: './sweep' },
  ],
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A busy computer is slow, not wrong: a journey of ten seconds has taken forty on one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // In a fresh profile the worker keeps five hundred files first, for longer than most journeys last. Those that are
    // about what it does (no network, a new version, other tabs) allow it.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // A trace costs nearly a fifth of the time and is read where it was made.
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    launchOptions: { executablePath: findChromium(), args: quietChromium },
  },
});
