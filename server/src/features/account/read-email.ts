import { isEmail, normaliseEmail } from '@pius/domain/account/login-name.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** The address that somebody typed, as addresses are kept. Throws `email_invalid`, at the field `email`. */
export function readEmail(typed: string): string {
  const email = normaliseEmail(typed);
  if (!isEmail(email)) throw new AppError('email_invalid', { fields: { email: 'email_invalid' } });
  return email;
}
