// npm run prove:mutation: changes the rules of access, billing and the chat gate in many small ways, and looks whether a
// test notices each. After `--`: `--group billing` for one group, `--only entitlement` for the files whose path holds
// these letters, `--only entitlement:40-60` for some lines, `--at-once 2` for two mutants at a time.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { groups } from './prove/mutation/groups.ts';
import { type Mutant, mutate } from './prove/mutation/run-stryker.ts';
import { endlessOf, lineOf, type Score, scoreOf, unnoticedOf } from './prove/mutation/score.ts';

/** Per cent of the mutants of each group that a test must notice. */
const least = 90;
const { values } = parseArgs({
  options: {
    group: { type: 'string' },
    only: { type: 'string' },
    'at-once': { type: 'string', default: '1' },
  },
});
const [only = '', part] = (values.only ?? '').split(':');
const whole = values.group === undefined && values.only === undefined;
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

function row(name: string, score: Score): string {
  const { mutants, killed, survived, uncovered, timeouts, unrun, percent } = score;
  const counts = [mutants, killed, survived, uncovered, timeouts, unrun];
  return line(name, [...counts, `${percent.toFixed(1)} %`]);
}

function line(name: string, metrics: readonly (string | number)[]): string {
  return name.padEnd(46) + metrics.map((formatNumber) => `${formatNumber}`.padStart(11)).join('');
}

const heads = ['mutants', 'killed', 'survived', 'uncovered', 'timeouts', 'unrun', 'score'];
console.log(line('file', heads));

const begun = performance.now();
const results: { name: string; files: number; mutants: Mutant[] }[] = [];
for (const { name, targets } of groups) {
  if (values.group !== undefined && values.group !== name) continue;
  const mutants: Mutant[] = [];
  const chosen = targets.filter(({ file }) => file.includes(only));
  for (const target of chosen) {
    const missing = [target.file, ...target.tests].filter((path) => !existsSync(path));
    if (missing.length > 0) throw new Error(`there is no ${missing.join(', ')}`);
    const result = await mutate(target, part ? `:${part}` : '', Number(values['at-once']));
    console.log(row(target.file, scoreOf(result)));
    const described = [...unnoticedOf(result), ...endlessOf(result)];
    for (const mutant of described) console.log(`  ${lineOf(mutant)}`);
    mutants.push(...result);
  }
  if (chosen.length > 0) results.push({ name, files: chosen.length, mutants });
}

const scores = results.map(({ name, files, mutants }) => ({ name, files, ...scoreOf(mutants) }));
console.log(`\n${line('group', heads)}`);
for (const score of scores) console.log(row(`${score.name}, ${score.files} files`, score));
const ok = scores.length > 0 && scores.every(({ percent }) => percent >= least);
if (whole) saveReport();
process.exitCode = ok ? 0 : 1;

/** Leaves the result for the table of `npm run prove`. */
function saveReport(): void {
  mkdirSync('.proof', { recursive: true });
  const described = {
    promise: `A wrong change to access, billing or the chat gate fails a test: at least ${least} % each`,
    what: 'mutants of their rules by Stryker, against the tests beside them',
    count: scores.reduce((sum, { mutants }) => sum + mutants, 0),
    result: scores.map(({ name, percent }) => `${name} ${percent.toFixed(1)} %`).join(', '),
    ok,
    seconds: (performance.now() - begun) / 1000,
    date: new Date().toISOString(),
    command: 'npm run prove:mutation',
    groups: scores,
    unnoticed: results.flatMap(({ mutants }) => unnoticedOf(mutants)).map(lineOf),
  };
  writeFileSync('.proof/mutation.json', `${JSON.stringify(described, null, 2)}\n`);
}
