import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { catechismPlugin } from './scripts/catechism-plugin.ts';
import { contentPlugin } from './scripts/content-plugin.ts';
import { drawingsPlugin } from './scripts/drawings-plugin.ts';

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

/** What every page runs: React, its router, messages and answers. */
const framework =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack(?!.*(?:[qQ]ueries|[iI]nfinite))|use-sync-external-store)[\\/]/;

export default defineConfig({
  plugins: [contentPlugin(), catechismPlugin(), drawingsPlugin(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, server])) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: framework, priority: 1 },
            { name: 'shared', minShareCount: 25 },
          ],
        },
      },
    },
  },
});
