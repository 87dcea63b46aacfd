import { checkChildName, composeChildEmail } from '@pius/domain/account/login-name.ts';
import { checkEmail } from './typed-email.ts';

/** What a child types at its door. */
export interface ChildSignIn {
  parent_email: string;
  child_name: string;
  child_password: string;
}

/** The login e-mail and password of a child, or by field what is wrong, as codes of `errors.json`. */
export function childCredentials(
  typed: ChildSignIn,
):
  | { email: string; password: string; wrong: null }
  | { wrong: Partial<Record<keyof ChildSignIn, string>> } {
  const email = checkEmail(typed.parent_email);
  const name = checkChildName(typed.child_name);
  const composed = composeChildEmail(typed.parent_email, typed.child_name);
  if (!email && !name && typed.child_password !== '' && composed !== null) {
    return { email: composed, password: typed.child_password, wrong: null };
  }
  return {
    wrong: {
      ...(email ? { parent_email: email } : {}),
      ...(name ? { child_name: name } : {}),
      ...(typed.child_password === '' ? { child_password: 'password_required' } : {}),
      ...(!email && !name && composed === null ? { child_name: 'name_too_long' } : {}),
    },
  };
}
