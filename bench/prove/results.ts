import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Machine, thisMachine } from './machine.ts';
import type { Proof } from './row.ts';

/** A row that was run, as it is kept in `.proof/<promise>.json`: the newest of each. */
export interface SavedResult extends Proof {
  promise: string;
  what: string;
  seconds: number;
  /** 1 where the whole proof was run. */
  scale: number;
  command: string;
}

/**
 * A result as it is read back, with when it was run. Other proofs lay theirs beside, and may tell
 * less.
 */
export interface DatedResult {
  promise: string;
  what: string;
  /** What was counted; `result` says more of it. */
  count: string | number;
  result?: string;
  ok: boolean;
  date: string;
  command: string;
  seconds?: number;
  scale?: number;
  machine?: Machine;
}

/**
 * A run of all rows: how long it took, rows that may run side by side counted once, in seconds, and
 * its end.
 */
export interface WholeRun {
  seconds: number;
  scale: number;
  date: string;
}

const folder = fileURLToPath(new URL('../../.proof', import.meta.url));
const runFile = join(folder, 'run', 'last.json');

/** Keeps the result of a row, in place of an earlier one. */
export async function saveResult(result: SavedResult): Promise<void> {
  const dated = { ...result, date: new Date().toISOString(), machine: thisMachine() };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${result.promise}.json`), `${JSON.stringify(dated, null, 2)}\n`);
}

/** All results that are kept, in the order of the rows. */
export async function savedResults(): Promise<DatedResult[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, name), 'utf8')) as DatedResult;
  const results = await Promise.all(files.map(read));
  return results.sort((a, b) => a.promise.localeCompare(b.promise, 'en', { numeric: true }));
}

/** Keeps how long a run of all rows took, in place of an earlier one. */
export async function saveRun(run: Omit<WholeRun, 'date'>): Promise<void> {
  await mkdir(dirname(runFile), { recursive: true });
  await writeFile(runFile, JSON.stringify({ ...run, date: new Date().toISOString() }));
}

/** The last run of all rows; null where there was none. */
export async function lastRun(): Promise<WholeRun | null> {
  const text = await readFile(runFile, 'utf8').catch(() => 'null');
  return JSON.parse(text) as WholeRun | null;
}
