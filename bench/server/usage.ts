import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { postmasterOf, type RunningApp } from '../../server/src/test/running-app.ts';

/** What processes have used so far. */
export interface Usage {
  cpuSeconds: number;
  /** Their own memory and each one's share of what they hold together (PSS), so that nothing is counted twice. */
  megabytes: number;
}

/** What a server and its database have used so far. */
export interface AppUsage {
  server: Usage;
  database: Usage;
}

/** The megabytes that each may hold (the Speed table, "Memory"): when nobody calls, and under load. */
export const mostMegabytes = {
  rest: { server: 250, database: 350 },
  load: { server: 450, database: 350 },
} as const;

const ticksASecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Reads what processes have used from /proc (Linux); one that is gone by now counts nothing. */
function usageOf(pids: readonly number[], { withChildren = false } = {}): Usage {
  const all = withChildren ? pids.flatMap((pid) => [pid, ...childrenOf(pid)]) : pids;
  const used = all.map((pid) => ({
    cpuSeconds: cpuOf(pid, withChildren),
    megabytes: memoryOf(pid),
  }));
  return {
    cpuSeconds: used.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
    megabytes: used.reduce((sum, { megabytes }) => sum + megabytes, 0),
  };
}

/** Reads what a server and the database in its data folder have used. */
export function usageOfApp({ process }: RunningApp, dataDir: string): AppUsage {
  return {
    server: usageOf([process.pid ?? 0]),
    database: usageOf([postmasterOf(dataDir)], { withChildren: true }),
  };
}

function childrenOf(pid: number): number[] {
  return globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    (read(file) ?? '').split(' ').filter(Boolean).map(Number),
  );
}

/** With what ended children have used, where those that live are counted too: connections come and go. */
function cpuOf(pid: number, withEnded: boolean): number {
  const fields = (read(`/proc/${pid}/stat`) ?? '').split(') ')[1]?.split(' ') ?? [];
  const ticks = fields.slice(11, withEnded ? 15 : 13).map(Number);
  return ticks.reduce((sum, each) => sum + each, 0) / ticksASecond;
}

function memoryOf(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0;
  return Number(kilobytes) / 1024;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
