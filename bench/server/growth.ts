import { connectClient } from '../../server/src/db/client.ts';
import { median } from '../quantile.ts';
import { type asks, inTurns } from './asks.ts';
import type { Bench } from './bench.ts';
import { allWell, press } from './press.ts';
import { type Product, startProduct } from './product.ts';
import { inMs, type Row } from './row.ts';
import { type Learner, learners, seed } from './seed.ts';

const most = 1.3;
const runs = 5;
const lessonsBegun = 50;
const names = ['dashboard', 'map', 'trivia', 'search'] as const satisfies (keyof typeof asks)[];

/** The product with so many rows of progress, and who calls. */
interface Grown {
  product: Product;
  learners: readonly Learner[];
  rows: number;
}

async function grow(rows: number): Promise<Grown> {
  const product = await startProduct();
  const families = rows / lessonsBegun;
  const client = await connectClient({ connectionString: product.databaseUrl });
  const counted = await seed(client, { families, lessonsBegun });
  await client.end();
  // As many callers on either side: what differs is what lies beside their rows.
  return { product, learners: (await learners(families)).slice(0, 200), rows: counted };
}

async function p99Of({ product, learners }: Grown, name: keyof typeof asks, amount: number) {
  const pressure = { connections: 4, amount };
  return allWell(await press(product.app.url, inTurns(learners, name), pressure)).p99;
}

/**
 * The p99 of what is read most, with 10,000 and with 1,000,000 rows of progress, in turns.
 * @see docs/requirements.md#r-speed-growth
 */
export async function measureGrowth({ short }: Bench): Promise<Row[]> {
  const small = await grow(10_000);
  const large = await grow(short ? 100_000 : 1_000_000);
  const amount = short ? 300 : 2000;
  const rows: Row[] = [];
  for (const name of names) {
    const times = { small: [] as number[], large: [] as number[] };
    for (const side of [small, large]) await p99Of(side, name, amount);
    for (let run = 0; run < runs; run += 1) {
      times.small.push(await p99Of(small, name, amount));
      times.large.push(await p99Of(large, name, amount));
    }
    const [before, after] = [median(times.small), median(times.large)];
    rows.push({
      what: `growth: ${name}, p99`,
      promise: '<= 1.3x from 10,000 to 1,000,000 rows',
      measured: `${(after / before).toFixed(2)}x: ${inMs(before)} at ${small.rows}, ${inMs(after)} at ${large.rows} rows`,
      meets: after <= most * before,
    });
  }
  await small.product.end();
  await large.product.end();
  return rows;
}
