import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Machine, thisMachine } from './machine.ts';
import type { Proof } from './row.ts';

/** A row that was run, as it is kept in `.proof/<promise>.json`: the newest of each. Other proofs may lay theirs beside. */
export interface KeptResult extends Proof {
  promise: string;
  what: string;
  seconds: number;
  /** 1 where the whole proof was run. */
  scale: number;
  command: string;
}

/** The same with when and where it was run. */
export interface DatedResult extends KeptResult {
  date: string;
  machine: Machine;
}

const folder = fileURLToPath(new URL('../../.proof', import.meta.url));

/** Keeps the result of a row, in place of an earlier one. */
export async function keepResult(result: KeptResult): Promise<void> {
  const dated: DatedResult = { ...result, date: new Date().toISOString(), machine: thisMachine() };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${result.promise}.json`), `${JSON.stringify(dated, null, 2)}\n`);
}

/** All results that are kept, in the order of the promises. */
export async function keptResults(): Promise<DatedResult[]> {
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json'));
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, name), 'utf8')) as DatedResult;
  const results = await Promise.all(files.map(read));
  return results.sort((a, b) => a.promise.localeCompare(b.promise, 'en', { numeric: true }));
}
