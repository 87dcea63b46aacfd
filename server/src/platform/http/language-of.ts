import { isLanguage, type Language, matchLanguage } from '@pius/domain/language.ts';
import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';

/**
 * The language an answer is wanted in: `lang` of the query, else `accept-language` of an API call.
 */
export function languageOf(c: Context): Language {
  const request = c.req.query('lang');
  if (isLanguage(request)) return request;
  return matchLanguage(c.req.header('accept-language'));
}

/**
 * The language a page is wanted in: the choice kept in the cookie `language`; null where none was
 * made.
 */
export function chosenLanguage(c: Context): Language | null {
  const chosen = getCookie(c, 'language');
  return isLanguage(chosen) ? chosen : null;
}
