import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/**
 * What a signed cookie holds, as Hono's `getSignedCookie` tells it; undefined where it is missing
 * or forged. It is reckoned in place: by way of the Web Crypto API each call would wait for another
 * thread and cost several times as much.
 * @see docs/requirements.md#r-sessions
 */
export function readSignedCookie(c: Context, secret: string, name: string): string | undefined {
  const cookie = getCookie(c, name);
  const end = cookie?.lastIndexOf('.') ?? -1;
  if (cookie === undefined || end < 0) return undefined;
  const value = cookie.slice(0, end);
  const input = Buffer.from(cookie.slice(end + 1));
  const right = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'));
  return input.length === right.length && timingSafeEqual(input, right) ? value : undefined;
}
