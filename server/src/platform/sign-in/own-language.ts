import { isLanguage, type Language } from '@pius/domain/language.ts';
import { cookieSeconds } from '@pius/domain/retention.ts';
import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import type { Env } from '../../env.ts';
import { hostCookieName } from '../http/host-cookie.ts';

/** The language of the device, kept while a child with a language of its own is signed in on it. */
const nameFor = ({ publicUrl }: Pick<Env, 'publicUrl'>) =>
  hostCookieName(publicUrl, 'device_language');

/**
 * The cookies that give the pages the language of who signs in, or give the device its own back.
 * Pages read the cookie `language`, as `web/src/ui/i18n/language.ts` explains. It takes the
 * language of the child; null for anyone who has none, and where somebody signs out.
 */
export function ownLanguageCookies(
  c: Context,
  env: Pick<Env, 'publicUrl'>,
  own: Language | null,
): string[] {
  const aside = nameFor(env);
  const saved = getCookie(c, aside);
  const secure = env.publicUrl.startsWith('https:');
  const shared = { path: '/', maxAge: cookieSeconds, sameSite: 'Lax', secure } as const;
  const language = (value: string) => generateCookie('language', value, shared);
  const setAside = (value: string, more: { maxAge?: number } = {}) =>
    generateCookie(aside, value, { ...shared, httpOnly: true, ...more });
  if (own) {
    const chosen = getCookie(c, 'language');
    const device = isLanguage(saved) ? saved : isLanguage(chosen) ? chosen : 'en';
    return [language(own), setAside(device)];
  }
  return isLanguage(saved) ? [language(saved), setAside('', { maxAge: 0 })] : [];
}
