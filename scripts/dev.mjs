// `npm run dev`: the site with everything reloaded as it is edited; needs no network.
import { follow, prepare, runMain } from './prepare/program.mjs';

await runMain(async () => follow(await prepare(), ['scripts/serve-for-development.ts']));
