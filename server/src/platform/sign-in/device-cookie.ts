import { createHash, randomBytes } from 'node:crypto';
import { cookieSeconds } from '@pius/domain/retention.ts';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Env } from '../../env.ts';
import { hostCookieName } from '../http/host-cookie.ts';

const nameFor = ({ publicUrl }: Pick<Env, 'publicUrl'>) =>
  hostCookieName(publicUrl, 'family_device');
const form = /^[\w-]{43}$/;

/** What is kept of the secret in the calling device's cookie; null where it has none. */
export function deviceTokenHash(c: Context, env: Pick<Env, 'publicUrl'>): string | null {
  const token = getCookie(c, nameFor(env));
  return token && form.test(token) ? hashOf(token) : null;
}

/**
 * A new secret for the calling device, in a cookie that no script can read.
 * @returns What is kept of it.
 */
export function giveDeviceCookie(c: Context, env: Pick<Env, 'publicUrl'>): string {
  const token = randomBytes(32).toString('base64url');
  setCookie(c, env, token, cookieSeconds);
  return hashOf(token);
}

/** Lets the calling device forget its secret. */
export function dropDeviceCookie(c: Context, env: Pick<Env, 'publicUrl'>): void {
  setCookie(c, env, '', 0);
}

function setCookie(c: Context, env: Pick<Env, 'publicUrl'>, value: string, maxAge: number): void {
  const secure = env.publicUrl.startsWith('https:');
  const options = { path: '/', maxAge, httpOnly: true, secure, sameSite: 'Lax' } as const;
  c.header('set-cookie', generateCookie(nameFor(env), value, options), { append: true });
}

/** The secret is 32 bytes of chance: no slow hash makes it harder to guess. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
