import { randomUUID } from 'node:crypto';
import { generateSignedCookie } from 'hono/cookie';
import type { AppContext } from '../app-context.ts';
import { session } from '../db/tables/account.ts';
import { sessionCookieName } from '../platform/sign-in/auth.ts';

const hour = 60 * 60 * 1000;

/**
 * Opens a session as a sign-in would, without a password.
 * @returns The cookie header. `expiresAt` is in an hour unless told.
 */
export async function openSession(
  ctx: AppContext,
  userId: string,
  expiresAt = new Date(ctx.now().getTime() + hour),
): Promise<string> {
  const token = randomUUID();
  const createdAt = ctx.now();
  await ctx.db.insert(session).values({ id: randomUUID(), userId, token, expiresAt, createdAt });
  const name = sessionCookieName(ctx.env.publicUrl);
  const bound = name.startsWith('__Host-') ? { secure: true, path: '/' } : {};
  const cookie = await generateSignedCookie(name, token, ctx.secret, bound);
  return cookie.split(';')[0] ?? '';
}
