import { OpenAPIHono } from '@hono/zod-openapi';
import { body, defineRoute, everybody, json, signedIn } from '@pius/contracts/route.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addGrownUp, bodyOf, startTestApp, type TestApp } from '../../test/harness.ts';
import { openSession } from '../../test/session.ts';
import { onError } from './errors.ts';
import { mount } from './mount.ts';

const limit = { per: 'account', count: 3, seconds: 60 } as const;
const answer = json(z.strictObject({ items: z.array(z.strictObject({ id: z.string() })) }), 'x');
let t: TestApp;
let app: OpenAPIHono;
let cookies: string[];

beforeAll(async () => {
  t = await startTestApp();
  app = new OpenAPIHono();
  app.onError(onError(t.ctx));
  const ids = await Promise.all(
    ['a', 'b'].map((name) => addGrownUp(t.ctx, { email: `${name}@example.org` })),
  );
  cookies = await Promise.all(ids.map((id) => openSession(t.ctx, id)));
  const route = (path: string, who: typeof everybody | typeof signedIn, shared = false) =>
    defineRoute(
      { method: 'get', path, responses: { 200: answer } },
      { who, limit: { ...limit, shared } },
    );
  const leak = () => {
    const items = [{ id: 'x', passwordHash: '$argon2id$leaking' }];
    return Promise.resolve({ items });
  };
  mount(app, t.ctx, route('/leak', everybody), leak);
  const empty = () => Promise.resolve({ items: [] });
  mount(app, t.ctx, route('/counted', everybody), empty);
  mount(app, t.ctx, route('/counted-by-all', everybody, true), empty);
  mount(app, t.ctx, route('/signed-in', signedIn), empty);
  mount(app, t.ctx, route('/named', everybody), empty);
  mount(app, t.ctx, route('/away', everybody), () =>
    Promise.reject(
      new Error('Failed query: select secret', {
        cause: Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      }),
    ),
  );
  mount(app, t.ctx, route('/broken', everybody), () =>
    Promise.reject(new Error('select secret from diary')),
  );
  const write = { request: { body: body(z.strictObject({ text: z.string() })) } };
  mount(
    app,
    t.ctx,
    defineRoute(
      { method: 'post', path: '/write', ...write, responses: { 201: answer } },
      { who: everybody, limit: { ...limit, count: 100 } },
    ),
    async ({ body: { text } }) => ({ items: [{ id: text }] }),
  );
});
afterAll(() => t.close());

const get = async (path: string, cookie = '') => app.request(path, { headers: { cookie } });
const post = (text: string) =>
  app.request('/write', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: text,
  });

test('a handler that answers more than was agreed answers nothing', async () => {
  const leaked = await get('/leak');
  expect(leaked.status).toBe(500);
  const text = await leaked.text();
  expect(text).not.toMatch(/argon2|passwordHash/);
  expect(JSON.parse(text).code).toBe('internal');
});

test('an error that was not foreseen tells the caller no detail', async () => {
  const broken = await get('/broken');
  expect(broken.status).toBe(500);
  expect(await broken.json()).toEqual({
    code: 'internal',
    message: 'Something went wrong on our side. Please try again in a moment.',
  });
});

test('who meets with no database is told that it passes, and when to come again', async () => {
  const away = await get('/away');
  expect(away.status).toBe(503);
  expect(away.headers.get('retry-after')).toBe('5');
  expect(await away.json()).toEqual({
    code: 'service_unavailable',
    message: t.ctx.messages.of('service_unavailable', 'en'),
  });
});

test.each(['/counted', '/counted-by-all'])(
  '%s answers 429 with Retry-After past its limit, each account for itself, until the window ends',
  async (path) => {
    const start = new Date('2026-05-01T10:00:00Z');
    const until = new Date('2030-01-01T00:00:00Z');
    const ids = await Promise.all(
      ['c', 'd'].map((name) => addGrownUp(t.ctx, { email: `${name}${path.length}@example.org` })),
    );
    const [one = '', two = ''] = await Promise.all(ids.map((id) => openSession(t.ctx, id, until)));
    t.setNow(start);
    for (let call = 0; call < 3; call += 1) expect((await get(path, one)).status).toBe(200);
    t.setNow(new Date(start.getTime() + 20_000));
    const refused = await get(path, one);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('40');
    expect((await bodyOf(refused)).code).toBe('too_many_requests');
    expect((await get(path, two)).status).toBe(200);
    expect((await get(path)).status).toBe(200);
    t.setNow(new Date(start.getTime() + 60_000));
    expect((await get(path, one)).status).toBe(200);
    t.setNow(new Date());
  },
);

test('a limit is counted before it is asked who may', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < 5; call += 1) statuses.push((await get('/signed-in')).status);
  expect(statuses).toEqual([401, 401, 401, 429, 429]);
  expect((await get('/signed-in', cookies[0])).status).toBe(200);
});

test('an answer is for the caller alone and kept by nobody', async () => {
  expect((await get('/signed-in', cookies[1])).headers.get('cache-control')).toBe(
    'private, no-store',
  );
});

test.each([
  ['no JSON', '{"text":'],
  ['nothing', ''],
  ['a list', '[]'],
  ['a text with a NUL character', '{"text":"a\\u0000b"}'],
  ['half of a surrogate pair', '{"text":"\\ud83d"}'],
  ['one field too many', '{"text":"a","role":"admin"}'],
  ['a field of the wrong kind', '{"text":1}'],
  ['a nest without end', `${'{"text":'.repeat(25_000)}1${'}'.repeat(25_000)}`],
  ['a nest of lists', `{"text":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
])('a body that is %s is 400', async (_, text) => {
  const refused = await post(text);
  expect(refused.status).toBe(400);
  expect((await bodyOf(refused)).code).toBe('invalid_input');
});

test('a body of any language is taken as it is', async () => {
  const taken = await post('{"text":"Élie, 圣, 🕊️"}');
  expect(taken.status).toBe(201);
  expect(await taken.json()).toEqual({ items: [{ id: 'Élie, 圣, 🕊️' }] });
});

test('a call that names whose it is, is taken in that account’s session and in no other', async () => {
  const [own, others] = cookies;
  const id = await addGrownUp(t.ctx, { email: 'named@example.org' });
  const session = await openSession(t.ctx, id);
  const call = async (cookie = '') =>
    (await app.request('/named', { headers: { cookie, 'x-account': id } })).status;
  expect(await call(session)).toBe(200);
  expect([await call(own), await call(others), await call()]).toEqual([401, 401, 401]);
});
