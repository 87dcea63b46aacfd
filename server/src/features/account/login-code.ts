import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { readLoginCode } from '@pius/domain/account/login-code.ts';
import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import type { Language } from '@pius/domain/language.ts';
import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { noteSecurity } from '../../platform/log/security-events.ts';
import { findAccount } from '../../platform/sign-in/account-of-user.ts';
import { viewerOf } from '../../platform/sign-in/caller.ts';
import { knownDeviceCookie } from '../../platform/sign-in/known-device.ts';
import { openSession } from '../../platform/sign-in/open-session.ts';
import { ownLanguageCookies } from '../../platform/sign-in/own-language.ts';
import { askForCode, findCodeRequest, saveCode, takeTry, useCode } from './code-store.ts';
import { emailJob } from './email-job.ts';
import { readEmail } from './read-email.ts';
import { endSessionBefore, rememberViewer } from './sign-in-routes.ts';
import { findByEmail, findPasswordHash } from './store.ts';

const emails = emailJob('login-code', writeCode, { retryDelayMax: 60 });

/**
 * Asks for a login code. Who has the address, and so whether an e-mail goes out, is looked at when
 * nobody waits for the answer any more; every address may ask five times an hour. Throws
 * `email_invalid` or `too_many_requests`.
 * @see docs/requirements.md#r-who-has-an-account
 */
export async function askLoginCode(
  ctx: AppContext,
  input: { email: string; language: Language },
  now: Date,
): Promise<void> {
  const email = readEmail(input.email);
  await ctx.db.transaction(async (tx) => {
    const requested = await askForCode(tx, email, input.language, now);
    if ('wait' in requested)
      throw new AppError('too_many_requests', { retryAfter: requested.wait });
    await emails.ask(ctx, tx, requested.id);
  });
}

/** Begins to write the e-mails with codes. Needed before the first is asked for. */
export const startLoginCodes = emails.start;

/**
 * Only a grown-up gets a code: a child's login e-mail is a name, and nobody is told that there is
 * no account.
 */
async function writeCode(ctx: AppContext, id: string): Promise<void> {
  const request = await findCodeRequest(ctx.db, id);
  if (!request) return;
  const { email, language } = request;
  const known = await findByEmail(ctx.db, email);
  if (known?.role !== 'parent') return;
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await ctx.db.transaction(async (tx) => {
    if (!(await saveCode(tx, id, hashOf(ctx.secret, id, code), ctx.now()))) return;
    const data = { name: known.name, code };
    await ctx.mailer.enqueue(tx, { kind: 'login-code', to: email, language, data });
  });
}

/**
 * Hashed with the server's secret: of six digits alone a plain hash would be undone in a moment.
 */
function hashOf(secret: string, id: string, code: string): string {
  const text = JSON.stringify(['login code', id, code]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/**
 * Signs a grown-up in by a code. Every try counts before it is looked at; of right ones at the same
 * moment the first alone gets a session, and none where the password changes meanwhile, which ends
 * codes and sessions alike. Wrong, too old, used and never sent are one answer: throws
 * `code_invalid`.
 * @see docs/requirements.md#r-login-code
 */
export async function signInByCode(
  c: Context,
  ctx: AppContext,
  input: { email: string; otp: string },
  now: Date,
): Promise<Response> {
  const email = normaliseEmail(input.email);
  const code = readLoginCode(input.otp);
  if (!code) throw refusal();
  const password = await findPasswordHash(ctx.db, email);
  const tried = await takeTry(ctx.db, email, now);
  const hash = hashOf(ctx.secret, tried?.id ?? '', code);
  if (!tried?.codeHash || !timingSafeEqual(Buffer.from(hash), Buffer.from(tried.codeHash))) {
    throw refusal();
  }
  if (!(await useCode(ctx.db, tried.id, hash))) throw refusal();
  const known = await findByEmail(ctx.db, email);
  const account = known && (await findAccount(ctx.db, known.id));
  if (account?.role !== 'parent') throw refusal();
  await openSession(c, ctx, account.id, async () => {
    if ((await findPasswordHash(ctx.db, email)) !== password) throw refusal();
  });
  await endSessionBefore(c, ctx);
  const viewer = viewerOf(account);
  noteSecurity(c, ctx, { security: 'signed in', by: 'code' }, { id: account.id, viewer });
  rememberViewer(c, ctx, viewer);
  const language = ownLanguageCookies(c, ctx.env, null);
  for (const cookie of [knownDeviceCookie(c, ctx, email), ...language]) {
    c.header('set-cookie', cookie, { append: true });
  }
  c.header('cache-control', 'private, no-store');
  return c.json({ user: { id: account.id, email, name: account.fullName } });
}

function refusal(): AppError {
  return new AppError('code_invalid', { fields: { otp: 'code_invalid' } });
}
