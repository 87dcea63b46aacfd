import type { Context, Next } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { AppError } from './app-error.ts';

const mostBytes = 256 * 1024;
const tooLarge = () => {
  throw new AppError('too_large');
};
const countBytes = bodyLimit({ maxSize: mostBytes, onError: tooLarge });

/**
 * Refuses a body of more than 256 KB with `too_large`. Where a call has none, or tells its length,
 * which Node holds it to, the header is enough; looking for the body itself would make a stream of
 * it for every call.
 * @see docs/requirements.md#r-bounded-work
 */
export async function limitBody(c: Context, next: Next): Promise<unknown> {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const answer = c.req.header('content-length');
  if (answer === undefined || c.req.header('transfer-encoding') !== undefined) {
    return countBytes(c, next);
  }
  return Number(answer) <= mostBytes ? next() : tooLarge();
}
