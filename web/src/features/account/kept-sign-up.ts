import type { SignUpValues } from './sign-up-values.ts';

const key = 'sign-up';

/** What is kept of a sign-up form that was begun; a password never is. */
export type KeptSignUp = Partial<Omit<SignUpValues, 'password' | 'password_again'>>;

/**
 * What was typed, chosen and read on the sign-up page in this tab, so that a reload, the way back or a mistyped
 * address does not cost it. Out: nothing where nothing was kept, or where the text is not ours.
 */
export function keptSignUp(text = read()): KeptSignUp {
  if (!text) return {};
  try {
    return onlyOurs(JSON.parse(text) as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** Keeps the form in this tab, without its passwords; where the browser refuses, it lasts as long as the page. */
export function keepSignUp(values: Partial<SignUpValues>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(onlyOurs(values)));
  } catch {
    // the page itself still holds it
  }
}

/** Forgets the form: the account is open. */
export function forgetSignUp(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isYes = (value: unknown) => value === true;

/** What a field may hold to be kept; the fields that stand here are all that is kept. */
const keeps: { [Field in keyof Required<KeptSignUp>]: (value: unknown) => boolean } = {
  account_type: (value) => ['parent', 'catechist', 'student'].some((type) => type === value),
  full_name: isText,
  phone: isText,
  email: isText,
  over_18: isYes,
  privacy_read: isYes,
  terms_read: isYes,
};

function onlyOurs(values: Record<string, unknown>): KeptSignUp {
  const kept = Object.entries(keeps)
    .map(([field, holds]) => [field, values[field], holds] as const)
    .filter(([, value, holds]) => holds(value));
  return Object.fromEntries(kept.map(([field, value]) => [field, value]));
}
