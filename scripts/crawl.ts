// Opens every page in the three languages as a child, online and offline, and after "decline", and looks at what is fetched.
import { runCommand } from './testing/command.ts';

const built = await runCommand(['node', 'scripts/build-web-when-stale.ts']);
process.exitCode =
  built ||
  (await runCommand(['playwright', 'test', '--project=journeys', 'child-stays-home'], {
    folder: 'e2e',
    env: { CRAWL: 'all' },
  }));
