import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { nameRequest } from './request-id.ts';

test('a file that pages are made of carries no number; one that is missing, and a page, do', async () => {
  const app = new Hono().use(nameRequest);
  app.get('/assets/engine.js', (c) => c.text('')).get('/fr', (c) => c.text(''));
  const numbers: boolean[] = [];
  for (const path of ['/assets/engine.js', '/assets/missing.js', '/fr']) {
    numbers.push((await app.request(path)).headers.has('x-request-id'));
  }
  expect(numbers).toEqual([false, true, true]);
});
