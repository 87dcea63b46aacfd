import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { callAs, type RunUser } from './run-as.ts';

const STOP_TIMEOUT_MS = 30_000;

/** Where the words of the database go; a pino logger fits. */
export type DatabaseLog = {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

/** A PostgreSQL server that accepts connections. */
export type PostgresProcess = {
  pid: number;
  port: number;
  /** Settles with a few words when the server has ended, in whatever way. */
  ended: Promise<string>;
  /** A fast shutdown: open transactions are rolled back, everything is written. */
  stop(): Promise<void>;
};

/** The server ended before it accepted connections; `lines` is what it said. */
export class PostgresStartFailure extends Error {
  readonly lines: string[];

  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'PostgresStartFailure';
    this.lines = lines;
  }
}

/**
 * Settings on the command line, which goes before every file, so durability cannot be lost there.
 */
const SETTINGS: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  password_encryption: 'scram-sha-256',
  max_connections: '100',
  shared_buffers: '96MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  logging_collector: 'off',
  log_destination: 'stderr',
  log_line_prefix: '',
  // Errors of single statements go to the app; their texts can hold family data and stay out of logs.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

/**
 * Starts PostgreSQL on a folder and waits until it accepts connections on a free loopback port.
 *
 * @throws PostgresStartFailure when it ends instead
 */
export async function spawnPostgres(
  program: string,
  cluster: string,
  user: RunUser | undefined,
  log: DatabaseLog,
): Promise<PostgresProcess> {
  const port = await freePort();
  const settings = Object.entries({ ...SETTINGS, port: String(port) });
  const call = callAs(user, program, [
    '-D',
    cluster,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const child = spawn(call.command, call.args, {
    ...call.options,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own: Ctrl+C reaches the app, which drains its requests before it stops this.
    detached: true,
  });
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(`ended with ${signal ?? `code ${code}`}`));
  });
  await untilReady(child, ended, log);
  return { pid: child.pid as number, port, ended, stop: () => stop(child, ended) };
}

async function untilReady(child: ChildProcess, ended: Promise<string>, log: DatabaseLog) {
  const lines: string[] = [];
  const ready = new Promise<true>((resolve) => {
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      if (lines.length < 100) lines.push(line);
      passOn(line, log);
      if (line.includes('database system is ready to accept connections')) resolve(true);
    });
  });
  const outcome = await Promise.race([ready, ended]);
  if (outcome !== true) throw new PostgresStartFailure([...lines, outcome]);
}

function passOn(line: string, log: DatabaseLog): void {
  if (line.startsWith('PANIC:')) log.error(`database: ${line}`);
  else log.debug(`database: ${line}`);
}

async function stop(child: ChildProcess, ended: Promise<string>): Promise<void> {
  child.kill('SIGINT');
  const impatience = setTimeout(() => child.kill('SIGQUIT'), STOP_TIMEOUT_MS);
  await ended;
  clearTimeout(impatience);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
