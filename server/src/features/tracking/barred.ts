import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/** The cookie by which a browser profile is known in which a child has been logged in. Nothing of ours ever removes it. */
export const childCookie = 'child_here';

/**
 * Whether nothing may be counted or loaded for this browser, as far as its request tells: it has held a
 * child's session, holds one, or sends Global Privacy Control or Do Not Track.
 * @see docs/requirements.md#r-tracking-gate
 * @see docs/requirements.md#r-no-third-party-for-children
 */
export function isBarred(c: Context): boolean {
  const signals = ['sec-gpc', 'dnt'].some((name) => c.req.header(name) === '1');
  return signals || getCookie(c, childCookie) !== undefined || getCookie(c, 'viewer') === 'child';
}
