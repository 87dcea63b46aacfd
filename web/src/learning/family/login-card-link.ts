import { childNameMax, isEmail, normaliseEmail } from '@pius/domain/account/login-name.ts';
import { type Language, languageInfo } from '@pius/domain/language.ts';

/**
 * What a login card says: whose child, and its name. Never a secret.
 * @see docs/requirements.md#r-login-card
 */
export interface LoginCard {
  parentEmail: string;
  childName: string;
}

/** The login page in a language, with its host: what a card and a list say, and a letter would. */
export function loginPageIn(language: Language): string {
  return `${location.origin}${languageInfo[language].pathPrefix}/login`;
}

/** An address as it is written on paper. */
export function onPaper(address: string): string {
  return address.replace(/^https?:\/\//, '');
}

/**
 * The address in the QR of a login card. What it says stands behind the `#`, so that it reaches no
 * server and no log. It takes the login page, with its host, and the card.
 */
export function loginCardLink(loginPage: string, { parentEmail, childName }: LoginCard): string {
  return `${loginPage}#${new URLSearchParams({ parent: parentEmail, child: childName })}`;
}

/**
 * The card by which a login page was opened; null where there is none, or what stands there is
 * none.
 */
export function readLoginCard(hash: string): LoginCard | null {
  const input = new URLSearchParams(hash.replace(/^#/, ''));
  const parentEmail = normaliseEmail(input.get('parent') ?? '');
  const childName = (input.get('child') ?? '').trim();
  const fits = childName !== '' && Array.from(childName).length <= childNameMax;
  return fits && isEmail(parentEmail) ? { parentEmail, childName } : null;
}
