import { foldDiacritics } from '../fold-diacritics.ts';

/** The longest name of a child, in characters as a person counts them. */
export const childNameMax = 60;

const emailMax = 254;
const emailLocalMax = 64;

/**
 * The part of an address we take: letters, digits and `_ ' + -`, in groups joined by single dots
 * and no `'` last; then a domain of at least two labels, the last of letters only. A subset of RFC
 * 5322 addr-spec: no quotes, comments, spaces or line ends, nothing outside ASCII.
 */
const emailForm =
  /^[A-Za-z0-9_'+-]+(?:\.[A-Za-z0-9_'+-]+)*(?<!')@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

/** Whether a text is an e-mail address that a letter can be sent to; at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= emailMax && emailForm.test(text) && text.lastIndexOf('@') <= emailLocalMax;
}

/** An address as it is stored and compared: trimmed, lower case. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/**
 * The name a child logs in with: accents stripped, lower case, letters a-z and digits only. Empty
 * where the name has none of these.
 * @see docs/requirements.md#r-child-login-email
 */
export function childLoginName(name: string): string {
  return foldDiacritics(name).replace(/[^a-z0-9]/g, '');
}

/**
 * The login e-mail of a child: `mary+home@x.org` and `José María` give
 * `mary+home+josemaria@x.org`. A name only, no mail ever goes to it.
 * Null where the parent's address is none, the name is empty, or the whole is over 254 characters.
 */
export function composeChildEmail(parentEmail: string, childName: string): string | null {
  const parent = normaliseEmail(parentEmail);
  const login = childLoginName(childName);
  if (!isEmail(parent) || login === '') return null;
  const at = parent.lastIndexOf('@');
  const composed = `${parent.slice(0, at)}+${login}${parent.slice(at)}`;
  return composed.length <= emailMax ? composed : null;
}

export type ChildNameError = 'name_required' | 'name_too_long' | 'child_name_alphanumeric';

/**
 * What is wrong with a child's name, as an error code, or null.
 * A name needs a letter or digit that a login can be made of, and no control character.
 * @see docs/requirements.md#r-child-account
 */
export function checkChildName(name: string): ChildNameError | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'name_required';
  if (Array.from(trimmed).length > childNameMax) return 'name_too_long';
  if (/\p{Cc}/u.test(trimmed) || childLoginName(trimmed) === '') return 'child_name_alphanumeric';
  return null;
}
