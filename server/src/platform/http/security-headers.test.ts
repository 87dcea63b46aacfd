import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const app = new Hono().use(securityHeaders(join(tmpdir(), 'no-hashes-here.json'), true));
for (const path of ['/', '/rest/v1/course', '/assets/app.js', '/flags/fr.svg'])
  app.get(path, (c) => c.text('here'));

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
      'content-type': 'text/plain;charset=UTF-8',
      'content-security-policy': "default-src 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  },
);
