import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieSeconds } from '@pius/domain/retention.ts';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Env } from '../../env.ts';

const name = 'known';
/** Where somebody comes to be signed in. A cookie for all at once would go with every other call too. */
const paths = [
  '/auth/v1/sign-in',
  '/auth/v1/reset-password',
  '/rest/v1/account/confirmation',
  '/rest/v1/account/email-change/confirmation',
  '/rest/v1/family-devices/here/sign-in',
];
/** Accounts that a device is known for at most; the last ones count. */
const most = 20;
const part = /^[\w-]{22}$/;

/**
 * A device as its cookie `known` tells it: a random name, and a mark for each account it has signed in to. A mark
 * can be made and read by this server alone, and says nothing of the family.
 */
interface Device {
  id: string;
  marks: string[];
}

/** The name of the calling device, where it has signed in to this account before; else null. In: the login e-mail. */
export function knownDevice(c: Context, secret: string, email: string): string | null {
  const device = readDevice(c);
  if (!device) return null;
  const mark = Buffer.from(markOf(secret, device.id, email));
  return device.marks.some((one) => timingSafeEqual(Buffer.from(one), mark)) ? device.id : null;
}

/** The cookies that make the calling device known for one more account; only signing in and confirming are ever told it. */
export function knownDeviceCookies(
  c: Context,
  { secret, env }: { secret: string; env: Pick<Env, 'publicUrl'> },
  email: string,
): string[] {
  const { id, marks } = readDevice(c) ?? { id: randomBytes(16).toString('base64url'), marks: [] };
  const mark = markOf(secret, id, email);
  const latest = [mark, ...marks.filter((one) => one !== mark)].slice(0, most);
  const secure = env.publicUrl.startsWith('https:');
  const options = { maxAge: cookieSeconds, httpOnly: true, secure, sameSite: 'Lax' } as const;
  return paths.map((path) => generateCookie(name, [id, ...latest].join('.'), { ...options, path }));
}

function readDevice(c: Context): Device | null {
  const [id, ...marks] = (getCookie(c, name) ?? '').split('.').slice(0, most + 1);
  if (!id || ![id, ...marks].every((text) => part.test(text))) return null;
  return { id, marks };
}

function markOf(secret: string, id: string, email: string): string {
  const text = JSON.stringify(['known device', id, email]);
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}
