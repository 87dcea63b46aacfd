import { placeAfterSignIn } from '@/learning/session/place-after-sign-in.ts';
import { deviceText } from '@/ui/device/device-value.ts';
import { useClientValue } from '@/ui/use-client-value.ts';

const saved = deviceText('wanted_place');

/**
 * The place that the address of a page to log in or sign up asks to return to (`return`); known
 * once the page is awake.
 */
export function useReturnPlace(): string | undefined {
  return useClientValue(returnPlace) ?? undefined;
}

/**
 * Keeps the place that the sign-up page was asked to return to, such as the plans with one chosen,
 * until the account is confirmed: the letter's link opens in another tab.
 * @param place - What the address asks for, unless told.
 */
export function saveReturnPath(place = returnPlace()): void {
  saved.set(place || null);
}

/**
 * Where a new parent goes first: the place kept at sign-up, which is forgotten with that, else the
 * dashboard.
 */
export function takeReturnPath(): string {
  const place = saved.get();
  saved.set(null);
  return placeAfterSignIn('parent', place);
}

function returnPlace(): string | null {
  return new URLSearchParams(location.search).get('return');
}
