// Plays every activity and quiz of written lessons through the page, in the three languages.
// `npm run content:solve` takes all lessons, `npm run content:solve -- 1-2 2-5` those named.
import { runCommand } from './testing/command.ts';

const named = process.argv.slice(2);
const built = await runCommand(['node', 'scripts/build-web-when-stale.ts']);
process.exitCode =
  built ||
  (await runCommand(['playwright', 'test', '--project=sweep', 'solve'], {
    folder: 'e2e',
    env: { SWEEP: 'all', SOLVE_LESSONS: named.length > 0 ? named.join(',') : 'all' },
  }));
