import { connectClient } from '../../server/src/db/client.ts';
import { type Baseline, startBaseline } from './baseline.ts';
import { pageOf } from './page.ts';
import { type Product, startProduct } from './product.ts';
import { type Learner, learners, seed } from './seed.ts';

/** Everything that a measurement needs. */
export interface Bench {
  product: Product;
  baseline: Baseline;
  learners: readonly Learner[];
  /** How often each side is measured, and for how long. */
  rounds: number;
  roundSeconds: number;
  short: boolean;
}

const families = 5000;
const shortFamilies = 1000;

/** Starts the product and its baseline on one database with 5,000 families in it, each with some lessons behind it. */
export async function startBench(short: boolean): Promise<Bench> {
  const product = await startProduct();
  const count = short ? shortFamilies : families;
  const client = await connectClient({ connectionString: product.databaseUrl });
  await seed(client, { families: count, lessonsBegun: 10 });
  await client.end();
  return {
    product,
    baseline: await startBaseline(product.databaseUrl, await pageOf(product.app.url)),
    learners: await learners(count),
    ...(short ? { rounds: 3, roundSeconds: 2 } : { rounds: 5, roundSeconds: 5 }),
    short,
  };
}

/** Ends both and removes what they kept. */
export async function endBench({ product, baseline }: Bench): Promise<void> {
  await baseline.end();
  await product.end();
}
