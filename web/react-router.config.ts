import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/finish-build.ts';
import { freeAddresses, lockedAddresses } from './src/app/routes.ts';

/** Public pages and the lessons are static HTML for each language, everything else is one client app; no server renders. */
export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  splitRouteModules: false,
  prerender: {
    paths: [...freeAddresses(), ...lockedAddresses()],
    concurrency: 2,
  },
  buildEnd: ({ reactRouterConfig: { buildDirectory } }) =>
    finishBuild(path.join(buildDirectory, 'client'), lockedAddresses()),
} satisfies Config;
