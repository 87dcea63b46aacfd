import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runningConnectionStrings } from '../../server/src/db/embedded/connection-strings.ts';
import { freePort, type RunningApp, startApp } from '../../server/src/test/running-app.ts';
import { type AppUsage, usageOfApp } from './usage.ts';

/** What the product signs cookies with while it is measured. */
export const secret = 'kR3-bench-vW8-secret-qZ5-of-thirty-two-letters';

/**
 * The product as it runs on a real site behind a proxy on this machine: in production, with every
 * limit on.
 */
export const settings = {
  NODE_ENV: 'production',
  DEMO: '0',
  MAIL: 'outbox',
  PAYMENTS: 'test',
  AUTH_SECRET: secret,
  TRUSTED_PROXIES: '127.0.0.1',
  LOG_LEVEL: 'warn',
} as const;

/** A process of the product on a database of its own in a fresh data folder. */
export interface Product {
  readonly app: RunningApp;
  dataDir: string;
  databaseUrl: string;
  /** Processor and memory of the process and of its database by now. */
  usage(): AppUsage;
  /**
   * Kills server and database with SIGKILL and starts again.
   * @returns Milliseconds until it is ready.
   */
  killAndStart(): Promise<number>;
  /**
   * Ends it as an operator would and starts again.
   * @returns Milliseconds until it is ready.
   */
  stopAndStart(): Promise<number>;
  /** Ends it and removes its data. */
  end(): Promise<void>;
}

/** Starts the product for a measurement. */
export async function startProduct(): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'quest-bench-'));
  const port = await freePort();
  const start = () =>
    startApp(dataDir, port, { ...settings, PUBLIC_URL: `http://localhost:${port}` });
  let app = await start();
  return {
    get app() {
      return app;
    },
    dataDir,
    get databaseUrl() {
      return runningConnectionStrings(dataDir).connectionString;
    },
    usage() {
      return usageOfApp(app, dataDir);
    },
    async killAndStart() {
      await app.kill('both');
      app = await start();
      return app.startedIn;
    },
    async stopAndStart() {
      await app.stop();
      app = await start();
      return app.startedIn;
    },
    async end() {
      await app.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
