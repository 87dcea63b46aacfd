// `npm test`: everything that can be checked, from a fresh clone. Runs on Node.js 18 or later.
// `npm test -- --only unit,e2e` runs those steps alone.
import { follow, prepare, runMain } from './prepare/program.mjs';

await runMain(async () => {
  const node = await prepare();
  return follow(node, ['scripts/testing/run-tests.ts', ...process.argv.slice(2)]);
});
