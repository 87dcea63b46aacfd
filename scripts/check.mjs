// `npm run check`: what can be checked in under a minute: lint, types, content, tests with no server.
import { follow, prepare, runCommand } from './prepare/program.mjs';

await runCommand(async () => {
  const node = await prepare();
  return follow(node, ['scripts/testing/run-tests.ts', '--quick']);
});
