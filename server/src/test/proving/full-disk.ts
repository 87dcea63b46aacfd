import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { connectClient } from '../../db/client.ts';
import { runningConnectionStrings } from '../../db/embedded/connection-strings.ts';
import { freePort, type RunningApp, startApp } from '../running-app.ts';
import { forgetLimits } from './database-of.ts';
import { readBack } from './saved-once.ts';
import { type Acknowledged, openWriters, writeAll } from './writers.ts';

/** What came of writing on a disk that fills up. */
export interface FullDiskReport {
  rounds: number;
  acknowledged: number;
  /** Writers who were told that nothing was saved. */
  refused: number;
  lost: Acknowledged[];
  /** What the server said where it was started on the full disk and would not. */
  refusals: string[];
}

const megabyte = 1024 * 1024;
const diskMegabytes = 384;
const learners = 4;

/**
 * Mounts a file system of a few hundred MB in memory, which says ENOSPC as any other does. Throws
 * where this is not permitted.
 */
export function mountSmallDisk(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const size = `size=${diskMegabytes}m,mode=755`;
  execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'pipe' });
  return () => execFileSync('umount', ['-l', folder], { stdio: 'pipe' });
}

/** Takes all room of a disk but so many bytes. */
function fill(disk: string, left: number): void {
  const { bavail, bsize } = statfsSync(disk);
  const file = openSync(join(disk, 'filler'), 'w');
  const block = Buffer.alloc(megabyte, 1);
  let space = bavail * bsize - left;
  try {
    while (space > 0) space -= writeSync(file, block, 0, Math.min(space, megabyte));
  } finally {
    closeSync(file);
  }
}

const empty = (disk: string) => rmSync(join(disk, 'filler'));

/**
 * Makes the database ask for new files of its log, of which a full disk has no room, until it
 * refuses or ends.
 */
async function useUpTheLog(dataDir: string): Promise<void> {
  let admin: pg.Client | undefined;
  try {
    admin = await connectClient({
      connectionString: runningConnectionStrings(dataDir).adminConnectionString,
    });
    for (let round = 0; round < 40; round += 1) {
      await admin.query('create table if not exists room (t text)');
      await admin.query("insert into room values ('x')");
      await admin.query('select pg_switch_wal()');
    }
  } catch {
    // That it cannot go on is what was wanted.
  } finally {
    await admin?.end().catch(() => undefined);
  }
}

/**
 * Starts the server again; where it will not on a full disk, what it says is kept, room is made and
 * it is started again.
 */
async function startAgain(disk: string, port: number, report: FullDiskReport): Promise<RunningApp> {
  try {
    return await startApp(join(disk, 'data'), port);
  } catch (error) {
    report.refusals.push(error instanceof Error ? error.message : String(error));
    empty(disk);
    return startApp(join(disk, 'data'), port);
  }
}

/**
 * Everybody writes while the disk of the data folder fills up, every other time until the database
 * has no room for its log and ends; the server is started again on the full disk and with room, and
 * everything that was acknowledged is read back.
 * @param disk - A small disk of its own.
 * @param rounds - How many times.
 * @see docs/requirements.md#r-no-false-saved
 */
export async function fillDiskRounds(disk: string, rounds: number): Promise<FullDiskReport> {
  const dataDir = join(disk, 'data');
  const port = await freePort();
  let app = await startApp(dataDir, port);
  const writers = await openWriters(app, learners);
  const report: FullDiskReport = { rounds, acknowledged: 0, refused: 0, lost: [], refusals: [] };
  const all: Acknowledged[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await forgetLimits(dataDir);
    const saved: Acknowledged[] = [];
    fill(disk, (round % 4) * 512 * 1024);
    const writing = writeAll(app, writers, saved, () => false);
    if (round % 2 === 1) await useUpTheLog(dataDir);
    report.refused += await writing;
    all.push(...saved);
    await app.kill('app');
    app = await startAgain(disk, port, report);
    rmSync(join(disk, 'filler'), { force: true });
    report.acknowledged += saved.length;
    report.lost.push(...(await readBack(app, dataDir, writers, saved)));
  }
  report.lost.push(...(await readBack(app, dataDir, writers, all)));
  await app.stop();
  return report;
}
