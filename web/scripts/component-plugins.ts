import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import type { Plugin } from 'vite';
import { catechismPlugin } from './catechism-plugin.ts';
import { contentPlugin } from './content-plugin.ts';
import { drawingsPlugin } from './drawings-plugin.ts';

const file = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** Serves the service worker by which msw answers the calls of component tests, from its package. */
const mockWorker: Plugin = {
  name: 'pius-mock-worker',
  configureServer(server) {
    server.middlewares.use('/mockServiceWorker.js', (_, response) => {
      response.setHeader('content-type', 'text/javascript');
      createReadStream(file).pipe(response);
    });
  },
};

/** What component tests need of the web build: content as data, styles, and answers in place of a server. */
export const componentPlugins = [
  contentPlugin(),
  catechismPlugin(),
  drawingsPlugin(),
  mockWorker,
  tailwindcss(),
];
