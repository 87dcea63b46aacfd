import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** As it is started on a site (`scripts/start.mjs`, `deploy/`). */
const serverArguments = ['--max-semi-space-size=16', '--heap-growing-percent=40', main];

/** The real server as a process of its own. */
export interface RunningApp {
  url: string;
  process: ChildProcess;
  /** Milliseconds from the spawn to the line that says it is ready. */
  startedIn: number;
  /** Ends it the hard way and waits until it is gone. */
  kill(what: 'app' | 'database' | 'both'): Promise<void>;
  /**
   * Ends it as an operator would.
   * @returns Its exit code.
   */
  stop(): Promise<number | null>;
}

/** A port that nobody uses at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Spawns the server on a data folder, as a process of which nothing is known yet; `settings` are
 * further ones.
 */
export function spawnApp(dataDir: string, port: number, settings: Record<string, string> = {}) {
  return spawn(process.execPath, serverArguments, {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DEMO: '1',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/**
 * Starts the server on a data folder and waits until it is ready; `settings` are further ones.
 * Throws with what it said where it ends before.
 */
export async function startApp(
  dataDir: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<RunningApp> {
  const begun = performance.now();
  const child = spawnApp(dataDir, port, settings);
  const said: string[] = [];
  child.stderr.on('data', (chunk) => said.push(String(chunk)));
  const exited = once(child, 'exit');
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      said.push(line);
      if (line.includes('is ready at')) return;
    }
    throw new Error(`the server ended before it was ready: ${said.join('\n')}`);
  })();
  await ready;
  child.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}`,
    process: child,
    startedIn: performance.now() - begun,
    async kill(what) {
      if (what !== 'app') process.kill(postmasterOf(dataDir), 'SIGKILL');
      if (what !== 'database') child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      const [code] = await exited;
      return code;
    },
  };
}

/** The number of the database's first process. */
export function postmasterOf(dataDir: string): number {
  return Number(
    readFileSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0],
  );
}
