import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { AppContext } from '../../app-context.ts';
import { sessionToken } from './sign-in-routes.ts';
import { endSessionsOf } from './store.ts';

/**
 * Makes up for a sign-out that had no network: the page has left the cookie `leaving`, and the
 * first call that comes through ends the session before anything else is looked at. The session's
 * cookie is left alone: a late answer would take away the one of anyone who has signed in
 * meanwhile.
 * @see docs/requirements.md#r-sign-out
 */
export function endSessionLeft(ctx: AppContext) {
  return async (c: Context, next: () => Promise<void>) => {
    if (getCookie(c, 'leaving') !== '1') return next();
    const token = await sessionToken(c, ctx);
    if (token) await endSessionsOf(ctx.db, token, ctx.now());
    await next();
    const secure = ctx.env.publicUrl.startsWith('https:');
    const options = { path: '/', maxAge: 0, sameSite: 'Lax', secure } as const;
    const gone = generateCookie('leaving', '', options);
    c.header('set-cookie', gone, { append: true });
  };
}
