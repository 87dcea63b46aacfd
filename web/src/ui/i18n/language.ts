import {
  defaultLanguage,
  isLanguage,
  type Language,
  splitLanguagePrefix,
} from '@pius/domain/language.ts';

/**
 * Which language a page is in.
 *
 * 1. A language in the address is the truth: `/fr/catechism` is French for everybody.
 * 2. Else the language chosen on this device: the cookie `language`, by which the server sends the French file at
 *    `/catechism` so that the first paint is already right, mirrored in `localStorage.language`. Where only the
 *    mirror is left, the head script writes the cookie again and leads to the address with the language.
 * 3. Else English.
 *
 * A page made at build time hydrates in the language its HTML is in (`<html lang>`), whatever address it was
 * sent at, so that React finds what it expects; only then does the rule above apply, which matters where an
 * old copy was shown offline. The empty shell of the app has no language of its own: the head script gives
 * `<html lang>` the right one before anything is painted.
 *
 * `?lang=fr` at any address stores the choice and leads to the clean address. An address with a language is
 * taken as the choice only where none was made yet.
 */
export function pageLanguage(pathname: string, stored: Language | null): Language {
  return splitLanguagePrefix(pathname).language ?? stored ?? defaultLanguage;
}

/** `value` as one of the three languages, or null. */
export function asLanguage(value: string | null | undefined): Language | null {
  return isLanguage(value) ? value : null;
}

/**
 * The value of a cookie in a `document.cookie` text as it stands there, or null: those of ours hold
 * plain words.
 */
export function readCookie(cookies: string, name: string): string | null {
  const match = cookies.split('; ').find((part) => part.startsWith(`${name}=`));
  return match ? match.slice(name.length + 1) : null;
}

/**
 * Keeps a cookie of ours for a year (the privacy page tells it), over https alone where the page
 * came so (ASVS 3.3.1).
 */
export function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in the browsers of old tablets
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`;
}

/**
 * The language chosen on this device, or null. Private windows may refuse the storage; the cookie
 * remains.
 */
export function storedLanguage(): Language | null {
  return asLanguage(readCookie(document.cookie, 'language')) ?? asLanguage(readStorage('language'));
}

/** Keeps the choice for a year, in both places. */
export function storeLanguage(language: Language): void {
  writeCookie('language', language);
  writeStorage('language', language);
}

/** Reads `localStorage`, null where the browser refuses it. */
export function readStorage(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes `localStorage`; where the browser refuses it the choice lasts until the page is left. */
export function writeStorage(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // nothing else can be done, and nothing is lost that matters
  }
}
