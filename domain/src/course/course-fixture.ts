import { type Language, languages } from '../language.ts';

/** A title for tests: the text in English, and with its language behind it in every other. */
export function titled(text: string): Record<Language, string> {
  return Object.fromEntries(
    languages.map((language) => [language, language === 'en' ? text : `${text} (${language})`]),
  ) as Record<Language, string>;
}
