import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type FuzzApp, startFuzzApp } from './fuzz.ts';

/**
 * The same calls each time: what changes between two runs is the code. `npm run fuzz` sends others,
 * and more.
 */
const { runs, seed } = inject('fuzz') ?? { runs: 12, seed: 7 };
let ctx: FuzzApp;

beforeAll(async () => {
  ctx = await startFuzzApp();
});
afterAll(() => ctx.close());

test('every operation bears whatever is sent to it, and tells nothing of how it is made', {
  timeout: 60_000 * Math.max(10, runs),
}, async () => {
  const faults: string[] = [];
  for (const operation of ctx.operations) {
    const fault = await ctx.fuzz(operation, runs, seed);
    if (fault) faults.push(`${operation.method} ${operation.path}\n  ${fault}`);
  }
  expect(ctx.operations.length).toBeGreaterThan(150);
  expect(faults).toEqual([]);
});
