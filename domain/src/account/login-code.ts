/**
 * A login code as it was typed or pasted, such as `123 456`: its six digits, or null where it has no six.
 * Spaces and hyphens between them are left out, and digits of other scripts are not taken.
 * @see docs/requirements.md#r-login-code
 */
export function readLoginCode(text: string): string | null {
  const digits = text.replace(/[\s\p{Pd}]/gu, '');
  return /^[0-9]{6}$/.test(digits) ? digits : null;
}
