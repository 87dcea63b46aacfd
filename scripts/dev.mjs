// `npm run dev`: the site with everything reloaded as it is edited; needs no network.
import { follow, prepare, runCommand } from './prepare/program.mjs';

await runCommand(async () => follow(await prepare(), ['scripts/serve-for-development.ts']));
