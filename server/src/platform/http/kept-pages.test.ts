import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { startTestHouse, type TestHouse } from '../../test/harness.ts';
import { keepPages } from './kept-pages.ts';

const clientDir = mkdtempSync(join(tmpdir(), 'quest-kept-pages-'));
const files = {
  '__spa-fallback.html': '<html lang="en">the app',
  'index.html': '<html lang="en">home <link href="https://site.invalid/" rel="canonical"/>',
  'donate/index.html': '<html lang="en">give',
  'privacy/index.html': '<html lang="en">privacy',
  'fr/index.html': '<html lang="fr">accueil',
  'pt-BR/privacy/index.html': '<html lang="pt-BR">privacidade',
  'assets/app.js': 'the program',
  'robots.txt': 'Sitemap: https://site.invalid/sitemap.xml',
};
for (const [name, text] of Object.entries(files)) {
  mkdirSync(dirname(join(clientDir, name)), { recursive: true });
  writeFileSync(join(clientDir, name), text);
}

let t: TestHouse;
let longWay: RequestListener;
let wentTheLongWay = 0;
const servers: Server[] = [];

beforeAll(async () => {
  t = await startTestHouse({ clientDir, settings: { META_PIXEL_ID: '1234567890' } });
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(async () => {
  for (const server of servers) server.close();
  await t.close();
  rmSync(clientDir, { recursive: true });
});

/** A server of which nobody has asked anything yet. Out: its port, and the way to have it end. */
async function open() {
  const ending = new AbortController();
  const house = { ...t.house, ending: ending.signal };
  longWay = getRequestListener(createApp(house, clientDir).fetch);
  const counted: RequestListener = (...call) => {
    wentTheLongWay += 1;
    longWay(...call);
  };
  const server = createServer(keepPages(house, counted)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, end: () => ending.abort() };
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
}

/** Out: the whole answer, as it came over the wire, and whether it went the long way. */
async function ask(port: number, path: string, { method = 'GET', headers = {} }: Asked = {}) {
  const before = wentTheLongWay;
  const asked = request({ port, path, method, headers, agent: false, host: '127.0.0.1' }).end();
  const [answer] = await once(asked, 'response');
  const { date, 'x-request-id': name, ...told } = answer.headers;
  return {
    whole: { status: answer.statusCode, told, bytes: await buffer(answer) },
    date,
    name,
    long: wentTheLongWay > before,
  };
}

const pages = ['/', '/donate', '/privacy', '/fr', '/pt-BR/privacy'];
const packings = ['gzip, br', 'gzip', 'br;q=0, gzip', 'br', 'identity', ''];
const visits = pages.flatMap((path) => packings.map((packing) => [path, packing] as const));

describe('a page asked for by a caller who says nothing of itself', () => {
  test.each(visits)(
    '%s, packed as "%s", comes out of memory as it came before',
    async (...visit) => {
      const [path, packing] = visit;
      const { port } = await open();
      const told = vi.spyOn(t.house.figures, 'callAnswered');
      const asked = { headers: { 'accept-encoding': packing } };
      const first = await ask(port, path, asked);
      const second = await ask(port, path, asked);
      expect([first.long, second.long]).toEqual([true, false]);
      expect(second.whole).toEqual(first.whole);
      expect(second.whole.status).toBe(200);
      expect(second.whole.told).toMatchObject({
        'content-length': String(second.whole.bytes.length),
        vary: 'Cookie, Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
      expect(second.date).toBeDefined();
      expect(second.name).toMatch(/^[\w-]{36}$/);
      expect(second.name).not.toBe(first.name);
      const [one, other] = told.mock.calls.map(([{ seconds, ...call }]) => [call, seconds > 0]);
      expect(other).toEqual(one);
    },
  );

  test('is another in each packing, whichever was asked for first', async () => {
    const { port } = await open();
    const encodings = [];
    for (const packing of ['gzip', 'br, gzip', 'identity', 'gzip;q=0.5', 'gzip, deflate, br']) {
      const { whole } = await ask(port, '/', { headers: { 'accept-encoding': packing } });
      encodings.push(whole.told['content-encoding']);
    }
    expect(encodings).toEqual(['gzip', 'br', undefined, 'gzip', 'br']);
  });

  test('closes the connection while the server ends, and is not kept then', async () => {
    const { port, end } = await open();
    const agentKeeps = { headers: { connection: 'keep-alive' } };
    expect((await ask(port, '/', agentKeeps)).whole.told.connection).toBe('keep-alive');
    end();
    for (const path of ['/', '/privacy', '/privacy']) {
      const { whole, long } = await ask(port, path, agentKeeps);
      expect([whole.told.connection, long]).toEqual(['close', true]);
    }
  });
});

describe('the long way is gone', () => {
  const etag = async (port: number) => String((await ask(port, '/')).whole.told.etag);

  test.each<[string, Asked, string]>([
    ['with the language chosen', { headers: { cookie: 'language=fr' } }, 'accueil'],
    ['by a child’s browser', { headers: { cookie: 'child_here=1' } }, 'home'],
    ['with Global Privacy Control', { headers: { 'sec-gpc': '1' } }, 'home'],
    ['with Do Not Track', { headers: { dnt: '1' } }, 'home'],
    ['with a body', { headers: { 'content-length': '0' } }, 'home'],
    ['for a host that is none', { headers: { host: 'a b' } }, ''],
    ['for the head alone', { method: 'HEAD' }, ''],
    ['by a word that is none of a page', { method: 'DELETE' }, '404'],
  ])('%s', async (_what, asked, shown) => {
    const { port } = await open();
    await ask(port, '/');
    expect((await ask(port, '/')).long).toBe(false);
    for (const { whole, long } of [await ask(port, '/', asked), await ask(port, '/', asked)]) {
      expect(long).toBe(true);
      expect(whole.bytes.toString()).toContain(shown);
    }
  });

  test('by who has the page already, and learns no more', async () => {
    const { port } = await open();
    const headers = { 'if-none-match': await etag(port) };
    for (const { whole, long } of [
      await ask(port, '/', { headers }),
      await ask(port, '/', { headers }),
    ])
      expect([whole.status, whole.bytes.length, long]).toEqual([304, 0, true]);
  });

  test('on a page that may load Meta’s script, by whose browser speaks against it', async () => {
    const { port } = await open();
    await ask(port, '/donate');
    const shown = async (headers: Record<string, string>) =>
      (await ask(port, '/donate', { headers })).whole.bytes.toString();
    expect(await shown({})).toContain('data-pixel');
    expect(await shown({ 'sec-gpc': '1' })).not.toContain('data-pixel');
    expect(await shown({ cookie: 'viewer=child' })).not.toContain('data-pixel');
  });

  test.each([
    '/?lang=fr',
    '/?a=1',
    '/privacy/',
    '//privacy',
    '/priv%61cy',
    '/./privacy',
    '/privacy/index.html',
    '/dashboard',
    '/nowhere',
    '/assets/app.js',
    '/robots.txt',
    '/healthz',
    '/config.json',
  ])(
    'for %s, however often it is asked for: only the pages that were built are kept',
    async (path) => {
      const { port } = await open();
      expect((await ask(port, path)).long).toBe(true);
      expect((await ask(port, path)).long).toBe(true);
    },
  );
});

test.each(pages)(
  'the long way looks at nothing of its caller that memory does not look at: %s',
  async (path) => {
    const asked = new Request(`http://localhost${path}`);
    const read = vi.spyOn(asked.headers, 'get');
    expect((await t.app.fetch(asked)).status).toBe(200);
    const names = new Set(read.mock.calls.map(([name]) => name.toLowerCase()));
    const known = ['accept-encoding', 'cookie', 'dnt', 'if-none-match', 'sec-gpc'];
    expect([...names].filter((name) => !known.includes(name))).toEqual([]);
    expect(names).toContain('accept-encoding');
  },
);
