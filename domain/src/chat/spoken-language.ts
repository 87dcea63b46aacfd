import { comparable } from '../course/lesson-text.ts';
import { type Language, languages } from '../language.ts';
import { denials, firstPerson, smallWords } from './small-words.ts';

/** By so many small words more a question must be of another language than the page's. */
const clearly = 2;

/**
 * The language a question is asked in: the page's, unless clearly more of its small words are those of another, as when
 * a French child asks on an English page.
 */
export function spokenLanguage(question: string, ofPage: Language): Language {
  const words = comparable(question).split(' ');
  const known = (language: Language) =>
    words.filter(
      (word) =>
        smallWords[language].has(word) ||
        denials[language].has(word) ||
        firstPerson[language].has(word),
    ).length;
  const best = languages.reduce((one, other) => (known(other) > known(one) ? other : one), ofPage);
  return known(best) >= known(ofPage) + clearly ? best : ofPage;
}
