import { createHmac } from 'node:crypto';
import type { signUp } from '@pius/contracts/account.ts';
import type { ErrorCode } from '@pius/contracts/errors.ts';
import { checkAdultName } from '@pius/domain/account/adult-name.ts';
import { textVersion } from '@pius/domain/account/agreement.ts';
import { isEmail, normaliseEmail } from '@pius/domain/account/login-name.ts';
import { checkAdultPassword } from '@pius/domain/account/password.ts';
import type { Language } from '@pius/domain/language.ts';
import { isTimeZone } from '@pius/domain/progress/local-day.ts';
import type { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { hashPassword } from '../../platform/sign-in/password-hash.ts';
import { arrangeConfirmationEmail } from './confirmation-email.ts';
import { saveSignUp } from './pending-store.ts';
import { readEmail } from './read-email.ts';

type SignUp = z.output<(typeof signUp)['request']['body']['content']['application/json']['schema']>;

/**
 * Takes a parent's or catechist's sign-up, to be confirmed by an e-mail. No account is opened or
 * changed, and the same is done for anyone who has the address.
 * Throws `AppError` with the broken rule's code.
 * @see docs/requirements.md#r-sign-up
 * @see docs/requirements.md#r-who-has-an-account
 */
export async function signUpParent(ctx: AppContext, input: SignUp, now: Date): Promise<void> {
  refuse(input);
  const email = normaliseEmail(input.email);
  const { language } = input;
  const signUp = {
    email,
    passwordHash: await hashPassword(input.password, saltFor(ctx.secret, email)),
    fullName: input.full_name.trim(),
    accountType: input.account_type === 'catechist' ? ('catechist' as const) : ('parent' as const),
    phone: input.phone?.trim() || null,
    language,
    timeZone: input.time_zone,
    textVersion,
  };
  await ctx.db.transaction(async (tx) => {
    await saveSignUp(tx, signUp, now);
    await arrangeConfirmationEmail(ctx, tx, { email, language }, now);
  });
}

/**
 * One salt for all sign-ups of an address, which nobody can foretell: at the confirmation one hash
 * finds the right one.
 */
function saltFor(secret: string, email: string): Buffer<ArrayBuffer> {
  const text = JSON.stringify(['sign-up', email]);
  return createHmac('sha256', secret).update(text).digest().subarray(0, 16);
}

/** Asks for the confirmation e-mail again; whether one goes out is decided later, out of sight. */
export async function resend(
  ctx: AppContext,
  input: { email: string; language: Language },
  now: Date,
): Promise<void> {
  const email = readEmail(input.email);
  const { language } = input;
  await ctx.db.transaction((tx) => arrangeConfirmationEmail(ctx, tx, { email, language }, now));
}

function refuse(input: SignUp): void {
  if (input.account_type === 'student') throw new AppError('student_needs_parent');
  const fields: Record<string, ErrorCode> = {};
  const name = checkAdultName(input.full_name);
  if (name) fields.full_name = name;
  if (!isEmail(normaliseEmail(input.email))) fields.email = 'email_invalid';
  const password = checkAdultPassword(input.password);
  if (password) fields.password = password;
  if (!input.over_18) fields.over_18 = 'age_confirm_required';
  if (!input.terms_read || !input.privacy_read) fields.documents = 'documents_unread';
  if (!isTimeZone(input.time_zone)) fields.time_zone = 'timezone_unknown';
  const [first] = Object.values(fields);
  if (first) throw new AppError(first, { fields });
}
