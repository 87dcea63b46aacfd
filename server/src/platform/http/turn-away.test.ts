import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { startTestHouse, type TestHouse } from '../../test/harness.ts';
import { headersOfAnswers } from './security-headers.ts';
import { createRoom } from './shed-load.ts';
import { turnAway } from './turn-away.ts';

let t: TestHouse;
let short: number;
let long: number;
let wentTheLongWay = 0;
const servers: Server[] = [];
const ending = new AbortController();
const room = createRoom({ inAll: 1, ofOne: 1 });

beforeAll(async () => {
  t = await startTestHouse();
  const house = { ...t.house, ending: ending.signal };
  const longWay = getRequestListener(createApp(house, tmpdir(), room).fetch);
  const headers = await headersOfAnswers(join(tmpdir(), 'no-hashes-here.json'), false);
  const counted: RequestListener = (...call) => {
    wentTheLongWay += 1;
    longWay(...call);
  };
  short = await listen(turnAway(house, room, ['/rest/v1/'], headers, counted));
  long = await listen(longWay);
});
afterAll(async () => {
  for (const server of servers) server.close();
  await t.close();
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function ask(port: number, path: string, headers: Record<string, string> = {}) {
  const asked = request({ port, path, headers, agent: false, host: '127.0.0.1' }).end();
  const [answer] = await once(asked, 'response');
  const { date, 'x-request-id': name, ...told } = answer.headers;
  return { named: name !== undefined, status: answer.statusCode, told, body: await json(answer) };
}

/** Asks while there is no room. */
async function whenFull<T>(asking: () => Promise<T>): Promise<T> {
  expect(room.enter('someone')).toBe(true);
  try {
    return await asking();
  } finally {
    room.leave('someone');
  }
}

test.each([
  ['English', '/rest/v1/course', {}],
  ['French', '/rest/v1/course', { 'accept-language': 'fr-CH, de;q=0.5' }],
  ['Portuguese', '/rest/v1/course?lang=pt-BR', { 'accept-language': 'fr' }],
])(
  'who calls a full server is told in %s when to come again, in the words of the long way',
  async (_, path, headers) => {
    wentTheLongWay = 0;
    const told = await whenFull(() => ask(short, path, headers));
    expect(wentTheLongWay).toBe(0);
    expect(told).toEqual(await whenFull(() => ask(long, path, headers)));
    expect(told).toMatchObject({ named: true, status: 503, told: { 'retry-after': '2' } });
    expect(told.body).toMatchObject({ code: 'service_unavailable' });
  },
);

test('what was turned away is counted, by no more than its kind', async () => {
  const count = async () => {
    const lines = (await t.house.figures.registry.metrics()).split('\n');
    const line = lines.find((each) => /_count\{.*route="\/rest\/v1\/\*",status="5xx"/.test(each));
    return Number(line?.split(' ').at(-1) ?? 0);
  };
  const before = await count();
  await whenFull(() => ask(short, '/rest/v1/children/some-id'));
  expect(await count()).toBe(before + 1);
});

test('who sends much goes the long way', async () => {
  wentTheLongWay = 0;
  const told = await whenFull(() => ask(short, '/rest/v1/course', { 'content-length': '70000' }));
  expect(told.status).toBe(503);
  expect(wentTheLongWay).toBe(1);
});

test('with room again, for what needs none, and while the server ends, a call goes the long way', async () => {
  wentTheLongWay = 0;
  expect((await ask(short, '/rest/v1/course')).status).toBe(200);
  expect((await whenFull(() => ask(short, '/healthz'))).status).toBe(200);
  expect(wentTheLongWay).toBe(2);
  ending.abort();
  const { status, told } = await whenFull(() => ask(short, '/rest/v1/course'));
  expect({ status, connection: told.connection }).toEqual({ status: 503, connection: 'close' });
  expect(wentTheLongWay).toBe(3);
});
