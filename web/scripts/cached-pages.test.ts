import { expect, it, vi } from 'vitest';
import { freeAddresses, lockedAddresses, publicPages } from '../src/app/routes.ts';
import {
  cachedPages,
  isDrawing,
  isShellPage,
  keepableAnswer,
  keyOfDrawing,
  keyOfPage,
  shellInstead,
} from './cached-pages.ts';

const home = 'https://quest.example';

const cached = cachedPages(Object.keys(publicPages));
const isSaved = (path: string) => cached.test(home + path);

function requested(path: string, mode: RequestMode = 'navigate') {
  const url = new URL(path, home);
  return { request: { mode }, url, sameOrigin: url.origin === home };
}

it('every public page may be kept, and no page of a lesson that is not for everybody', () => {
  expect(freeAddresses().filter((path) => !isSaved(path))).toEqual([]);
  expect(lockedAddresses().filter(isSaved)).toEqual([]);
  const all = [...freeAddresses(), ...lockedAddresses()];
  expect(all.filter((path) => !isShellPage(requested(path)))).toEqual([]);
});

it.each([
  '/rest/v1/account/export',
  '/rest/v1/children',
  '/auth/v1/get-session',
  '/functions/v1/anything',
  '/storage/v1/object/a.png',
  '/realtime/v1/events',
  '/outbox',
  '/outbox/3',
  '/config.json',
  '/sitemap.xml',
])('what the server answers at %s is neither kept nor replaced by the shell', (path) => {
  expect(isSaved(path)).toBe(false);
  expect(isShellPage(requested(path))).toBe(false);
});

it.each([
  '/auth/confirm?token=secret',
  '/dashboard',
  '/my-progress',
  '/lesson/2/1',
  '/lesson/1/1/more',
  '/quiz/1-1',
  '/admin/lesson-media',
  '/fr/dashboard',
  '/frlogin',
  '/de/login',
  '//login',
])('the page of the app %s is never kept; without network the shell shows it', (path) => {
  const page = { ...requested('/'), url: new URL(home + path) };
  expect(isSaved(path)).toBe(false);
  expect(isShellPage(page)).toBe(true);
});

it('only a page that is opened is replaced, no call and nothing from elsewhere', () => {
  expect(isShellPage(requested('/dashboard', 'cors'))).toBe(false);
  expect(isShellPage(requested('https://elsewhere.example/login'))).toBe(false);
});

it('a page is kept under its path, without what may be secret in its address', async () => {
  const request = new Request(`${home}/login?return=%2Fdashboard&token=secret#top`);
  expect(await keyOfPage({ request })).toBe(`${home}/login`);
});

it('an answer that is private, not to be stored, no page or not opened is not kept', async () => {
  const save = (status: number, control: string, mode: RequestMode = 'navigate') =>
    keepableAnswer({
      request: { mode },
      response: new Response('', { status, headers: { 'cache-control': control } }),
    });
  expect(await save(200, 'no-cache')).toBeInstanceOf(Response);
  expect(await save(200, 'private, no-store')).toBeNull();
  expect(await save(200, 'No-Store')).toBeNull();
  expect(await save(200, 'private')).toBeNull();
  expect(await save(404, 'no-cache')).toBeNull();
  expect(await save(200, 'no-cache', 'cors')).toBeNull();
});

it('a page that is kept is shown, and the shell where none is', async () => {
  const shell = new Response('shell');
  const match = vi.fn(async () => shell);
  vi.stubGlobal('caches', { match });
  const page = new Response('page');
  expect(await shellInstead({ cachedResponse: page })).toBe(page);
  expect(await shellInstead({})).toBe(shell);
  expect(match).toHaveBeenCalledWith('/__spa-fallback.html', { ignoreSearch: true });
  vi.unstubAllGlobals();
});

it('a drawing is kept once, whatever version of the app asked for it', async () => {
  const url = (version: string) => `https://example.org/assets/drawings-${version}/story-2-5-1.svg`;
  expect(isDrawing({ url: new URL(url('1a2b3c4d')), sameOrigin: true })).toBe(true);
  expect(isDrawing({ url: new URL('https://example.org/assets/app-1.js'), sameOrigin: true })).toBe(
    false,
  );
  const keys = await Promise.all(
    ['1a2b3c4d', '5e6f7a8b'].map((version) => keyOfDrawing({ request: new Request(url(version)) })),
  );
  expect(keys).toEqual(Array(2).fill('https://example.org/assets/drawings/story-2-5-1.svg'));
});
