import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { streamAnswer } from './stream-answer.ts';

const app = new Hono().get('/', (c) =>
  streamAnswer(c, {
    ...{ id: null, left: 29, help: false, text: 'Yes. God made it.', source: 'catechism' },
    citations: [],
  }),
);
const server = createAdaptorServer({ fetch: app.fetch });
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => void server.close());

test.each(['close', 'keep-alive'])(
  'a connection that its caller asked to %s is told to do so',
  async (connection) => {
    const { port } = server.address() as AddressInfo;
    const [answer] = (await once(
      get({ host: '127.0.0.1', port, headers: { connection } }),
      'response',
    )) as [IncomingMessage];
    answer.resume();
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(answer.headers.connection).toBe(connection);
  },
);
