import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { shedLoad } from './shed-load.ts';

/** A server for two calls at once, each of which lasts until `finish`. */
function startFull() {
  const held = Promise.withResolvers<void>();
  const app = new Hono();
  app.onError((error, c) => {
    if (!(error instanceof AppError)) throw error;
    return c.json({ code: error.code, retryAfter: error.retryAfter }, 503);
  });
  app.use(shedLoad(2));
  app.get('/held', async (c) => {
    await held.promise;
    return c.text('done');
  });
  app.get('/broken', () => {
    throw new AppError('not_found');
  });
  return { app, finish: held.resolve };
}

test('calls beyond those that are let in at once are told when to come again, and are let in later', async () => {
  const { app, finish } = startFull();
  const first = [app.request('/held'), app.request('/held')];
  const refused = await app.request('/held');
  expect(refused.status).toBe(503);
  expect(await refused.json()).toEqual({ code: 'service_unavailable', retryAfter: 2 });
  finish();
  for (const answer of await Promise.all(first)) expect(answer.status).toBe(200);
  expect((await app.request('/held')).status).toBe(200);
});

test('a call that failed leaves its place to the next', async () => {
  const { app, finish } = startFull();
  for (let call = 0; call < 5; call += 1) await app.request('/broken');
  finish();
  expect((await app.request('/held')).status).toBe(200);
});
