import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server of the product with a data folder of its own. */
export interface QuestServer {
  /** Its address, without a slash at the end. */
  url: string;
  /** The address of its database, for a further process on it, as behind a load balancer. */
  databaseUrl(): string;
  /** Ends it as an operator would, with SIGTERM, and removes its data. Throws if it ends badly. */
  stop(): Promise<void>;
}

/**
 * Starts the server on a free port with an empty data folder and the demo family, and waits until
 * it says that it is ready.
 *
 * @param settings further settings, by their names in docs/settings.md
 * @throws Error with the server's own words when it ends before it is ready
 */
export async function startServer(settings: Record<string, string> = {}): Promise<QuestServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'saint-pius-journeys-'));
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '1',
      MAIL: 'outbox',
      LOG_LEVEL: 'warn',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...settings,
    },
  });
  await untilReady(child);
  const url = `http://localhost:${port}`;
  const ready = await fetch(`${url}/readyz`);
  if (!ready.ok) throw new Error(`/readyz answered ${ready.status}`);
  return {
    url,
    databaseUrl: () => databaseOf(dataDir),
    stop: () => stop(child, dataDir),
  };
}

/** The address of the database in the data folder of a running server; the server's own code knows it. */
function databaseOf(dataDir: string): string {
  const code = `import { runningConnectionStrings } from './server/src/db/embedded/connection-strings.ts';
    process.stdout.write(runningConnectionStrings(process.argv[1]).connectionString);`;
  const args = ['--input-type=module', '-e', code, dataDir];
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

async function untilReady(child: ChildProcess): Promise<void> {
  if (!child.stdout) throw new Error('The server has no output to read.');
  const lines = createInterface({ input: child.stdout });
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line);
      if (line.includes('is ready at')) resolve();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      reject(new Error(`The server ended with ${code} before it was ready:\n${said.join('\n')}`));
    });
  });
  lines.on('line', (line) => process.stdout.write(`[server] ${line}\n`));
}

async function stop(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  await rm(dataDir, { recursive: true, force: true });
  if (child.exitCode !== 0) {
    throw new Error(`The server ended with ${child.exitCode ?? child.signalCode}, not 0.`);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}
