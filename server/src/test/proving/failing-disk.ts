import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { locateDatabase } from '../../db/embedded/location.ts';
import { databaseUser } from '../../db/embedded/run-as.ts';
import { freePort, startApp } from '../running-app.ts';
import { forgetLimits } from './database-of.ts';
import { readBack } from './saved-once.ts';
import { type Acknowledged, openWriters, writeAll } from './writers.ts';

/**
 * How the disk fails while a round goes on. `total`: nothing can be made durable, so that nothing
 * may be acknowledged.
 */
export interface DiskFault {
  calls: string;
  error: 'EIO' | 'ENOSPC';
  when?: string;
  total: boolean;
}

const flushes = 'fsync,fdatasync,sync_file_range,syncfs';
const writes = 'pwrite64,pwritev,pwritev2,write';

/** The faults that a proof goes through in turn. */
export const diskFaults: readonly DiskFault[] = [
  { calls: flushes, error: 'EIO', total: true },
  { calls: 'pwrite64,pwritev,pwritev2', error: 'EIO', total: true },
  { calls: flushes, error: 'EIO', when: '3+11', total: false },
  { calls: 'pwrite64,pwritev,pwritev2', error: 'ENOSPC', when: '5+13', total: false },
  { calls: `${writes},${flushes}`, error: 'ENOSPC', total: true },
];

/** What came of writing on a disk that fails. */
export interface FailingDiskReport {
  rounds: number;
  acknowledged: number;
  refused: number;
  /** Acknowledged although nothing could be made durable when they were sent. */
  falselySaved: number;
  lost: Acknowledged[];
}

/** The database of a data folder: its first process and all that came of it. */
function processesOf(dataDir: string): number[] {
  const { cluster } = locateDatabase(dataDir, databaseUser(dataDir));
  const first = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readdirSync('/proc').filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const after = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1) ?? '';
      return Number(after.split(' ')[1]) === first;
    } catch {
      return false;
    }
  });
  return [first, ...children.map(Number)];
}

/**
 * Lets system calls of processes, and of all that they start, fail as a broken disk would, by
 * strace. Throws where strace is missing or may not.
 */
async function breakDisk(pids: number[], fault: DiskFault): Promise<ChildProcess> {
  const when = fault.when ? `:when=${fault.when}` : '';
  const args = ['-f', '-o', '/dev/null', '-e', `trace=${fault.calls}`];
  args.push('-e', `inject=${fault.calls}:error=${fault.error}${when}`);
  const strace = spawn('strace', [...args, ...pids.flatMap((pid) => ['-p', String(pid)])], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const failed = once(strace, 'error').then(([error]) => Promise.reject(error));
  const said: string[] = [];
  const attached = (async () => {
    let count = 0;
    for await (const line of createInterface({ input: strace.stderr })) {
      said.push(line);
      // A connection may have ended by itself between the list and the call.
      if (/ attached/.test(line) || /No such process/.test(line)) count += 1;
      if (count >= pids.length) return;
    }
    throw new Error(`strace cannot hold the database: ${said.join('; ')}`);
  })();
  await Promise.race([attached, failed]);
  strace.stderr.resume();
  return strace;
}

async function mendDisk(strace: ChildProcess): Promise<void> {
  if (strace.exitCode !== null || strace.signalCode !== null) return;
  strace.kill('SIGINT');
  await once(strace, 'exit');
}

/**
 * Everybody writes while the database's disk fails in one way after the other; afterwards the
 * server is started again and everything that was acknowledged is read back.
 * @param dataDir - A fresh data folder.
 * @param faults - The fault of each round.
 * @see docs/requirements.md#r-no-false-saved
 */
export async function failDiskRounds(
  dataDir: string,
  faults: readonly DiskFault[],
): Promise<FailingDiskReport> {
  const port = await freePort();
  let app = await startApp(dataDir, port);
  const writers = await openWriters(app, 4);
  const report: FailingDiskReport = {
    ...{ rounds: faults.length, acknowledged: 0, refused: 0, falselySaved: 0, lost: [] },
  };
  const all: Acknowledged[] = [];
  for (const fault of faults) {
    await forgetLimits(dataDir);
    const well: Acknowledged[] = [];
    await writeAll(app, writers, well, () => well.length >= 20);
    const strace = await breakDisk(processesOf(dataDir), fault);
    const broken: Acknowledged[] = [];
    report.refused += await writeAll(app, writers, broken, () => broken.length >= 200);
    await mendDisk(strace);
    if (fault.total) report.falselySaved += broken.length;
    await app.kill('app');
    app = await startApp(dataDir, port);
    const saved = [...well, ...broken];
    all.push(...saved);
    report.acknowledged += saved.length;
    report.lost.push(...(await readBack(app, dataDir, writers, saved)));
  }
  report.lost.push(...(await readBack(app, dataDir, writers, all)));
  await app.stop();
  return report;
}
