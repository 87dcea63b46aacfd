// Checks the five flows of docs/architecture.md, and prints how many files and lines each passes through.
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { checkFlows } from './flow-files/check-flows.ts';
import { flowLimits } from './flow-files/limits.ts';
import { readFlows } from './flow-files/read-flows.ts';
import { root } from './prepare/root.mjs';

const read = (file: string) => {
  const path = join(root, file);
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : null;
};
const linesOf = (file: string) => read(file)?.trimEnd().split('\n').length ?? 0;

const flows = readFlows(read('docs/architecture.md') ?? '');
for (const { name, steps } of flows) {
  const lines = steps.reduce((sum, { file }) => sum + linesOf(file), 0);
  const goal = flowLimits[name]?.goal;
  console.log(`${name}: ${steps.length} files, ${lines} lines${goal ? ` (goal: ${goal})` : ''}`);
}
const faults = checkFlows(flows, flowLimits, read);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
