import { checkAdultPassword } from '@pius/domain/account/password.ts';
import type { Language } from '@pius/domain/language.ts';
import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import type { Queryable } from '../../db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { noteSecurity } from '../../platform/log/security-events.ts';
import { knownDeviceCookie } from '../../platform/sign-in/known-device.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { setPassword } from './change-password.ts';
import { emailJob } from './email-job.ts';
import { readEmail } from './read-email.ts';
import {
  askForReset,
  dropReset,
  findReset,
  findResetRequest,
  makeResetToken,
  useReset,
} from './reset-store.ts';
import { findByEmail, lockByEmail } from './store.ts';

const emails = emailJob('password-reset', writeReset);
const emailsPerHour = { count: 5, seconds: 3600 };

/**
 * Asks for the e-mail by which a grown-up sets a new password. Who has the address is looked at
 * when nobody waits for the answer any more; every address may ask five times an hour. Throws
 * `email_invalid` or `too_many_requests`.
 * @see docs/requirements.md#r-who-has-an-account
 */
export async function askPasswordReset(
  ctx: AppContext,
  input: { email: string; language: Language },
  now: Date,
): Promise<void> {
  const email = readEmail(input.email);
  await arrangePasswordReset(ctx, { ...input, email }, now);
}

/**
 * The same for an address that stands as it is kept. `beside` is done in the same transaction.
 * Throws `too_many_requests`.
 */
export async function arrangePasswordReset(
  ctx: AppContext,
  { email, language }: { email: string; language: Language },
  now: Date,
  beside?: (tx: Queryable) => Promise<void>,
): Promise<void> {
  const wait = await ctx.limiter.shared(`password-reset ${email}`, emailsPerHour, now);
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  await ctx.db.transaction(async (tx) => {
    const id = await askForReset(tx, email, language, now);
    await emails.ask(ctx, tx, id);
    await beside?.(tx);
  });
}

/** Begins to write these e-mails. Needed before the first is asked for. */
export const startPasswordResets = emails.start;

/**
 * Only a grown-up gets the e-mail: a child's password is the parent's to change, on the dashboard.
 */
async function writeReset(ctx: AppContext, id: string): Promise<void> {
  const request = await findResetRequest(ctx.db, id);
  if (!request) return;
  const { email, language } = request;
  const known = await findByEmail(ctx.db, email);
  if (known?.role !== 'parent') return dropReset(ctx.db, id);
  await ctx.db.transaction(async (tx) => {
    const token = await makeResetToken(tx, id, ctx.now());
    if (!token) return;
    const link = `${ctx.env.publicUrl}/auth/reset?token=${token}&lang=${language}`;
    const data = { name: known.name, link };
    await ctx.mailer.enqueue(tx, { kind: 'password-reset', to: email, language, data });
  });
}

/**
 * What a link stands for.
 * @returns Whose password it sets.
 * @throws `reset_link_invalid`, `reset_link_used` or `reset_link_expired`.
 */
export async function resetOf(
  ctx: AppContext,
  token: string,
  now: Date,
): Promise<{ email: string }> {
  const rows = await findReset(ctx.db, token);
  if (!rows) throw new AppError('reset_link_invalid');
  if (rows.usedAt) throw new AppError('reset_link_used');
  if (rows.expiresAt <= now) throw new AppError('reset_link_expired');
  return { email: rows.email };
}

/**
 * Sets a new password by the link of an e-mail, once; every session of the account ends, and an
 * e-mail tells of it. The device is known from then on, so that guesses of strangers do not hold up
 * the login that follows. Throws what `resetOf` throws, and what is wrong with the password.
 */
export async function resetPassword(
  c: Context,
  ctx: AppContext,
  input: { token: string; newPassword: string; language: Language },
  now: Date,
): Promise<{ status: true }> {
  const { email } = await resetOf(ctx, input.token, now);
  const wrong = checkAdultPassword(input.newPassword);
  if (wrong) throw new AppError(wrong, { fields: { newPassword: wrong } });
  const passwordHash = await hashPassword(input.newPassword);
  const done = await ctx.db.transaction(async (tx) => {
    const known = await lockByEmail(tx, email);
    if (known?.role !== 'parent' || !(await useReset(tx, input.token, now))) return null;
    const change = { userId: known.id, passwordHash, language: input.language, now };
    return (await setPassword(ctx, tx, change)) ? known.id : null;
  });
  if (!done) {
    // Another call was faster, or the account is gone.
    await resetOf(ctx, input.token, now);
    throw new AppError('reset_link_invalid');
  }
  const whose = { id: done, viewer: 'parent' } as const;
  noteSecurity(c, ctx, { security: 'password changed', by: 'email' }, whose);
  c.header('set-cookie', knownDeviceCookie(c, ctx, email), { append: true });
  return { status: true };
}
