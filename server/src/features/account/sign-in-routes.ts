import type { OpenAPIHono } from '@hono/zod-openapi';
import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import type { Viewer } from '@pius/domain/account/viewer.ts';
import { cookieSeconds } from '@pius/domain/retention.ts';
import type { Context } from 'hono';
import { generateCookie, getSignedCookie } from 'hono/cookie';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { limitCalls } from '../../platform/http/limit-calls.ts';
import { canBeStored } from '../../platform/http/plain-text.ts';
import { noteSecurity } from '../../platform/log/security-events.ts';
import {
  findAccount,
  isClosed,
  isLockedOut,
  type KnownAccount,
} from '../../platform/sign-in/account-of-user.ts';
import { oldestSession, sessionCookieName } from '../../platform/sign-in/auth.ts';
import { viewerOf } from '../../platform/sign-in/caller.ts';
import { createBudget } from '../../platform/sign-in/hash-budget.ts';
import { knownDeviceCookie } from '../../platform/sign-in/known-device.ts';
import { ownLanguageCookies } from '../../platform/sign-in/own-language.ts';
import { childCookie } from '../tracking/barred.ts';
import { limitGuessing } from './limit-guessing.ts';
import { presentSession } from './present-session.ts';
import {
  endOldSession,
  endSession,
  endSessionsOf,
  endSessionsOfUsers,
  findPasswordHash,
} from './store.ts';

const credentials = z.strictObject({
  email: z.string().max(500),
  password: z.string().max(1000),
  rememberMe: z.boolean().optional(),
});

/**
 * Who signs in stands in a line before the library and the hash are asked: a hundred families who
 * log in at once wait some seconds, and the lessons of others do not. Guesses are counted before
 * it, so that who has used up his own takes no place in it. There is less room in it than for calls
 * at once (`app.ts`): others are let in while it is full.
 * @see docs/requirements.md#r-bounded-work
 */
export const signInLine = { atOnce: 4, waiting: 100 } as const;
const line = createBudget(signInLine);

/**
 * Remembers who looks, for the first paint only: the cookie `viewer` carries no right. Input: who
 * it is now.
 */
export function rememberViewer(c: Context, ctx: AppContext, viewer: Viewer): void {
  for (const cookie of viewerCookies(ctx, viewer)) {
    c.header('set-cookie', cookie, { append: true });
  }
}

function viewerCookies(ctx: AppContext, viewer: Viewer): string[] {
  const secure = ctx.env.publicUrl.startsWith('https:');
  const options = { path: '/', maxAge: cookieSeconds, sameSite: 'Lax', secure } as const;
  const shown = generateCookie('viewer', viewer, options);
  // Where a child has been, nothing is counted any more, no matter who comes after (docs/requirements.md#r-tracking-gate).
  return viewer === 'child' ? [shown, generateCookie(childCookie, '1', options)] : [shown];
}

/**
 * better-auth's own paths for password sign-in, the session and sign-out; no other of its paths is
 * open.
 */
export function signInRoutes(app: OpenAPIHono, ctx: AppContext): void {
  app.post('/auth/v1/sign-in/email', (c) => signIn(c, ctx));
  app.get('/auth/v1/get-session', (c) => readSession(c, ctx));
  app.post('/auth/v1/sign-out', (c) => signOut(c, ctx));
}

const signInAnswer = z.object({
  token: z.string(),
  user: z.object({ id: z.string(), email: z.string(), name: z.string() }),
});

async function signIn(c: Context, ctx: AppContext): Promise<Response> {
  const input = credentials.safeParse(await c.req.json().catch(() => null));
  if (!input.success || !canBeStored(input.data)) throw new AppError('invalid_input');
  return signInByPassword(c, ctx, input.data);
}

/**
 * Signs in by password, on a device that the parent has approved where its name is given.
 * @returns The library's answer, with the cookies that go with it.
 * @throws `invalid_credentials`, and `child_paused` to who knows the password of a child whose
 *   parent has paused it, `service_unavailable` where too many wait.
 */
export async function signInByPassword(
  c: Context,
  ctx: AppContext,
  input: z.output<typeof credentials>,
  approvedDevice?: string,
): Promise<Response> {
  const email = normaliseEmail(input.email);
  const letGo = await limitGuessing(c, ctx, email, approvedDevice);
  const answer = await line(() => {
    // Who has gone waits for no answer, and may stand in line again.
    if (c.req.raw.signal.aborted) throw new AppError('service_unavailable');
    return tryPassword(ctx, { ...input, email });
  }).catch(async (error: unknown) => {
    // What broke on our side is no guess; where even this cannot be written, the first error is the one to tell.
    await letGo().catch(() => undefined);
    throw error;
  });
  // Unknown, not confirmed and a wrong password are one answer (docs/requirements.md#r-who-has-an-account).
  if (!answer.ok) throw new AppError('invalid_credentials');
  await letGo();
  const { user } = signInAnswer.parse(await answer.json());
  const known = await findAccount(ctx.db, user.id);
  await refuseLockedOut(ctx, known);
  await endSessionBefore(c, ctx);
  const viewer = known ? viewerOf(known) : 'visitor';
  noteSecurity(c, ctx, { security: 'signed in', by: 'password' }, { id: user.id, viewer });
  // The session's token stays in its HttpOnly cookie: no script is told it (docs/requirements.md#r-sessions).
  const answers = new Response(JSON.stringify({ redirect: false, user }), answer);
  const language = ownLanguageCookies(c, ctx.env, known?.interfaceLanguage ?? null);
  for (const cookie of [knownDeviceCookie(c, ctx, email), ...language]) {
    answers.headers.append('set-cookie', cookie);
  }
  return withViewer(ctx, answers, viewer);
}

/**
 * Anyone who has given the right password or pictures of a child that is paused, or whose account
 * is closed, is told so and gets no session. Throws `child_paused`, `child_closed`.
 */
export async function refuseLockedOut(ctx: AppContext, known: KnownAccount | null): Promise<void> {
  const closed = known?.role === 'child' && isClosed(known);
  if (!known || !(closed || known.pausedAt)) return;
  await endSessionsOfUsers(ctx.db, [known.id]);
  throw new AppError(closed ? 'child_closed' : 'child_paused', {
    language: known.interfaceLanguage,
  });
}

/**
 * Asks the library, and takes the session back where the password changed meanwhile: it came too
 * late to end with the others.
 */
async function tryPassword(
  ctx: AppContext,
  input: z.output<typeof credentials>,
): Promise<Response> {
  const hash = await findPasswordHash(ctx.db, input.email);
  const answer = await askLibrary(ctx, input);
  if (!answer.ok || (await findPasswordHash(ctx.db, input.email)) === hash) return answer;
  await endSession(ctx.db, signInAnswer.parse(await answer.json()).token);
  return new Response(null, { status: 401 });
}

/** Throws what the database or the hashing throws. */
async function askLibrary(ctx: AppContext, input: z.output<typeof credentials>): Promise<Response> {
  const answer = await ctx.auth.handler(
    new Request(`${ctx.env.publicUrl}/auth/v1/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: ctx.env.publicUrl },
      body: JSON.stringify(input),
    }),
  );
  if (answer.status >= 500) throw new AppError('internal');
  return answer;
}

/**
 * The session of who calls; where the database errs an error, never "nobody", by which a page would
 * forget who looks.
 */
async function readSession(c: Context, ctx: AppContext): Promise<Response> {
  const token = await sessionToken(c, ctx);
  limitCalls(c, ctx, 'get-session', token);
  // The library would go on prolonging it.
  if (token) await endOldSession(ctx.db, token, oldestSession(ctx.now()));
  const { response: rows, headers } = await ctx.auth.api.getSession({
    headers: c.req.raw.headers,
    returnHeaders: true,
  });
  const whose = rows && (await findAccount(ctx.db, rows.user.id));
  const known = whose?.role === 'child' && isLockedOut(whose) ? null : whose;
  const answers = rows && (known || !whose) ? presentSession(rows, known) : null;
  const answer = Response.json(answers, { headers });
  return withViewer(ctx, answer, known ? viewerOf(known) : 'visitor');
}

/**
 * Ends every session of who signs out, on all devices at once; nobody else's.
 * @see docs/requirements.md#r-sessions
 */
async function signOut(c: Context, ctx: AppContext): Promise<Response> {
  const token = await sessionToken(c, ctx);
  limitCalls(c, ctx, 'sign-out', token);
  // The library would say that all is done though the database refused.
  if (token) await endSessionsOf(ctx.db, token, ctx.now());
  const answer = withViewer(ctx, await ctx.auth.handler(c.req.raw), 'visitor');
  for (const cookie of ownLanguageCookies(c, ctx.env, null)) {
    answer.headers.append('set-cookie', cookie);
  }
  return answer;
}

/**
 * Ends the session this browser had until another took its place: nobody could sign it out any
 * more.
 */
export async function endSessionBefore(c: Context, ctx: AppContext): Promise<void> {
  const token = await sessionToken(c, ctx);
  if (token) await endSession(ctx.db, token);
}

/**
 * The key of a session, where the cookie was signed by this server; whether the session still
 * stands is not asked.
 */
export async function sessionToken(c: Context, ctx: AppContext): Promise<string | null> {
  const name = sessionCookieName(ctx.env.publicUrl);
  return (await getSignedCookie(c, ctx.secret, name)) || null;
}

function withViewer(ctx: AppContext, answer: Response, viewer: Viewer): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  for (const cookie of viewerCookies(ctx, viewer)) headers.append('set-cookie', cookie);
  headers.set('cache-control', 'private, no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
