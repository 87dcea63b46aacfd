import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

/** What processes have used so far. */
export interface Usage {
  cpuSeconds: number;
  /** Their own memory and each one's share of what they hold together (PSS), so that nothing is counted twice. */
  megabytes: number;
}

const ticksASecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Reads what processes have used from /proc (Linux); one that is gone by now counts nothing. */
export function usageOf(pids: readonly number[], { withChildren = false } = {}): Usage {
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
