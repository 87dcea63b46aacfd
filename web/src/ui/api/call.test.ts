import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';

const request: Array<{ path: string; init: RequestInit }> = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  request.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    request.push({ path, init });
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

it('a body goes out as JSON, in the language of the page, to our own server only', async () => {
  answer = () => Response.json({ id: 'c1' }, { status: 201 });
  const body = { name: 'Lucia', age: 8, password: 'lucia1' };
  const child = await call('POST /rest/v1/children', { body });
  expect(child).toEqual({ id: 'c1' });
  expect(request[0]?.path).toBe('/rest/v1/children');
  expect(request[0]?.init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'accept-language': 'fr', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
});

it('names in the path and the query are filled in and encoded', async () => {
  answer = () => Response.json({});
  await call('GET /rest/v1/profiles/{id}', { params: { id: 'a/b' } });
  await call('GET /rest/v1/course', { query: { lang: 'pt-BR' } });
  await call('GET /rest/v1/course', {});
  expect(request.map(({ path }) => path)).toEqual([
    '/rest/v1/profiles/a%2Fb',
    '/rest/v1/course?lang=pt-BR',
    '/rest/v1/course',
  ]);
});

it('an answer that says no is thrown with its code, message and fields', async () => {
  const said = {
    code: 'child_name_similar',
    message: 'Un enfant…',
    fields: { name: 'child_name_similar' },
  };
  answer = () => Response.json(said, { status: 409 });
  const error = await call('GET /rest/v1/children').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 409, ...said });
});

it('an answer that is no JSON is a server error', async () => {
  answer = () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
  await expect(call('GET /rest/v1/children')).rejects.toMatchObject({
    status: 502,
    code: 'server_error',
  });
});

it('no answer at all is the code network_offline', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(call('GET /rest/v1/children')).rejects.toMatchObject({
    status: 0,
    code: 'network_offline',
  });
});

it('how long to wait for the next try is told in seconds, where the server says so', async () => {
  answer = () => new Response('{}', { status: 429, headers: { 'retry-after': '721' } });
  await expect(call('GET /rest/v1/children')).rejects.toMatchObject({ retryAfter: 721 });
  answer = () => new Response('{}', { status: 503, headers: { 'retry-after': 'tomorrow' } });
  await expect(call('GET /rest/v1/children')).rejects.toMatchObject({ retryAfter: null });
});
