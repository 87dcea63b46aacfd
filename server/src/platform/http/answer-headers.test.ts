import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { nameRequest } from '../log/request-id.ts';
import { hasGone } from './answer-headers.ts';
import type { AppError } from './app-error.ts';
import { errorAnswer } from './errors.ts';
import { limitBody } from './limit-body.ts';
import { securityHeaders } from './security-headers.ts';

const messages = { of: (code: string) => code };
const app = new Hono();
app.onError((error, c) => errorAnswer(c, { messages }, error as AppError));
app.use(nameRequest, securityHeaders('/no/such/file', true), limitBody);
app.get('/text', (c) => c.text('here', 200, { 'set-cookie': 'a=1' }));
app.get('/redirect', (c) => c.redirect('/text'));
app.get('/stream', (c) => c.body(new Blob(['here']).stream() as ReadableStream));
app.post('/length', async (c) => c.text(String((await c.req.text()).length)));

const held = Promise.withResolvers<Context>();
app.get('/held', (c) => {
  held.resolve(c);
  return new Promise(() => undefined);
});

const server = createAdaptorServer({ fetch: app.fetch });
let address = '';
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** What says how the bytes are sent, and what is another for each call. */
const ofTheCall = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
const told = ({ headers }: Response) =>
  [...headers].filter(([name]) => !ofTheCall.includes(name) && name !== 'x-request-id');

test.each(['/text', '/redirect', '/stream', '/nowhere'])(
  'an answer has the same headers over a socket as without one: %s',
  async (path) => {
    const bySocket = await fetch(`${address}${path}`, { redirect: 'manual' });
    const without = await app.request(path);
    expect(told(bySocket)).toEqual(told(without));
    expect(bySocket.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
    expect(bySocket.headers.get('content-security-policy')).toContain("default-src 'none'");
  },
);

const most = 256 * 1024;
const asStream = (length: number) => new Blob(['x'.repeat(length)]).stream();
const send = (body: string | ReadableStream) =>
  fetch(`${address}/length`, { method: 'POST', body, duplex: 'half' } as RequestInit);

test('a body of 256 KB is taken whole, whether its length is told or not', async () => {
  expect(await (await send('x'.repeat(most))).text()).toBe(String(most));
  expect(await (await send(asStream(most))).text()).toBe(String(most));
});

test('a longer one is refused, whether its length is told or not', async () => {
  expect((await send('x'.repeat(most + 1))).status).toBe(413);
  expect((await send(asStream(most + 1))).status).toBe(413);
});

test('a call knows whether who made it has hung up', async () => {
  const caller = new AbortController();
  const answer = fetch(`${address}/held`, { signal: caller.signal });
  const c = await held.promise;
  expect(hasGone(c)).toBe(false);
  caller.abort();
  await expect(answer).rejects.toThrow();
  await expect.poll(() => hasGone(c)).toBe(true);
});
