import { foldDiacritics } from '../fold-diacritics.ts';
import { commonAdultPasswords, commonChildPasswords } from './common-passwords.ts';

export const adultPasswordMin = 10;
export const childPasswordMin = 6;
export const passwordMax = 128;

export type PasswordError =
  | 'password_too_short'
  | 'child_password_too_short'
  | 'password_too_long'
  | 'password_too_common';

const adultList: ReadonlySet<string> = new Set(commonAdultPasswords);
const childList: ReadonlySet<string> = new Set(commonChildPasswords);

/**
 * The product's own words: a password made of nothing else is the first a stranger would try. Taken
 * out one after the other, never tried in another way, so that no password takes long to look at.
 */
const ownWords = /saint|pius|pie|pio|quest|catechisme?|catecismo|x|st|10|the/g;

function length(password: string): number {
  return Array.from(password).length;
}

/** One or two different characters only (`aaaaaaaaaa`, `1212121212`). */
function hasHardlyAnyCharacters(password: string): boolean {
  return new Set(password).size <= 2;
}

/** Each character next to the one before, always the same way (`abcdefghij`, `9876543210`). */
function isPlainSequence(password: string): boolean {
  const codes = Array.from(password, (character) => character.codePointAt(0) ?? 0);
  return [1, -1].some((step) =>
    codes.every((code, index) => index === 0 || code - (codes[index - 1] ?? 0) === step),
  );
}

function isTrivial(password: string): boolean {
  const lower = password.toLowerCase();
  const lettersAndDigits = foldDiacritics(password).replace(/[^a-z0-9]/g, '');
  return (
    hasHardlyAnyCharacters(lower) ||
    isPlainSequence(lower) ||
    (lettersAndDigits !== '' && lettersAndDigits.replace(ownWords, '') === '')
  );
}

/**
 * What is wrong with an adult's password, or null: 10 to 128 characters,
 * not a common one, not a plain sequence or the product's own name; no composition rules.
 * @see docs/requirements.md#r-passwords
 */
export function checkAdultPassword(password: string): PasswordError | null {
  if (length(password) < adultPasswordMin) return 'password_too_short';
  if (length(password) > passwordMax) return 'password_too_long';
  return adultList.has(password.toLowerCase()) || isTrivial(password)
    ? 'password_too_common'
    : null;
}

/**
 * What is wrong with a child's password, or null: 6 to 128 characters, not one of the hundred
 * commonest; slowed guessing makes up for the shortness.
 * @see docs/requirements.md#r-child-password
 */
export function checkChildPassword(password: string): PasswordError | null {
  if (length(password) < childPasswordMin) return 'child_password_too_short';
  if (length(password) > passwordMax) return 'password_too_long';
  return childList.has(password.toLowerCase()) || isTrivial(password)
    ? 'password_too_common'
    : null;
}
