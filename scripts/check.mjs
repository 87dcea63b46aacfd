// `npm run check`: what can be checked in under a minute: lint, types, content, tests with no server.
import { follow, prepare, runMain } from './prepare/program.mjs';

await runMain(async () => {
  const node = await prepare();
  return follow(node, ['scripts/testing/run-tests.ts', '--quick']);
});
