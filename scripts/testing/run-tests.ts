// Runs the steps of `npm test`, `npm run check` (--quick) or `npm run test:sweep` (--sweep), and closes with a table and one line, "N passed, N failed".
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Outcome } from './reports.ts';
import { quickSteps, type Step, steps, sweepSteps } from './steps.ts';

interface StepRun extends Outcome {
  step: Step;
  seconds: number;
}

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean' },
    sweep: { type: 'boolean' },
  },
});
const all = values.quick ? quickSteps : values.sweep ? sweepSteps : steps;

if (process.env.CI) {
  delete process.env.FORCE_COLOR;
  process.env.NO_COLOR = '1';
}

/** The steps named by `--only`, and those they need. */
function chooseSteps(): Step[] {
  if (!values.only) return all;
  const named = values.only.split(',');
  const unknown = named.filter((id) => !all.some((step) => step.id === id));
  if (unknown.length > 0) {
    console.error(`There is no step "${unknown.join(', ')}". The steps are: ${idsOf(all)}.`);
    process.exit(1);
  }
  const needed = all.filter((step) => named.includes(step.id)).flatMap((step) => step.needs ?? []);
  return all.filter((step) => named.includes(step.id) || needed.includes(step.id));
}

function idsOf(some: Step[]): string {
  return some.map((step) => step.id).join(', ');
}

type Timed = Outcome & { seconds: number };

async function runTimed(step: Step): Promise<Timed> {
  const start = performance.now();
  const outcome = await step.run();
  return { ...outcome, seconds: (performance.now() - start) / 1000 };
}

async function runStep(step: Step, before: StepRun[], begun?: Promise<Timed>): Promise<StepRun> {
  const missing = before.find((run) => run.failed > 0 && step.needs?.includes(run.step.id));
  console.log(`\n── ${step.title} ${'─'.repeat(Math.max(3, 70 - step.title.length))}`);
  if (missing) {
    const note = `not run: ${missing.step.title.toLowerCase()} failed`;
    console.log(note);
    return { step, seconds: 0, passed: 0, failed: 1, note };
  }
  return { ...(await (begun ?? runTimed(step))), step };
}

function printTable(runs: StepRun[]): void {
  console.log(
    `\n${'step'.padEnd(26)}${'seconds'.padStart(8)}${'passed'.padStart(9)}${'failed'.padStart(8)}`,
  );
  for (const { step, seconds, passed, failed, note = '' } of runs) {
    const counts = `${seconds.toFixed(1).padStart(8)}${String(passed).padStart(9)}${String(failed).padStart(8)}`;
    console.log(`${step.title.padEnd(26)}${counts}  ${note}`.trimEnd());
  }
}

const begun = performance.now();
const runs: StepRun[] = [];
const chosen = chooseSteps();
const early = new Map(chosen.filter((step) => step.early).map((step) => [step, runTimed(step)]));
for (const step of chosen) {
  runs.push(await runStep(step, runs, early.get(step)));
}
const passed = runs.reduce((sum, run) => sum + run.passed, 0);
const failed = runs.reduce((sum, run) => sum + run.failed, 0);
printTable(runs);
const minutes = (performance.now() - begun) / 60_000;
console.log(
  `${'whole'.padEnd(26)}${(minutes * 60).toFixed(1).padStart(8)}  ${minutes.toFixed(1)} minutes, load ${loadavg()[0]?.toFixed(1)}`,
);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
