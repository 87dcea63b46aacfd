import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/finish-build.ts';
import { closedAddresses, openAddresses } from './src/app/routes.ts';

// biome-ignore lint/style/noProcessEnv: a setting of the build, not of the product
const withDesignPage = process.env.DESIGN_PAGE === '1';

/**
 * Public pages and the lessons are static HTML for each language, everything else is one client app; no server renders.
 * With `DESIGN_PAGE=1` the page that shows the kit is built too, in a folder beside the product, which no server sends.
 */
export default {
  appDirectory: 'src/app',
  buildDirectory: withDesignPage ? 'build/design' : 'build',
  ssr: false,
  splitRouteModules: false,
  prerender: {
    paths: withDesignPage ? [] : [...openAddresses(), ...closedAddresses()],
    concurrency: 2,
  },
  buildEnd: withDesignPage
    ? undefined
    : ({ reactRouterConfig: { buildDirectory } }) =>
        finishBuild(path.join(buildDirectory, 'client'), closedAddresses()),
} satisfies Config;
