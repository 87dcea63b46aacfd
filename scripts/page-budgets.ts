// Weighs every public page of the build in each language, and fails where one is heavier than its limit.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { splitLanguagePrefix } from '../domain/src/language.ts';
import { limitOf } from './page-budgets/budgets.ts';
import { kinds, weighPage } from './page-budgets/weigh-page.ts';
import { root } from './prepare/root.mjs';

const folder = join(root, 'web', 'build', 'client');
const paths = globSync('**/index.html', { cwd: folder })
  .map((file) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`)
  .sort();
const weighed = await Promise.all(
  paths.map(async (path) => ({ path, weights: await weighPage(folder, path) })),
);
let faults = 0;
for (const { path, weights } of weighed) {
  for (const kind of kinds) {
    const limit = limitOf(splitLanguagePrefix(path).path, kind);
    if (weights[kind] <= limit) continue;
    faults += 1;
    console.error(`${path}: ${kind} weighs ${weights[kind]} bytes, the limit is ${limit}.`);
  }
}
for (const kind of kinds) {
  const [heaviest] = weighed.sort((one, other) => other.weights[kind] - one.weights[kind]);
  console.log(`${kind}: at most ${heaviest?.weights[kind]} bytes, on ${heaviest?.path}`);
}
console.log(`${paths.length} pages, ${faults} too heavy`);
process.exitCode = faults === 0 && paths.length > 0 ? 0 : 1;
