// `npm start`: everything from a fresh clone to the running site. Runs on Node.js 18 or later.
import { follow, prepare, runMain } from './prepare/program.mjs';

await runMain(async () => {
  const node = await prepare();
  const built = await follow(node, ['scripts/build-web-when-stale.ts']);
  return built === 0 ? follow(node, ['server/src/main.ts']) : built;
});
