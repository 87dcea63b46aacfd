import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead } from './fetch-ahead.ts';

const path = '/rest/v1/lessons/2/1?lang=en';
const lesson = {
  address: '^/lesson/(\\d)/(\\d+)$',
  files: [],
  words: [],
  asks: '/rest/v1/lessons/$1/$2',
};

beforeEach(() => {
  const documentElement = { lang: 'en', dataset: { viewer: 'child' } };
  vi.stubGlobal('document', { documentElement, head: {} });
  vi.stubGlobal('location', { pathname: '/lesson/2/1' });
  vi.stubGlobal('takeAhead', undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a lesson in the shell; what it asks for is answered so. Out: how the app takes an answer. */
function opened(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  fetchAhead({ files: [], pages: [lesson], words: 'words-1' });
  return (asked: string) => globalThis.takeAhead?.(asked);
}

it('what was asked ahead is taken once', async () => {
  const take = opened(async () => Response.json({ id: '2-1' }));
  expect(await (await take(path))?.json()).toEqual({ id: '2-1' });
  expect(await take(path)).toBeNull();
});

it('a call that nobody asked ahead is asked for itself', async () => {
  const take = opened(async () => Response.json({}));
  expect(await take('/rest/v1/course')).toBeNull();
});

it('a refusal is an answer too', async () => {
  const take = opened(async () => new Response(null, { status: 403 }));
  expect(await take(path)).toMatchObject({ status: 403 });
});

it.each([
  ['had no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['was asked while nobody was signed in', async () => new Response(null, { status: 401 })],
])('what %s is asked again', async (_, answer) => {
  expect(await opened(answer)(path)).toBeNull();
});

it('an answer that nobody took for twenty seconds is asked again', async () => {
  vi.useFakeTimers();
  const take = opened(async () => Response.json({}));
  vi.advanceTimersByTime(20_001);
  expect(await take(path)).toBeNull();
});
