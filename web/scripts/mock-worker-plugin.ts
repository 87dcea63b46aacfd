import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js'));

/** Serves the service worker by which msw answers the calls of component tests, from its package. */
export function mockWorkerPlugin(): Plugin {
  return {
    name: 'pius-mock-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_, response) => {
        response.setHeader('content-type', 'text/javascript');
        createReadStream(file).pipe(response);
      });
    },
  };
}
