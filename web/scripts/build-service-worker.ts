import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { generateSW } from 'workbox-build';
import { publicPages } from '../src/app/routes.ts';
import {
  cachedPages,
  cacheNothing,
  forgetEarlierPages,
  isDrawing,
  isShellPage,
  keepableAnswer,
  keyOfDrawing,
  keyOfPage,
  shellInstead,
} from './cached-pages.ts';

/** The page for every address that has no HTML of its own. */
const shell = '/__spa-fallback.html';
/** How long, in seconds, a page waits for a network that is there and does not answer. */
const longestWait = 5;
const forgetting = `
self.addEventListener('activate', (event) => event.waitUntil((${forgetEarlierPages})()));
`;

/**
 * Writes `sw.js` into the folder of the built files. The app itself (shell, scripts, styles,
 * letters, drawings) is kept from the first visit on. Public pages are not: kept ahead of time they
 * would ignore the language. They come from the network, else as they were last seen, else as the
 * shell, which shows any page in the chosen language. What the server answers under /rest, /auth/v1
 * and the like is never kept, anyone who opens it (`cached-pages.ts`).
 * @see docs/requirements.md#r-offline
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const file = path.join(folder, 'sw.js');
  const { warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: [
      '__spa-fallback.html',
      'assets/*.{js,css,woff2,svg,json}',
      // The stories of module 1 come with the app.
      'assets/drawings-*/story-1-*.svg',
      'flags/*.svg',
    ],
    // What writes a PDF is heavy, and grown-ups alone ask for it; what counts visits is for those who accepted.
    globIgnores: ['assets/sheet-pdf-*', 'assets/{tracking-gate,count-page,may-track}-*'],
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: `/${entry.url}` })),
        warnings: [],
      }),
    ],
    dontCacheBustURLsMatching: /^assets\//,
    swDest: file,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    skipWaiting: false,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    runtimeCaching: [
      {
        urlPattern: cachedPages(Object.keys(publicPages)),
        handler: 'NetworkFirst',
        options: {
          cacheName: 'public-pages',
          networkTimeoutSeconds: longestWait,
          plugins: [
            {
              cacheKeyWillBeUsed: keyOfPage,
              cacheWillUpdate: keepableAnswer,
              cachedResponseWillBeUsed: shellInstead,
            },
          ],
          precacheFallback: { fallbackURL: shell },
        },
      },
      {
        urlPattern: isShellPage,
        handler: 'NetworkFirst',
        options: {
          cacheName: 'app-pages',
          networkTimeoutSeconds: longestWait,
          plugins: [{ cacheWillUpdate: cacheNothing, cachedResponseWillBeUsed: shellInstead }],
          precacheFallback: { fallbackURL: shell },
        },
      },
      {
        // Kept under a name without the version: a lesson that was saved has its pictures after an update too.
        urlPattern: isDrawing,
        handler: 'StaleWhileRevalidate',
        options: {
          cacheName: 'drawings',
          expiration: { maxEntries: 400 },
          cacheableResponse: { statuses: [200] },
          plugins: [{ cacheKeyWillBeUsed: keyOfDrawing }],
        },
      },
      {
        urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
        handler: 'CacheFirst',
        options: {
          cacheName: 'assets',
          expiration: { maxEntries: 200 },
          cacheableResponse: { statuses: [200] },
        },
      },
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  await appendFile(file, forgetting);
}
