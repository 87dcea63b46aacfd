import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { createConcurrencyLimit, rejectWhenBusy } from './load-shedding.ts';

/**
 * A server for three calls at once, two of them of one source, each of which lasts until `finish`.
 */
function startFull() {
  const held = Promise.withResolvers<void>();
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof AppError)) throw error;
    return c.json({ code: error.code, retryAfter: error.retryAfter }, 503);
  });
  const limit = createConcurrencyLimit({ inAll: 3, ofOne: 2 });
  app.use(rejectWhenBusy(limit, (c) => c.req.header('x-source') ?? ''));
  app.get('/held', async (c) => {
    await held.promise;
    return c.text('done');
  });
  app.get('/broken', () => {
    throw new AppError('not_found');
  });
  const hold = async (source: string) => app.request('/held', { headers: { 'x-source': source } });
  return { app, hold, finish: held.resolve };
}

test('calls beyond those that are let in at once are told when to come again, and are let in later', async () => {
  const { hold, finish } = startFull();
  const first = ['one', 'two', 'three'].map(hold);
  const refused = await hold('four');
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ code: 'service_unavailable', retryAfter: 2 });
  finish();
  for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
  expect((await hold('four')).status).toBe(200);
});

test('one source that holds on to its calls keeps nobody else out', async () => {
  const { hold, finish } = startFull();
  const slow = [hold('one'), hold('one')];
  expect((await hold('one')).status).toBe(503);
  const other = hold('two');
  finish();
  for (const answer of await Promise.all([...slow, other])) expect(answer.status).toBe(200);
  for (let call = 0; call < 5; call += 1) expect((await hold('one')).status).toBe(200);
});

test('a call that failed leaves its place to the next', async () => {
  const { app, hold, finish } = startFull();
  for (let call = 0; call < 5; call += 1) await app.request('/broken');
  finish();
  expect((await hold('')).status).toBe(200);
});
