import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/finish-build.ts';
import { prerenderedPaths } from './src/app/routes.ts';

/** Public pages are static HTML for each language, everything else is one client app; no server renders. */
export default {
  appDirectory: 'src/app',
  ssr: false,
  splitRouteModules: false,
  prerender: { paths: prerenderedPaths(), concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) =>
    finishBuild(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
