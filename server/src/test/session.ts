import { randomUUID } from 'node:crypto';
import { generateSignedCookie } from 'hono/cookie';
import { session } from '../db/tables/account.ts';
import type { House } from '../house.ts';
import { sessionCookieName } from '../platform/sign-in/auth.ts';

const hour = 60 * 60 * 1000;

/** Opens a session as a sign-in would, without a password. Out: the cookie header. `expiresAt` is in an hour unless told. */
export async function openSession(
  house: House,
  userId: string,
  expiresAt = new Date(house.now().getTime() + hour),
): Promise<string> {
  const token = randomUUID();
  const createdAt = house.now();
  await house.db.insert(session).values({ id: randomUUID(), userId, token, expiresAt, createdAt });
  const name = sessionCookieName(house.env.publicUrl);
  const bound = name.startsWith('__Host-') ? { secure: true, path: '/' } : {};
  const cookie = await generateSignedCookie(name, token, house.secret, bound);
  return cookie.split(';')[0] ?? '';
}
