import { afterEach, expect, it, vi } from 'vitest';
import { takeAhead } from './asked-ahead.ts';

const path = '/rest/v1/lessons/2/1?lang=en';
const askedFor = (answer: Promise<Response>, at = performance.now()) =>
  vi.stubGlobal('window', { ahead: { at, answers: { [path]: answer } } });
afterEach(() => vi.unstubAllGlobals());

it('what was asked ahead is taken once', async () => {
  const answer = Response.json({ id: '2-1' });
  askedFor(Promise.resolve(answer));
  expect(await takeAhead(path)).toBe(answer);
  expect(await takeAhead(path)).toBeNull();
});

it('a call that nobody asked ahead is asked for itself', async () => {
  askedFor(Promise.resolve(Response.json({})));
  expect(await takeAhead('/rest/v1/course')).toBeNull();
  vi.stubGlobal('window', {});
  expect(await takeAhead(path)).toBeNull();
});

it('a refusal is an answer too', async () => {
  askedFor(Promise.resolve(new Response(null, { status: 403 })));
  expect(await takeAhead(path)).toMatchObject({ status: 403 });
});

it('what had no network, or was asked while nobody was signed in, is asked again', async () => {
  askedFor(Promise.resolve(new Response(null, { status: 401 })));
  expect(await takeAhead(path)).toBeNull();
  askedFor(Promise.reject(new TypeError('Failed to fetch')));
  expect(await takeAhead(path)).toBeNull();
});

it('an answer that nobody took for twenty seconds is asked again', async () => {
  askedFor(Promise.resolve(Response.json({})), performance.now() - 20_001);
  expect(await takeAhead(path)).toBeNull();
});
