import type { Language } from '@pius/domain/language.ts';
import { createContext, use } from 'react';

/**
 * The language the page is in, once for the whole page: asking the translations at each link is
 * expensive.
 */
export const LanguageContext = createContext<Language>('en');

/** The language the page is in now. */
export function useLanguage(): Language {
  return use(LanguageContext);
}
