import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { pixelOf } from '../../features/tracking/pixel.ts';
import { allowInlineScripts, hashesOfScripts, securityHeaders } from './security-headers.ts';

const app = new Hono().use(securityHeaders(true));
for (const path of [
  '/',
  '/rest/v1/course',
  '/assets/app.js',
  '/assets/cards/1.jpg',
  '/flags/fr.svg',
])
  app.get(path, (c) => c.text('here'));

app.get('/page', (c) => {
  const html =
    '<script>one()</script><script src="/a.js"></script><script type="module">two()</script>';
  allowInlineScripts(c, hashesOfScripts(html));
  return c.html(html);
});

const headersOf = async (path: string) => (await app.request(path)).headers;

test.each(['/', '/rest/v1/course', '/assets/missing.js', '/nowhere'])(
  'an answer that is no file of a page has all of them: %s',
  async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  },
);

test.each(['/assets/app.js', '/flags/fr.svg'])(
  'a file of a page is not sniffed, not read by strangers and stays with us: %s',
  async (path) => {
    expect(Object.fromEntries(await headersOf(path))).toEqual({
      'content-type': expect.stringMatching(/^text\/plain; ?charset=UTF-8$/),
      'content-security-policy': "default-src 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);

test('Meta’s script is let in on the pages that may load it, and on no other', async () => {
  const pixelOfPage = pixelOf({ metaPixelId: '1234567890' });
  const configured = new Hono()
    .use(securityHeaders(true, pixelOfPage))
    .get('*', (c) => c.text(pixelOfPage(c) ?? ''));
  const letsIn = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await configured.request(path, { headers });
    const policy = answer.headers.get('content-security-policy') ?? '';
    const named = (await answer.text()) === '1234567890';
    expect(policy.includes('https://connect.facebook.net')).toBe(named);
    expect(policy.includes('https://www.facebook.com')).toBe(named);
    return named;
  };
  for (const path of ['/', '/fr/demo', '/pt-BR/signup', '/donate', '/subscription?plan=annual'])
    expect(await letsIn(path), path).toBe(true);
  for (const path of [
    '/login',
    '/fr/quest-map',
    '/lesson/1/1',
    '/payment-success',
    '/auth/confirm',
  ])
    expect(await letsIn(path), path).toBe(false);
  const against: Record<string, string>[] = [
    { cookie: 'viewer=child' },
    { cookie: 'viewer=parent; child_here=1' },
    { 'sec-gpc': '1' },
    { dnt: '1' },
  ];
  for (const headers of against) expect(await letsIn('/', headers)).toBe(false);
});

test('the picture of a card may stand on the page of another site', async () => {
  const headers = await headersOf('/assets/cards/1.jpg');
  expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'");
});

test('a page runs its own inline scripts and no others', async () => {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = (await headersOf('/page')).get('content-security-policy');
  expect(policy).toContain(`script-src 'self' ${hash('one()')} ${hash('two()')};`);
  expect((await headersOf('/')).get('content-security-policy')).toContain("script-src 'self';");
});
