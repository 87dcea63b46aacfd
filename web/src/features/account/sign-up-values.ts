import { checkAdultName } from '@pius/domain/account/adult-name.ts';
import { normaliseEmail } from '@pius/domain/account/login-name.ts';
import { checkAdultPassword } from '@pius/domain/account/password.ts';
import type { Language } from '@pius/domain/language.ts';
import type { CallInput } from '@/ui/api/call.ts';
import type { FieldCodes } from './field-codes.ts';
import { checkEmail } from './typed-email.ts';

/** What the sign-up form holds. A field nobody has touched may be missing. */
export interface SignUpValues {
  account_type: 'parent' | 'catechist' | 'student' | null;
  full_name: string;
  phone: string;
  email: string;
  password: string;
  password_again: string;
  over_18: boolean;
  privacy_read: boolean;
  terms_read: boolean;
}

type SignUpBody = CallInput<'POST /rest/v1/account/sign-up'>['body'];

/**
 * What is wrong with a filled-in form, by field.
 * @returns Codes of `errors.json`, nothing where all is well.
 * @see docs/requirements.md#r-sign-up
 */
export function checkSignUp(values: Partial<SignUpValues>): FieldCodes<SignUpValues> {
  if (values.account_type === 'student') return { account_type: 'student_needs_parent' };
  const password = values.password ?? '';
  return withoutNull({
    account_type: values.account_type ? null : 'account_type_required',
    full_name: checkAdultName(values.full_name ?? ''),
    email: checkEmail(values.email ?? ''),
    password: password === '' ? 'password_required' : checkAdultPassword(password),
    password_again: values.password_again === password ? null : 'password_mismatch',
    over_18: values.over_18 ? null : 'age_confirm_required',
    privacy_read: values.privacy_read ? null : 'documents_unread',
    terms_read: values.terms_read ? null : 'documents_unread',
  });
}

/** The form as the server takes it; `timeZone` is an IANA name, as the browser gives it. */
export function toSignUpBody(
  values: SignUpValues,
  { language, timeZone }: { language: Language; timeZone: string },
): SignUpBody {
  const phone = values.phone.trim();
  return {
    account_type: values.account_type ?? 'parent',
    full_name: values.full_name.trim(),
    email: normaliseEmail(values.email),
    password: values.password,
    ...(phone === '' ? {} : { phone }),
    over_18: values.over_18,
    privacy_read: values.privacy_read,
    terms_read: values.terms_read,
    language,
    time_zone: timeZone,
  };
}

function withoutNull<T extends object>(codes: T) {
  return Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== null)) as {
    [K in keyof T]?: Exclude<T[K], null>;
  };
}
