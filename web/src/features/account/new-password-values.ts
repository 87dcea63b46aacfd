import { checkAdultPassword } from '@pius/domain/account/password.ts';
import type { FieldCodes } from './field-codes.ts';

/** A new password, typed twice. */
export interface NewPasswordValues {
  password: string;
  password_again: string;
}

/**
 * What is wrong with a new password, as at sign-up.
 * @returns Codes of `errors.json`, nothing where all is well.
 * @see docs/requirements.md#r-passwords
 */
export function checkNewPassword(typed: Partial<NewPasswordValues>): FieldCodes<NewPasswordValues> {
  const { password = '', password_again: again = '' } = typed;
  const wrong = password === '' ? 'password_required' : checkAdultPassword(password);
  return {
    ...(wrong ? { password: wrong } : {}),
    ...(again === password ? {} : { password_again: 'password_mismatch' }),
  };
}
