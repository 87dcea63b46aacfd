import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { House } from '../../house.ts';
import { sessionToken } from './sign-in-routes.ts';
import { endSessionsOf } from './store.ts';

/**
 * Makes up for a sign-out that had no network: the page has left the cookie `leaving`, and the first call that comes
 * through ends the session before anything else is looked at (product.md, "Switching child offline"). The session's
 * cookie is left alone: a late answer would take away the one of whoever has signed in meanwhile.
 */
export function endSessionLeft(house: House) {
  return async (c: Context, next: () => Promise<void>) => {
    if (getCookie(c, 'leaving') !== '1') return next();
    const token = await sessionToken(c, house);
    if (token) await endSessionsOf(house.db, token, house.now());
    await next();
    const gone = generateCookie('leaving', '', { path: '/', maxAge: 0, sameSite: 'Lax' });
    c.header('set-cookie', gone, { append: true });
  };
}
