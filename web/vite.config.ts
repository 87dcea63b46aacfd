import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { catechismPlugin } from './scripts/catechism-plugin.ts';
import { chunkGroups } from './scripts/chunk-groups.ts';
import { contentPlugin } from './scripts/content-plugin.ts';
import { firstPaintPlugin } from './scripts/first-paint-plugin.ts';
import { wordsPlugin } from './scripts/words-plugin.ts';

// Where `npm run dev` has the server (scripts/serve-for-development.ts).
const server = 'http://127.0.0.1:3001';
const serverPaths = [
  '/auth/v1',
  '/rest',
  '/functions',
  '/storage',
  '/realtime',
  '/outbox',
  '/config.json',
];

const commonSheet = /(^|\/)common-[^/]*\.css$/;
const seldomNeeded = /(^|\/)(report-dialog|toaster|leaving|session-watch|session-ended)-/;

export default defineConfig({
  plugins: [
    contentPlugin(),
    catechismPlugin(),
    firstPaintPlugin(),
    wordsPlugin(),
    tailwindcss(),
    reactRouter(),
  ],
  resolve: { tsconfigPaths: true },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A hundredth smaller than what the default makes.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 } },
    // Every page has the sheet of the common parts; a game fetched later would bring it a second time. The names of
    // what these parts need would weigh on every page, which has most of it, and they are seldom opened.
    modulePreload: {
      resolveDependencies: (file, parts) =>
        seldomNeeded.test(file) ? [] : parts.filter((part) => !commonSheet.test(part)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
