import { readdirSync, readFileSync } from 'node:fs';

const kilobytesIn = (path: string, name: string): number => {
  try {
    const line = readFileSync(path, 'utf8')
      .split('\n')
      .find((each) => each.startsWith(`${name}:`));
    return Number(/\d+/.exec(line ?? '')?.[0] ?? 0);
  } catch {
    // A connection of the database may end while it is looked at.
    return 0;
  }
};

/** The processes that a process has started, by Linux' own list. */
function childrenOf(pid: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    return kilobytesIn(`/proc/${name}/status`, 'PPid') === pid ? [Number(name)] : [];
  });
}

/** Megabytes of memory that a server holds. */
export const serverMegabytes = (pid: number): number =>
  kilobytesIn(`/proc/${pid}/status`, 'VmRSS') / 1024;

/** Megabytes that the database of a server holds in all its processes, what they share counted once. */
export function databaseMegabytes(pid: number): number {
  const processes = childrenOf(pid).flatMap((first) => [first, ...childrenOf(first)]);
  const kilobytes = processes.map((one) => kilobytesIn(`/proc/${one}/smaps_rollup`, 'Pss'));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}
