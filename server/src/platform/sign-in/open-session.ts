import type { Context } from 'hono';
import { generateSignedCookie } from 'hono/cookie';
import type { House } from '../../house.ts';
import { sessionCookieName, sessionDays } from './auth.ts';

const day = 24 * 60 * 60;

/**
 * Opens a session as better-auth does after a password, for who has proved in another way who it is, and gives the
 * answer its cookie (promise 19).
 */
export async function openSession(c: Context, house: House, userId: string): Promise<void> {
  const { internalAdapter } = await house.auth.$context;
  const { token } = await internalAdapter.createSession(userId);
  const { publicUrl } = house.env;
  const cookie = await generateSignedCookie(sessionCookieName(publicUrl), token, house.secret, {
    maxAge: sessionDays * day,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  });
  c.header('set-cookie', cookie, { append: true });
}
