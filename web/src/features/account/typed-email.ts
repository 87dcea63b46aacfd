import { isEmail, normaliseEmail } from '@pius/domain/account/login-name.ts';

/** What is wrong with a typed e-mail address, as a code, or null. */
export function checkEmail(text: string): 'email_required' | 'email_invalid' | null {
  if (text.trim() === '') return 'email_required';
  return isEmail(normaliseEmail(text)) ? null : 'email_invalid';
}
