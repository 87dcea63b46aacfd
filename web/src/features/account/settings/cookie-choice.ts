import { useSyncExternalStore } from 'react';
import { readStorage, writeStorage } from '@/shared/i18n/language.ts';

const key = 'cookie_consent';
const choices = ['accepted', 'declined'] as const;

/** What was chosen about cookies that are not needed (spec 4). */
export type CookieChoice = (typeof choices)[number];

function read(): CookieChoice | null {
  const kept = readStorage(key);
  return choices.find((choice) => choice === kept) ?? null;
}

function listen(changed: () => void): () => void {
  const events = ['pius:cookie-choice', 'storage'];
  for (const event of events) addEventListener(event, changed);
  return () => {
    for (const event of events) removeEventListener(event, changed);
  };
}

/** The choice about cookies on this device, and the way to change it; the banner and other tabs hear of it. */
export function useCookieChoice(): [CookieChoice | null, (choice: CookieChoice) => void] {
  const choice = useSyncExternalStore(listen, read, () => null);
  return [
    choice,
    (next) => {
      writeStorage(key, next);
      dispatchEvent(new Event('pius:cookie-choice'));
    },
  ];
}
