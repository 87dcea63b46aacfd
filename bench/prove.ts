import { parseArgs } from 'node:util';
import { headOf, lineOf, writeProof } from './prove/report.ts';
import { keepResult, keptResults } from './prove/results.ts';
import { rows } from './prove/rows.ts';

/*
 * `npm run prove`: the promises that are too long for `npm test`, and a table whose last column is green or red.
 * Options: --only=1,2 for some promises, --scale=0.05 for a short form, --write to put the results kept in `.proof/`
 * into docs/proof.md without running anything.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    scale: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});

if (values.write) {
  await writeProof(await keptResults());
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
let red = 0;
for (const { promise, what, run } of chosen) {
  const begun = performance.now();
  const proof = await run({ scale }).catch((error: unknown) => ({
    count: 'broke off',
    ok: false,
    notes: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
  }));
  const seconds = (performance.now() - begun) / 1000;
  const result = { promise, what, ...proof, seconds, scale, command: 'npm run prove' };
  await keepResult(result);
  console.log(lineOf(result));
  for (const note of proof.notes ?? []) console.error(`    ${note}`);
  if (!proof.ok) red += 1;
}
console.log(`\n${chosen.length - red} green, ${red} red`);
process.exit(red === 0 ? 0 : 1);
