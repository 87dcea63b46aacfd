import { quantile } from '../quantile.ts';
import type { Bench } from './bench.ts';
import { costRows } from './cost.ts';
import { crowd } from './crowd.ts';
import { inMs, percent, type Row } from './row.ts';
import { memoryRow } from './start.ts';
import { mostMegabytes } from './usage.ts';

/**
 * 5,000 learners for five minutes, and what a family costs by what they used.
 * @see docs/requirements.md#r-speed-memory
 */
export async function measureLoad({ product, learners, short }: Bench): Promise<Row[]> {
  const seconds = short ? 20 : 300;
  const before = product.usage();
  const { calls, outcomes, times, bytes } = await crowd(product.app.url, learners, seconds);
  const after = product.usage();
  const cpu = {
    server: after.server.cpuSeconds - before.server.cpuSeconds,
    database: after.database.cpuSeconds - before.database.cpuSeconds,
  };
  const well = outcomes['200'] ?? 0;
  return [
    {
      what: `${learners.length} learners for ${seconds} s`,
      promise: 'every call answered',
      measured: `${calls} calls, ${(calls / seconds).toFixed(0)} a second: ${JSON.stringify(outcomes)}`,
      meets: calls > 0 && well === calls,
    },
    {
      what: 'their calls take',
      promise: '',
      measured: `p50 ${inMs(quantile(times, 0.5))}, p99 ${inMs(quantile(times, 0.99))}, longest ${inMs(quantile(times, 1))}`,
      meets: null,
    },
    {
      what: 'of one processor',
      promise: '',
      measured: `server ${percent(cpu.server / seconds)}, database ${percent(cpu.database / seconds)}`,
      meets: null,
    },
    memoryRow('server under load', after.server.megabytes, mostMegabytes.load.server),
    memoryRow('database under load', after.database.megabytes, mostMegabytes.load.database),
    ...costRows({ calls, cpuSeconds: cpu.server + cpu.database, bytes }),
  ];
}
