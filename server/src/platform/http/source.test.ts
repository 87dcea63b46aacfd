import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { networkOf, sourceOf, unlistedProxy } from './source.ts';

async function sourceFrom(socket: string, forwarded: string | null, proxies: string[]) {
  const app = new Hono().get('/', (c) => c.text(sourceOf(c, proxies)));
  const headers: Record<string, string> =
    forwarded === null ? {} : { 'x-forwarded-for': forwarded };
  const env = {
    incoming: { socket: { remoteAddress: socket, remotePort: 1, remoteFamily: 'IPv4' } },
  };
  return (await app.request('/', { headers }, env)).text();
}

test.each([
  ['the socket counts where no proxy is known', '203.0.113.5', '1.2.3.4', [], '203.0.113.5'],
  ['an IPv4 address within IPv6 is itself', '::ffff:203.0.113.5', null, [], '203.0.113.5'],
  ['a listed proxy tells who called', '10.0.0.1', '203.0.113.9', ['10.0.0.1'], '203.0.113.9'],
  [
    'what the caller wrote before the proxy is not believed',
    '10.0.0.1',
    '1.1.1.1, 203.0.113.9',
    ['10.0.0.1'],
    '203.0.113.9',
  ],
  [
    'a second listed proxy is passed over',
    '10.0.0.1',
    '203.0.113.9, 10.0.0.2',
    ['10.0.0.1', '10.0.0.2'],
    '203.0.113.9',
  ],
  ['a proxy that tells nothing is the source', '10.0.0.1', null, ['10.0.0.1'], '10.0.0.1'],
  [
    'also where a proxy tells it',
    '10.0.0.1',
    '::ffff:203.0.113.9, ::FFFF:10.0.0.2',
    ['10.0.0.1', '10.0.0.2'],
    '203.0.113.9',
  ],
  ['a household of IPv6 is one source', '2001:db8:1:2:3:4:5:6', null, [], '2001:db8:1:2'],
  ['with its zeros left out too', '2001:db8::6', null, [], '2001:db8:0:0'],
])('%s', async (_, socket, forwarded, proxies, expected) => {
  expect(await sourceFrom(socket, forwarded, proxies)).toBe(expected);
});

test('an IPv6 source lies in the network of its first three groups, an IPv4 source in none', () => {
  expect(networkOf('2001:db8:1:2')).toBe('2001:db8:1');
  expect(networkOf('203.0.113.5')).toBeNull();
  expect(networkOf('unknown')).toBeNull();
});

test('an operator is warned of https without a listed proxy, and of nothing else', () => {
  const publicUrl = 'https://quest.example';
  expect(unlistedProxy({ publicUrl, trustedProxies: [] })).toMatch(/TRUSTED_PROXIES/);
  expect(unlistedProxy({ publicUrl, trustedProxies: ['127.0.0.1'] })).toBeNull();
  expect(unlistedProxy({ publicUrl: 'http://localhost:3000', trustedProxies: [] })).toBeNull();
});
