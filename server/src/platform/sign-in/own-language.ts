import { isLanguage, type Language } from '@pius/domain/language.ts';
import { cookieSeconds } from '@pius/domain/retention.ts';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Env } from '../../env.ts';

/** The language of the device, kept while a child with a language of its own is signed in on it. */
const aside = 'device_language';

/**
 * The cookies that give the pages the language of who signs in, or give the device its own back. Pages read the cookie
 * `language`, as `web/src/shared/i18n/language.ts` explains. In: the language of the child; null for whoever has none, and
 * where somebody signs out.
 */
export function ownLanguageCookies(
  c: Context,
  env: Pick<Env, 'publicUrl'>,
  own: Language | null,
): string[] {
  const kept = getCookie(c, aside);
  const secure = env.publicUrl.startsWith('https:');
  const cookie = (name: string, value: string, maxAge = cookieSeconds) =>
    generateCookie(name, value, { path: '/', maxAge, sameSite: 'Lax', secure });
  if (own) {
    const chosen = getCookie(c, 'language');
    const device = isLanguage(kept) ? kept : isLanguage(chosen) ? chosen : 'en';
    return [cookie('language', own), cookie(aside, device)];
  }
  return isLanguage(kept) ? [cookie('language', kept), cookie(aside, '', 0)] : [];
}
