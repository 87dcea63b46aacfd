import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { connectClient } from '../../server/src/db/client.ts';
import { callAs, databaseUser } from '../../server/src/db/embedded/run-as.ts';
import { freePort } from '../../server/src/test/running-app.ts';

/** Where Debian puts PostgreSQL's programs. */
export const programs = '/usr/lib/postgresql/15/bin';
const tries = 300;

/** A PostgreSQL 15 of Debian's on a port of its own. */
export interface Postgres {
  port: number;
  url: string;
  /** Its master with every process of it, by SIGKILL. */
  kill(): Promise<void>;
  /** An orderly end. */
  stop(): Promise<void>;
}

function run(program: string, args: string[]): void {
  const call = callAs(databaseUser('/nowhere'), join(programs, program), args);
  execFileSync(call.command, call.args, { ...call.options, cwd: '/', stdio: 'pipe' });
}

/** A folder that PostgreSQL's user may write in, below one that it may pass. */
function makeFolder(parent: string, name: string): string {
  chmodSync(parent, 0o711);
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o700 });
  const user = databaseUser('/nowhere');
  if (user) chownSync(folder, user.uid, user.gid);
  return folder;
}

async function launch(data: string, options: Record<string, string>): Promise<Postgres> {
  const port = await freePort();
  const input = Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...options,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const call = callAs(databaseUser('/nowhere'), join(programs, 'postgres'), ['-D', data, ...input]);
  const child = spawn(call.command, call.args, { ...call.options, cwd: '/', stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url, child);
  return {
    port,
    url,
    kill: () => endBy(child, 'SIGKILL'),
    stop: () => endBy(child, 'SIGINT'),
  };
}

async function endBy(child: ChildProcess, signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let left = tries; child.exitCode === null && left > 0; left -= 1) {
    const client = await connectClient({ connectionString: url }).catch(() => null);
    if (client) return client.end();
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`PostgreSQL did not come up (${child.exitCode ?? child.signalCode})`);
}

/** Makes a database that acknowledges nothing before a replica has it on its disk as well. */
export async function startPrimary(parent: string): Promise<Postgres> {
  const data = makeFolder(parent, 'primary');
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  return launch(data, { synchronous_commit: 'on', max_connections: '60' });
}

/**
 * Makes a replica of a primary with pg_basebackup, and has the primary wait for it from then on.
 */
export async function startReplica(parent: string, primary: Postgres) {
  const data = makeFolder(parent, 'replica');
  const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
  run('pg_basebackup', [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast']);
  const replica = await launch(data, { hot_standby: 'on' });
  await ask(primary, "alter system set synchronous_standby_names = '*'");
  await ask(primary, 'select pg_reload_conf()');
  await until(
    primary,
    "select count(*) > 0 as yes from pg_stat_replication where sync_state = 'sync'",
  );
  return {
    ...replica,
    /** Makes it a primary of its own, that waits for no replica. */
    async promote() {
      await ask(replica, 'alter system reset synchronous_standby_names');
      await ask(replica, 'select pg_reload_conf()');
      await ask(replica, 'select pg_promote()');
      await until(replica, 'select not pg_is_in_recovery() as yes');
    },
  };
}

async function ask({ url }: Postgres, statement: string) {
  const client = await connectClient({ connectionString: url });
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function until(server: Postgres, statement: string): Promise<void> {
  for (let left = tries; left > 0; left -= 1) {
    if ((await ask(server, statement))[0]?.yes) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`never true: ${statement}`);
}
