import { deviceText, useDeviceValue } from '@/ui/device/device-value.ts';

const savedChoice = deviceText('cookie_consent');
const choices = ['accepted', 'declined'] as const;
const question = 'pius:cookie-question';

/** What was chosen about cookies that are not needed. @see docs/requirements.md#r-cookie-choice */
export type CookieChoice = (typeof choices)[number];

const asChoice = (text: string | null) => choices.find((choice) => choice === text) ?? null;

/** What was chosen on this device; null is nothing yet. */
export function cookieChoice(): CookieChoice | null {
  return asChoice(savedChoice.get());
}

/** Keeps a choice; the banner, the settings and other tabs hear of it. */
export function chooseCookies(choice: CookieChoice): void {
  savedChoice.set(choice);
}

/** Shows the banner again, so that the choice can be changed. */
export function askAboutCookies(): void {
  dispatchEvent(new Event(question));
}

/**
 * Hears of choices, in this tab and others, and of the wish to choose again.
 * @returns The way to stop it.
 */
export function listenToCookies(onChoice: () => void, onQuestion: () => void): () => void {
  const stop = savedChoice.subscribe(onChoice);
  addEventListener(question, onQuestion);
  return () => {
    stop();
    removeEventListener(question, onQuestion);
  };
}

/** The choice about cookies on this device, also while it changes; null while a page wakes. */
export function useCookieChoice(): CookieChoice | null {
  return asChoice(useDeviceValue(savedChoice));
}
