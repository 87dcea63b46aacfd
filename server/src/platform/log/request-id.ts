import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Context, Next } from 'hono';
import { sendsFileOfPages } from '../http/security-headers.ts';

const underWay = new AsyncLocalStorage<string>();

/**
 * Gives each call a number of its own, told in `x-request-id` and in every line that is logged for it; a file that
 * pages are made of tells none. What a caller sends by that name is not taken over: nobody writes into the log from
 * outside.
 */
export async function nameRequest(c: Context, next: Next): Promise<void> {
  const id = randomUUID();
  await underWay.run(id, next);
  if (!sendsFileOfPages(c)) c.res.headers.set('x-request-id', id);
}

/** What a line of the log says of the call it was written for; nothing where it was for none. */
export function requestOfLine(): { request?: string } {
  const request = underWay.getStore();
  return request === undefined ? {} : { request };
}
