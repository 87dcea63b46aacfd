import { languageInfo } from '@pius/domain/language.ts';

/*
 * What the service worker keeps of the pages opened, and where it helps when there is no network. The functions
 * but the first are written into `sw.js` as they stand, so each holds all it needs.
 */

/** What is asked of the service worker, as Workbox tells it. */
interface RequestShape {
  request: Pick<Request, 'mode'>;
  url: URL;
  sameOrigin: boolean;
}

/**
 * The addresses of the pages that may be kept: the public ones, whose HTML is the same for
 * everybody. Nothing that the server answers to one person is one, and neither is a page of the
 * app, which is made from the shell.
 *
 * @see docs/requirements.md#r-siblings-apart
 */
export function cachedPages(paths: readonly string[]): RegExp {
  const languages = Object.values(languageInfo).map(({ pathPrefix }) => pathPrefix);
  const written = paths.map((path) => path.replace(/\/$/, '').replace(/:\w+/, '\\d+'));
  return new RegExp(`^https?://[^/]+(?:${languages.join('|')})(?:${written.join('|')})/?(?:\\?|$)`);
}

/**
 * Whether the shell may stand in for a page that the network does not give: for every page, for no
 * answer of the server.
 */
export function isShellPage({ request, url, sameOrigin }: RequestShape): boolean {
  const ofTheServer =
    /^\/(?:auth\/v\d|rest|functions|storage|realtime|outbox|assets|flags)(?:\/|$)|\.[\w]+$/;
  return sameOrigin && request.mode === 'navigate' && !ofTheServer.test(url.pathname);
}

/**
 * A page is kept under its path alone: what stands behind `?` may be a token or an address to
 * return to.
 */
export async function keyOfPage({ request }: { request: Request }): Promise<string> {
  const { origin, pathname } = new URL(request.url);
  return origin + pathname;
}

/** Whether a drawing of a story, a saint or a badge is asked for, in color or in lines. */
export function isDrawing({ url, sameOrigin }: Pick<RequestShape, 'url' | 'sameOrigin'>): boolean {
  return sameOrigin && url.pathname.startsWith('/assets/drawings-');
}

/** A drawing is kept without the version in its folder's name, so that the newest takes the place of the one before. */
export async function keyOfDrawing({ request }: { request: Request }): Promise<string> {
  return request.url.replace(/\/drawings-[^/]+\//, '/drawings/');
}

/** A page is kept when it was opened and found, came straight from its address, and the server does not forbid it. */
export async function keepableAnswer({
  request,
  response,
}: {
  request: Pick<Request, 'mode'>;
  response: Response;
}): Promise<Response | null> {
  const forbidden = /\b(?:no-store|private)\b/i.test(response.headers.get('cache-control') ?? '');
  const isOpened = request.mode === 'navigate' && !response.redirected;
  return isOpened && response.status === 200 && !forbidden ? response : null;
}

/**
 * The shell in place of a page that is not kept, where the network gives nothing or lets one wait:
 * it is the same for every address, so that a page of the app opens on a train too.
 */
export async function shellInstead({
  cachedResponse,
}: {
  cachedResponse?: Response;
}): Promise<Response | undefined> {
  return cachedResponse ?? (await caches.match('/__spa-fallback.html', { ignoreSearch: true }));
}

/** Keeps nothing: what comes from the network is shown and let go. */
export async function cacheNothing(): Promise<null> {
  return null;
}

/**
 * Lets go of the pages that earlier versions kept, answers of the server and tokens in addresses
 * among them.
 */
export async function forgetEarlierPages(): Promise<void> {
  // Once only: the names of the addresses lie beside the cache, in the database of Workbox.
  if (await caches.delete('pages')) indexedDB.deleteDatabase('workbox-expiration');
}
