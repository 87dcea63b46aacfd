import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type FuzzHouse, startFuzzHouse } from './fuzz.ts';

/** The same calls each time: what changes between two runs is the code. `npm run fuzz` sends others, and more. */
const { runs, seed } = inject('fuzz') ?? { runs: 12, seed: 7 };
let house: FuzzHouse;

beforeAll(async () => {
  house = await startFuzzHouse();
});
afterAll(() => house.close());

test('every operation bears whatever is sent to it, and tells nothing of how it is made', {
  timeout: 60_000 * Math.max(10, runs),
}, async () => {
  const faults: string[] = [];
  for (const operation of house.operations) {
    const fault = await house.fuzz(operation, runs, seed);
    if (fault) faults.push(`${operation.method} ${operation.path}\n  ${fault}`);
  }
  expect(house.operations.length).toBeGreaterThan(150);
  expect(faults).toEqual([]);
});
