import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { generateSignedCookie } from 'hono/cookie';
import type { AppContext } from '../../app-context.ts';
import { session } from '../../db/tables/account.ts';
import { sessionCookieName, sessionDays } from './auth.ts';

const day = 24 * 60 * 60;

/**
 * Opens a session as better-auth does after a password, for who has proved in another way who it
 * is, and gives the answer its cookie. `stillRight` is asked once the session stands and throws
 * where what was proved holds no longer: such a session came too late to end with the others, so it
 * is ended here, and the error thrown on.
 * @see docs/requirements.md#r-sessions
 */
export async function openSession(
  c: Context,
  ctx: AppContext,
  userId: string,
  stillRight: () => Promise<void>,
): Promise<void> {
  const { internalAdapter } = await ctx.auth.$context;
  const { token } = await internalAdapter.createSession(userId);
  try {
    await stillRight();
  } catch (error) {
    await ctx.db.delete(session).where(eq(session.token, token));
    throw error;
  }
  const { publicUrl } = ctx.env;
  const cookie = await generateSignedCookie(sessionCookieName(publicUrl), token, ctx.secret, {
    maxAge: sessionDays * day,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
  });
  c.header('set-cookie', cookie, { append: true });
}
