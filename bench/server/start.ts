import { median } from '../quantile.ts';
import type { Bench } from './bench.ts';
import type { Row } from './row.ts';
import { mostMegabytes } from './usage.ts';

const most = 1.5;

/**
 * A start after kill -9 of server and database beside a clean one, in turns, and the memory at rest.
 * @see docs/requirements.md#r-speed-start
 * @see docs/requirements.md#r-speed-memory
 */
export async function measureStarts({ product, short }: Bench): Promise<Row[]> {
  const [clean, killed]: [number[], number[]] = [[], []];
  for (let round = 0; round < (short ? 3 : 5); round += 1) {
    killed.push(await product.killAndStart());
    clean.push(await product.stopAndStart());
  }
  const ratio = median(killed) / median(clean);
  const { server, database } = product.usage();
  return [
    {
      what: 'start after kill -9',
      promise: '<= 1.5x a clean start',
      measured: `${ratio.toFixed(2)}x: ${median(killed).toFixed(0)} ms, clean ${median(clean).toFixed(0)} ms`,
      meets: ratio <= most,
    },
    memoryRow('server at rest', server.megabytes, mostMegabytes.rest.server),
    memoryRow('database at rest', database.megabytes, mostMegabytes.rest.database),
  ];
}

/** What a process or a database holds beside what it may. */
export function memoryRow(what: string, megabytes: number, limit: number): Row {
  const measured = `${megabytes.toFixed(0)} MB`;
  return {
    what: `memory, ${what}`,
    promise: `<= ${limit} MB`,
    measured,
    meets: megabytes <= limit,
  };
}
