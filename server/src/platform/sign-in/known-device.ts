import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieSeconds } from '@pius/domain/retention.ts';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Env } from '../../env.ts';
import { hostCookieName } from '../http/host-cookie.ts';

const nameFor = ({ publicUrl }: Pick<Env, 'publicUrl'>) => hostCookieName(publicUrl, 'known');
/** Accounts that a device is known for at most; the last ones count. */
const most = 20;
const part = /^[\w-]{22}$/;

/**
 * A device as its cookie `known` tells it: a random name, and a mark for each account it has signed
 * in to. A mark can be made and read by this server alone, and says nothing of the family.
 */
interface Device {
  id: string;
  marks: string[];
}

/** What marks are made with, and the address that names the cookie. */
interface Signing {
  secret: string;
  env: Pick<Env, 'publicUrl'>;
}

/**
 * The name of the calling device, where it has signed in to this account before; else null. It
 * takes the login e-mail.
 */
export function knownDevice(c: Context, { secret, env }: Signing, email: string): string | null {
  const device = readDevice(c, env);
  if (!device) return null;
  const mark = Buffer.from(markOf(secret, device.id, email));
  return device.marks.some((one) => timingSafeEqual(Buffer.from(one), mark)) ? device.id : null;
}

/** The cookie that makes the calling device known for one more account. */
export function knownDeviceCookie(c: Context, { secret, env }: Signing, email: string): string {
  const { id, marks } = readDevice(c, env) ?? {
    id: randomBytes(16).toString('base64url'),
    marks: [],
  };
  const mark = markOf(secret, id, email);
  const latest = [mark, ...marks.filter((one) => one !== mark)].slice(0, most);
  const secure = env.publicUrl.startsWith('https:');
  const options = {
    path: '/',
    maxAge: cookieSeconds,
    httpOnly: true,
    secure,
    sameSite: 'Lax',
  } as const;
  return generateCookie(nameFor(env), [id, ...latest].join('.'), options);
}

function readDevice(c: Context, env: Pick<Env, 'publicUrl'>): Device | null {
  const [id, ...marks] = (getCookie(c, nameFor(env)) ?? '').split('.').slice(0, most + 1);
  if (!id || ![id, ...marks].every((text) => part.test(text))) return null;
  return { id, marks };
}

function markOf(secret: string, id: string, email: string): string {
  const text = JSON.stringify(['known device', id, email]);
  return createHmac('sha256', secret).update(text).digest('base64url').slice(0, 22);
}
