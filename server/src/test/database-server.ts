import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../db/embedded/embedded-postgres.ts';
import { migrate } from '../db/migrate.ts';
import { runAsAdmin } from '../db/test-database.ts';

type RunningServer = { adminConnectionString: string; stop(): Promise<void> };

let server: RunningServer | undefined;
let template = '';

/**
 * Vitest's global setup: one PostgreSQL server for the whole run, with a migrated template that
 * `createTestDatabase` copies. It is `TEST_DATABASE_URL` when set (a role that may create
 * databases), else a throwaway embedded server; `TEST_PG_BIN` names other programs for that one,
 * such as those of PostgreSQL 15.
 */
export async function setup(project: TestProject): Promise<void> {
  server = await startServer();
  const { adminConnectionString } = server;
  template = `template_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminConnectionString, `CREATE DATABASE ${template} TEMPLATE template0`);
  const url = new URL(adminConnectionString);
  url.pathname = `/${template}`;
  await migrate(url.href);
  project.provide('testServer', { adminConnectionString, template });
}

/** Vitest's global teardown: the template and the throwaway server go. */
export async function teardown(): Promise<void> {
  if (!server) return;
  await runAsAdmin(server.adminConnectionString, `DROP DATABASE ${template} WITH (FORCE)`);
  await server.stop();
}

async function startServer(): Promise<RunningServer> {
  const input = process.env.TEST_DATABASE_URL;
  if (input) return { adminConnectionString: input, stop: async () => undefined };
  const dataDir = await mkdtemp(join(tmpdir(), 'saint-pius-x-quest-test-'));
  const quiet = { debug() {}, info() {}, warn: process.emitWarning, error: process.emitWarning };
  const server = await startEmbeddedPostgres({
    dataDir,
    binDir: process.env.TEST_PG_BIN,
    log: quiet,
  });
  return {
    adminConnectionString: server.adminConnectionString,
    async stop() {
      await server.stop();
      await rm(dataDir, { recursive: true });
    },
  };
}
