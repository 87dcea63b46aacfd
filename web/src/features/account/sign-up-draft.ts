import { deviceValue } from '@/ui/device/device-value.ts';
import type { SignUpValues } from './sign-up-values.ts';

const draft = deviceValue('sign-up', onlyOurs, 'tab');

/** What is kept of a sign-up form that was begun; a password never is. */
export type SignUpDraft = Partial<Omit<SignUpValues, 'password' | 'password_again'>>;

/**
 * What was typed, chosen and read on the sign-up page in this tab, so that a reload, the way back
 * or a mistyped address does not cost it.
 * @returns Nothing where nothing was kept, or where the text is not ours.
 */
export function signUpDraft(): SignUpDraft {
  return draft.get() ?? {};
}

/** Keeps the form in this tab, without its passwords; null forgets it: the account is open. */
export function saveSignUp(values: Partial<SignUpValues> | null): void {
  draft.set(values && onlyOurs(values));
}

const isText = (value: unknown) => typeof value === 'string' && value !== '';
const isYes = (value: unknown) => value === true;

/** What a field may hold to be kept; the fields that stand here are all that is kept. */
const checks: { [Field in keyof Required<SignUpDraft>]: (value: unknown) => boolean } = {
  account_type: (value) => ['parent', 'catechist', 'student'].some((type) => type === value),
  full_name: isText,
  phone: isText,
  email: isText,
  over_18: isYes,
  privacy_read: isYes,
  terms_read: isYes,
};

function onlyOurs(read: unknown): SignUpDraft {
  const values = read as Record<string, unknown>;
  const saved = Object.entries(checks)
    .map(([field, holds]) => [field, values[field], holds] as const)
    .filter(([, value, holds]) => holds(value));
  return Object.fromEntries(saved.map(([field, value]) => [field, value]));
}
