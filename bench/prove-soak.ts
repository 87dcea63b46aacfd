import { parseArgs } from 'node:util';
import { headOf, lineOf } from './prove/report.ts';
import { saveResult } from './prove/results.ts';
import { soak } from './prove/soak.ts';

/* `npm run prove:soak`: a million requests, with the memory of server and database. `-- --requests=20000` for a trial. */
const whole = 1_000_000;
const { values } = parseArgs({ options: { requests: { type: 'string', default: String(whole) } } });
const requests = Number(values.requests);
const begun = performance.now();
const proof = await soak(requests);
const result = {
  promise: 'memory',
  what: 'a mixture of lessons, maps, quizzes, progress and pages by 480 learners, 96 at once; memory looked at all the while',
  ...proof,
  seconds: (performance.now() - begun) / 1000,
  scale: requests / whole,
  command: 'npm run prove:soak',
};
await saveResult(result);
console.log(headOf());
console.log(lineOf(result));
for (const note of proof.notes ?? []) console.error(`    ${note}`);
process.exit(proof.ok ? 0 : 1);
