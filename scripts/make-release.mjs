// Makes a fresh clone ready to run: what the server and the pages need is installed, and the pages are built. Unlike
// `npm start` it starts nothing, and leaves out what only tests and measurements need. Runs on Node.js 18 or later.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install } from './prepare/install.mjs';
import { findNode, installBringsNode, noNodeMessage } from './prepare/node-version.mjs';
import { follow, runMain } from './prepare/program.mjs';
import { showProgress } from './prepare/progress.mjs';
import { root } from './prepare/root.mjs';

await runMain(async () => {
  if (!findNode() && !installBringsNode()) throw new Error(noNodeMessage());
  const done = showProgress('Installing the packages; this takes some minutes');
  const first = !existsSync(join(root, 'node_modules'));
  await install(first, ['--include=dev', '--workspace=server', '--workspace=web']);
  done();
  const node = findNode();
  if (!node) throw new Error(noNodeMessage());
  return follow(node, ['scripts/build-web-when-stale.ts']);
});
