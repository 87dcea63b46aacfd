import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { cookieSeconds } from '@pius/domain/retention.ts';
import { type Context, Hono } from 'hono';
import { afterAll, describe, expect, test } from 'vitest';
import { pages } from './pages.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'quest-pages-'));
const files = {
  '__spa-fallback.html': 'the app',
  'index.html': 'home in English',
  'demo/index.html': '<link href="https://site.invalid/demo" rel="canonical"/>',
  'donate/index.html': '<html lang="en">',
  'fr/index.html': 'home in French',
  'privacy/index.html': 'privacy in English',
  'fr/privacy/index.html': 'privacy in French',
  'assets/app.js': 'the program',
  'sw.js': 'the worker',
  'robots.txt': 'Sitemap: https://site.invalid/sitemap.xml',
  'sitemap.xml': '<loc>https://site.invalid/demo</loc>',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(clientDir, name)), { recursive: true });
  writeFileSync(join(clientDir, name), text);
}
afterAll(() => rmSync(clientDir, { recursive: true }));

const app = new Hono().route('/', pages(clientDir, 'https://quest.example'));
const get = (path: string, cookie = '') => app.request(path, { headers: { cookie } });
const read = async (path: string, cookie = '') => (await get(path, cookie)).text();

test('a page that may load Meta’s script is told the number of the pixel, and no other', async () => {
  const pixelOfPage = (c: Context) => (c.req.header('cookie') ? null : '1234567890');
  const answers = new Hono().route('/', pages(clientDir, 'https://quest.example', pixelOfPage));
  const html = async (cookie: string) =>
    (await answers.request('/donate', { headers: { cookie } })).text();
  expect(await html('')).toBe('<html data-pixel="1234567890" lang="en">');
  expect(await html('viewer=child')).toBe('<html lang="en">');
  expect(await html('')).toContain('data-pixel');
});

describe('the language of a page', () => {
  test('is the one in the address, else the one chosen, else English', async () => {
    expect(await read('/privacy')).toBe('privacy in English');
    expect(await read('/privacy', 'language=fr')).toBe('privacy in French');
    expect(await read('/', 'language=fr')).toBe('home in French');
    expect(await read('/fr/privacy', 'language=pt-BR')).toBe('privacy in French');
  });

  test('falls back to English where a page is not there in the language chosen', async () => {
    expect(await read('/privacy', 'language=pt-BR')).toBe('privacy in English');
  });

  test('by ?lang= is kept, and leads to the clean address with the rest of the question', async () => {
    const answer = await get('/fr/privacy?lang=en&from=letter');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/privacy?from=letter');
    const cookie = answer.headers.get('set-cookie');
    expect(cookie).toContain('language=en');
    expect(cookie).toContain('; Secure');
    expect(cookie).toContain(`Max-Age=${cookieSeconds}`);
  });

  test.each([
    ['/pt', '/pt-BR'],
    ['/pt/', '/pt-BR'],
    ['/pt/catechism?part=2', '/pt-BR/catechism?part=2'],
    ['/pt-br/about-us', '/pt-BR/about-us'],
    ['/PT_BR/lesson/1/1', '/pt-BR/lesson/1/1'],
    ['/FR/privacy', '/fr/privacy'],
    ['/fr-CA/privacy', '/fr/privacy'],
  ])('spelled in another way leads to its own address: %s', async (path, address) => {
    const answer = await get(path, 'language=fr');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(address);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test.each([
    ['/en', '/'],
    ['/en/privacy?from=letter', '/privacy?from=letter'],
    ['/en-US/privacy', '/privacy'],
  ])('that is English leads to the clean address and is kept: %s', async (path, address) => {
    const answer = await get(path, 'language=fr');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(address);
    expect(answer.headers.get('set-cookie')).toContain('language=en');
  });

  test.each([
    ['/fr/dashboard', '/dashboard', 'fr'],
    ['/fr/dashboard?tab=badges', '/dashboard?tab=badges', 'fr'],
    ['/pt-BR/lesson/2/1', '/lesson/2/1', 'pt-BR'],
    ['/pt-BR/blog/first-steps/', '/blog/first-steps/', 'pt-BR'],
  ])(
    'before a page of the app is kept and leads to its one address: %s',
    async (path, address, language) => {
      const answer = await get(path, 'language=en');
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(address);
      expect(answer.headers.get('set-cookie')).toContain(`language=${language}`);
    },
  );

  test('before an address that no page has leads nowhere', async () => {
    const answer = await get('/fr/nulle-part');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  test('by ?lang= goes before any spelling in the address', async () => {
    const answer = await get('/pt/privacy?lang=fr');
    expect(answer.headers.get('location')).toBe('/privacy');
    expect(answer.headers.get('set-cookie')).toContain('language=fr');
  });

  test.each(['/de/privacy', '/ptx', '/friends', '/pt-brasil'])(
    'is none that we do not have: %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test.each([
    '/pt//evil.example',
    '/pt/\\evil.example',
    '/en//evil.example',
    '/en/%5C%5Cevil.example',
    '//evil.example/x?lang=fr',
    '/fr//evil.example?lang=en',
    '/fr/pt-BR//evil.example?lang=en',
    '/.//evil.example?lang=fr',
    '/fr/%5C%5Cevil.example?lang=en',
    '/fr/\\evil.example?lang=en',
  ])('never leads to another host: %s', async (path) => {
    const answer = await app.request(`http://localhost:3000${path}`);
    const location = answer.headers.get('location') ?? '/';
    expect(new URL(location, 'http://localhost:3000').host).toBe('localhost:3000');
  });
});

test('a page of the app gets the app, a page that is none gets it with 404', async () => {
  expect((await get('/dashboard')).status).toBe(200);
  const missing = await get('/nowhere/at/all');
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe('the app');
});

test.each(['/dashboard', '/nowhere/at/all', '//nowhere'])(
  'the app is sent packed to whoever can unpack it: %s',
  async (path) => {
    const answer = await app.request(`http://localhost:3000${path}`, {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const packed = Buffer.from(await answer.arrayBuffer());
    expect(brotliDecompressSync(packed).toString()).toBe('the app');
  },
);

test('files with a hash in their name stay a year, pages and the worker are asked for anew', async () => {
  const { headers } = await get('/assets/app.js');
  expect(headers.get('cache-control')).toContain('immutable');
  expect(headers.has('last-modified')).toBe(false);
  expect((await get('/sw.js')).headers.get('cache-control')).toBe('no-cache');
  expect((await get('/privacy')).headers.get('cache-control')).toBe('no-cache');
});

test.each(['/demo', '/demo/index.html'])(
  'a page names its own address whole, as only the server knows it: %s',
  async (path) => {
    expect(await read(path)).toBe('<link href="https://quest.example/demo" rel="canonical"/>');
  },
);

test.each([
  ['/robots.txt', 'text/plain', 'Sitemap: https://quest.example/sitemap.xml'],
  ['/sitemap.xml', 'application/xml', '<loc>https://quest.example/demo</loc>'],
])('search engines read the whole address in %s', async (path, type, text) => {
  const answer = await get(path);
  expect(answer.headers.get('content-type')).toContain(type);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(await answer.text()).toBe(text);
});

test('a page that the browser still has is not sent again', async () => {
  const etag = (await get('/privacy')).headers.get('etag') ?? '';
  const again = await app.request('/privacy', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('etag')).toBe(etag);
  const other = await app.request('/fr/privacy', { headers: { 'if-none-match': etag } });
  expect(other.status).toBe(200);
});

test('a page that depends on the cookie says so to caches', async () => {
  expect((await get('/privacy')).headers.get('vary')).toContain('Cookie');
});

test.each(['/../secret', '/%2e%2e/secret', '/..%2fsecret', '/assets/..%5c..%5csecret'])(
  'nothing outside the folder is told: %s',
  async (path) => {
    expect(await read(path)).toBe('the app');
  },
);

test('a page is kept once, however many slashes its address is spelled with', async () => {
  writeFileSync(join(clientDir, 'kept.html'), 'as first read');
  expect(await read('/kept.html')).toBe('as first read');
  writeFileSync(join(clientDir, 'kept.html'), 'as read again');
  expect(await read('//kept.html')).toBe('as first read');
  expect(await read('///.//kept.html')).toBe('as first read');
});

test('an address of thousands of slashes is no page', async () => {
  expect((await get(`/x${'/'.repeat(15_000)}x`)).status).toBe(404);
});
