import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/shared/i18n/language.ts';

const key = 'cookie_consent';
const choices = ['accepted', 'declined'] as const;
const changed = 'pius:cookie-choice';
const question = 'pius:cookie-question';

/** What was chosen about cookies that are not needed. @see docs/requirements.md#r-cookie-choice */
export type CookieChoice = (typeof choices)[number];

/** What was chosen on this device; null is nothing yet. */
export function cookieChoice(): CookieChoice | null {
  const kept = readStorage(key);
  return choices.find((choice) => choice === kept) ?? null;
}

/** Keeps a choice; the banner, the settings and other tabs hear of it. */
export function chooseCookies(choice: CookieChoice): void {
  writeStorage(key, choice);
  dispatchEvent(new Event(changed));
}

/** Shows the banner again, so that the choice can be changed. */
export function askAboutCookies(): void {
  dispatchEvent(new Event(question));
}

/** Hears of choices, in this tab and others, and of the wish to choose again. Out: the way to stop it. */
export function listenToCookies(onChoice: () => void, onQuestion?: () => void): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  for (const event of [changed, 'storage']) addEventListener(event, onChoice, { signal });
  if (onQuestion) addEventListener(question, onQuestion, { signal });
  return () => heard.abort();
}

/** The choice about cookies on this device, also while it changes; null while a page wakes. */
export function useCookieChoice(): CookieChoice | null {
  return useSyncExternalStore(listenToCookies, cookieChoice, () => null);
}
