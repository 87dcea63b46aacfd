import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';

let t: TestApp;
let server: Server;
let clientDir: string;
let port = 0;

beforeAll(async () => {
  clientDir = mkdtempSync(join(tmpdir(), 'quest-messages-'));
  writeFileSync(join(clientDir, '__spa-fallback.html'), '<!doctype html>');
  t = await startTestApp({ clientDir });
  server = serve({ fetch: t.app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await t.close();
  rmSync(clientDir, { recursive: true });
});

/**
 * Writes bytes as they are.
 * @returns All that came back until the server hung up. `whole` messages ask it to do so.
 */
async function exchange(lines: string[], whole = true): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (piece) => {
    said += String(piece);
  });
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  if (!whole) socket.end();
  await once(socket, 'close');
  return said;
}
const statuses = (said: string) =>
  [...said.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, code]) => code);
const to = (first: string, ...headers: string[]) => [first, 'Host: localhost', ...headers];

test.each([
  [
    'two lengths',
    to('POST /rest/v1/x HTTP/1.1', 'Content-Length: 3', 'Content-Length: 9', '', 'abc'),
  ],
  [
    'a length and pieces',
    to(
      'POST /rest/v1/x HTTP/1.1',
      'Content-Length: 3',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      'GET /healthz HTTP/1.1',
      '',
      '',
    ),
  ],
  [
    'an encoding nobody knows',
    to('POST /rest/v1/x HTTP/1.1', 'Transfer-Encoding: cow', '', '0', '', ''),
  ],
  ['a length that is none', to('POST /rest/v1/x HTTP/1.1', 'Content-Length: -1', '', '')],
  ['a name with a blank', to('GET /healthz HTTP/1.1', 'Content-Length : 0', '', '')],
  ['a line feed alone in a header', to('GET /healthz HTTP/1.1', 'X-A: b\nX-C: d\0', '', '')],
  ['no HTTP at all', ['\x16\x03\x01', '', '']],
  ['headers without end', to('GET /healthz HTTP/1.1', `X-A: ${'a'.repeat(40_000)}`, '', '')],
])('a message with %s is refused whole, and nothing behind it is answered', async (_, lines) => {
  const codes = statuses(await exchange(lines, false));
  expect(codes.length).toBeLessThanOrEqual(1);
  expect(['400', '431', undefined]).toContain(codes[0]);
});

test('TRACE and CONNECT give nothing back', async () => {
  for (const path of ['/', '/rest/v1/course', '/auth/v1/get-session']) {
    const said = await exchange(
      to(`TRACE ${path} HTTP/1.1`, 'X-Secret: told', 'Connection: close', '', ''),
    );
    expect(said).not.toContain('told');
    expect(statuses(said)[0]).toMatch(/^4/);
  }
  expect(statuses(await exchange(to('CONNECT localhost:5432 HTTP/1.1', '', '')))).not.toContain(
    '200',
  );
});

test.each([
  '/.git/config',
  '/.env',
  '/package.json',
  '/assets/',
  '/assets/../../package.json',
  '/..%2fpackage.json',
  '/server/src/main.ts',
])('there is no %s', async (path) => {
  const said = await exchange(to(`GET ${path} HTTP/1.1`, 'Connection: close', '', ''));
  expect(statuses(said)).toEqual(['404']);
});

test('it lives after all that', async () => {
  const said = await exchange(to('GET /healthz HTTP/1.1', 'Connection: close', '', ''));
  expect(statuses(said)).toEqual(['200']);
});
