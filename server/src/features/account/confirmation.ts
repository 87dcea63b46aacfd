import type { Context } from 'hono';
import type { AppContext } from '../../app-context.ts';
import { uniqueViolation } from '../../db/unique-violation.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { noteSecurity } from '../../platform/log/security-events.ts';
import { createAccount } from '../../platform/sign-in/create-account.ts';
import { knownDeviceCookie } from '../../platform/sign-in/known-device.ts';
import { hashAgain } from '../../platform/sign-in/password-hash.ts';
import {
  dropSignUps,
  findConfirmation,
  findSignUp,
  listSaltedHashes,
  type PendingSignUp,
} from './pending-store.ts';
import { endSessionBefore, rememberViewer } from './sign-in-routes.ts';
import { recordConsents } from './store.ts';

/**
 * What a confirmation link stands for.
 * @returns The address it proves.
 * @throws `confirm_link_invalid`, `confirm_link_used` or `confirm_link_expired`.
 */
export async function confirmationOf(
  ctx: AppContext,
  token: string,
  now: Date,
): Promise<{ email: string }> {
  const rows = await findConfirmation(ctx.db, token);
  if (!rows) throw new AppError('confirm_link_invalid');
  if (rows.used) throw new AppError('confirm_link_used');
  if (rows.expiresAt <= now) throw new AppError('confirm_link_expired');
  return { email: rows.email };
}

/**
 * Opens the account of a proved address, and signs in: the link proves the mailbox, the password
 * says which of the sign-ups that wait for it is meant. Anyone who signed up with somebody else's
 * address stays outside, and nothing of what that person chose is taken over.
 * @see docs/requirements.md#r-who-has-an-account
 */
export async function confirm(
  c: Context,
  ctx: AppContext,
  input: { token: string; password: string },
  now: Date,
): Promise<Response> {
  const { email } = await confirmationOf(ctx, input.token, now);
  const tries = { count: 10, seconds: 15 * 60 };
  const wait = await ctx.limiter.shared(`confirm ${email}`, tries, now);
  if (wait > 0) throw new AppError('too_many_requests', { retryAfter: wait });
  const chosen = await signUpWith(ctx, email, input.password, now);
  if (!chosen) {
    // Another call may have opened the account meanwhile: then the link is used, not the password wrong.
    await confirmationOf(ctx, input.token, now);
    throw new AppError('invalid_credentials', { fields: { password: 'invalid_credentials' } });
  }
  await openAccount(ctx, chosen);
  const { headers, response } = await ctx.auth.api.signInEmail({
    body: { email, password: input.password },
    returnHeaders: true,
  });
  await endSessionBefore(c, ctx);
  const whose = { id: response.user.id, viewer: 'parent' } as const;
  noteSecurity(c, ctx, { security: 'signed in', by: 'confirmation' }, whose);
  rememberViewer(c, ctx, 'parent');
  const known = knownDeviceCookie(c, ctx, email);
  for (const cookie of [...headers.getSetCookie(), known]) {
    c.header('set-cookie', cookie, { append: true });
  }
  return c.json({ confirmed: true });
}

/**
 * The sign-ups of one address share a salt, so that the password is hashed once, however many
 * strangers added theirs.
 */
async function signUpWith(
  ctx: AppContext,
  email: string,
  password: string,
  now: Date,
): Promise<PendingSignUp | null> {
  const hashes: string[] = [];
  for (const salted of await listSaltedHashes(ctx.db, email, now)) {
    const hash = await hashAgain(salted, password);
    if (hash) hashes.push(hash);
  }
  return findSignUp(ctx.db, email, now, hashes);
}

/**
 * Makes a sign-up an account, with the consents that were given with it. The address decides who
 * was first.
 */
async function openAccount(ctx: AppContext, signUp: PendingSignUp): Promise<void> {
  const { email, passwordHash, fullName, accountType, phone, language, timeZone } = signUp;
  try {
    await ctx.db.transaction(async (tx) => {
      const id = await createAccount(tx, {
        email,
        passwordHash,
        fullName,
        confirmed: true,
        profile: { role: 'parent', accountType, phone: phone ?? undefined, language, timeZone },
      });
      const kinds = ['terms', 'privacy', 'adult'] as const;
      const consents = kinds.map((kind) => ({ kind, version: signUp.textVersion }));
      await recordConsents(tx, id, consents, signUp.agreedAt);
      await dropSignUps(tx, email);
    });
  } catch (error) {
    if (uniqueViolation(error)) throw new AppError('confirm_link_used');
    throw error;
  }
}
