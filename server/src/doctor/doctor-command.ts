import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { reasonOf } from '../platform/log/reason.ts';
import { examine } from './doctor.ts';
import { lineOf } from './finding.ts';

const USAGE = `npm run doctor [-- --send-to <e-mail>]

Looks at everything the site leans on, before it has ever run and while it runs, and says what to do. Nothing is sent,
except, with --send-to, one letter. It ends with 1 when anything is wrong.`;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const clientDir = fileURLToPath(new URL('../../../web/build/client', import.meta.url));

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { 'send-to': { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) return console.log(USAGE);
  const visit = { variables: process.env, root, clientDir, sendTo: values['send-to'] };
  const findings = await examine(visit);
  for (const finding of findings) console.log(lineOf(finding));
  if (findings.some(({ health }) => health === 'wrong')) process.exitCode = 1;
}

try {
  await run();
} catch (error) {
  console.error(`The doctor could not finish. ${reasonOf(error)}`);
  process.exitCode = 1;
}
