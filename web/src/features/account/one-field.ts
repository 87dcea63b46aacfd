import { resolverOf } from './field-codes.ts';
import { checkEmail } from './typed-email.ts';

/** Checks a form that asks for an address alone. */
export const emailAlone = resolverOf<{ email: string }>(({ email }) => {
  const code = checkEmail(email ?? '');
  return code ? { email: code } : {};
});

/** Checks a form that asks for a password alone, whichever it is. */
export const passwordAlone = resolverOf<{ password: string }>(({ password }) =>
  password ? {} : { password: 'password_required' },
);
