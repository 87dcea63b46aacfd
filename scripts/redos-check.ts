// `npm run redos`: every written regular expression of the code that runs, by the checker `recheck`. Fails on one that
// takes exponential time, or a power of three and more on text that is not bounded to a line or two; takes some minutes.
import { checkSync } from 'recheck';
import { boundedPatterns } from './redos/bounded-patterns.ts';
import { readPatterns } from './redos/read-patterns.ts';

const timeout = 60_000;
const checked = new Set<string>();
let faults = 0;
let squares = 0;
let unknown = 0;
for (const { source, flags, file } of readPatterns()) {
  const written = `/${source}/${flags}`;
  if (checked.has(written)) continue;
  checked.add(written);
  const result = checkSync(source, flags, { timeout });
  if (result.status === 'safe') continue;
  if (result.status === 'unknown') {
    unknown += 1;
    console.log(`not decided in a minute: ${written} ${file}`);
    continue;
  }
  const { type, summary } = result.complexity;
  if (type === 'polynomial' && result.complexity.degree === 2) squares += 1;
  else if (type === 'polynomial' && boundedPatterns[file]) continue;
  else {
    faults += 1;
    console.log(`${summary}: ${written} ${file}`);
  }
}
console.log(
  `${checked.size} patterns: ${faults} refused, ${squares} of the length squared, ${unknown} not decided`,
);
process.exit(faults === 0 && checked.size > 300 ? 0 : 1);
