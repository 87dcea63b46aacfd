import { type Language, languages } from '../language.ts';

/** What a picture shows, in words, by language; empty where it is not shown in that language. */
export type AltTexts = Record<Language, string>;

/** Longer than this nobody listens to. */
export const longestAlt = 300;

export type AltFault = 'alt_required' | 'alt_too_long';

/**
 * What is wrong with the words of a picture: they are needed in each language that it is shown in.
 * It takes the words, and the one language it is shown in, or null for all.
 * @returns The fault of each field that has one.
 */
export function checkAlt(
  alt: AltTexts,
  shownIn: Language | null,
): Partial<Record<Language, AltFault>> {
  const faults: Partial<Record<Language, AltFault>> = {};
  for (const language of languages) {
    const text = alt[language].trim();
    const needed = shownIn === null || shownIn === language;
    if (text === '' && needed) faults[language] = 'alt_required';
    if (text.length > longestAlt) faults[language] = 'alt_too_long';
  }
  return faults;
}
