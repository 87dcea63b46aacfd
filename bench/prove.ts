import { parseArgs } from 'node:util';
import { headOf, lineOf, minutes, writeProof } from './prove/report.ts';
import { lastRun, savedResults, saveResult, saveRun } from './prove/results.ts';
import type { ProofRow } from './prove/row.ts';
import { rows } from './prove/rows.ts';

/*
 * `npm run prove`: the promises that are too long for `npm test`, and a table whose last column is green or red.
 * Options: --only=1,2 for the rows of some numbers, --scale=0.05 for a short form, --write to put the results kept in
 * `.proof/` into docs/proof.md without running anything.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    scale: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

if (values.write) {
  await writeProof(await savedResults(), await lastRun());
  process.exit(0);
}

const scale = Number(values.scale);
const only = values.only?.split(',');
const chosen = rows.filter(
  ({ promise }) => !only || only.includes(promise) || only.includes(promise.replace(/\D/g, '')),
);
if (chosen.length === 0 || !(scale > 0)) {
  console.error(`There is no such row. The rows are: ${rows.map((row) => row.promise).join(', ')}`);
  process.exit(1);
}

console.log(headOf());
const begun = performance.now();
let red = 0;

async function prove({ promise, what, run }: ProofRow): Promise<void> {
  const rowBegun = performance.now();
  const proof = await run({ scale }).catch((error: unknown) => ({
    count: 'broke off',
    ok: false,
    notes: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  const seconds = (performance.now() - rowBegun) / 1000;
  const result = { promise, what, ...proof, seconds, scale, command: 'npm run prove' };
  await saveResult(result);
  console.log(lineOf(result));
  for (const note of proof.notes ?? []) console.error(`    ${note}`);
  if (!proof.ok) red += 1;
}

for (const row of chosen.filter(({ alone }) => alone)) await prove(row);
// All others wait for a disk or for one another more than for a processor.
const others = chosen.filter(({ alone }) => !alone);
const proveNext = async () => {
  for (let row = others.shift(); row; row = others.shift()) await prove(row);
};
await Promise.all([proveNext(), proveNext()]);

const seconds = (performance.now() - begun) / 1000;
if (!only) await saveRun({ seconds, scale });
console.log(`\n${chosen.length - red} green, ${red} red, in ${minutes(seconds)}`);
process.exit(red === 0 ? 0 : 1);
