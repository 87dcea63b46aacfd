import { foldDiacritics } from '../fold-diacritics.ts';
import type { Language } from '../language.ts';
import { halfInFigures, withNumerals } from './number-words.ts';
import { holyThings, passingWords, saintWords, shortSaints } from './passing-words.ts';

const where = /(?<!\p{L})où(?!\p{L})/giu;

/** How the French "where" stands among the words of an answer: without its accent it would read as "or". */
export const whereWord = 'ou2';

/**
 * The words of a typed answer, without case, accents and punctuation, numbers the same in figures
 * and in words.
 */
export function wordsOfAnswer(text: string, language: Language): string[] {
  const halves = text.replace(/½|(?<!\d)1\/2(?!\d)/g, ` ${halfInFigures} `);
  const spelled =
    language === 'fr' ? halves.normalize('NFC').replace(where, ` ${whereWord} `) : halves;
  const plain = foldDiacritics(spelled).replace(/[’‘ʼ`´′]/g, "'");
  const elided =
    language === 'fr' ? plain.replace(/(^|[^\p{L}])([cdjlmnst]|qu)'/gu, '$1$2 ') : plain;
  const words = elided
    .replace(/'/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return withNumerals(withLongSaints(words, language), language);
}

/** "Saint" written out beside what is no name: "St Esprit". Before a name it is passed over as it stands. */
function withLongSaints(words: readonly string[], language: Language): string[] {
  const things = holyThings[language];
  return words.map((word, at) => {
    const long = shortSaints[language].get(word);
    const isOfThing = things.has(words[at - 1] ?? '') || things.has(words[at + 1] ?? '');
    return long !== undefined && isOfThing ? long : word;
  });
}

/** Whether a word of an answer is passed over where it stands. */
function isPassing(words: readonly string[], at: number, language: Language): boolean {
  const word = words[at] ?? '';
  if (!passingWords[language].has(word)) return false;
  if (!saintWords[language].has(word)) return true;
  const things = holyThings[language];
  return !things.has(words[at - 1] ?? '') && !things.has(words[at + 1] ?? '');
}

/** The words that matter in an answer; one of nothing but passing words keeps them. */
export function weightyWords(words: readonly string[], language: Language): string[] {
  const weighty = words.filter((_, at) => !isPassing(words, at, language));
  return weighty.length > 0 ? weighty : [...words];
}

/**
 * The words of an answer as they are compared: case, accents, punctuation, articles, prepositions
 * and lead-ins gone. One without a letter or digit has no words.
 */
export function answerWords(text: string, language: Language): string[] {
  return weightyWords(wordsOfAnswer(text, language), language);
}

/**
 * How a plural is made, in plain letters: the ending of the singular, and what stands in its place.
 */
const plurals: Record<Language, readonly [RegExp, string][]> = {
  en: [
    [/(?<=[^aeiou])y$/, 'ies'],
    [/(?<=ch|sh|s|x|z)$/, 'es'],
    [/$/, 's'],
  ],
  fr: [
    [/^ciel$/, 'cieux'],
    [/(?<=.)al$/, 'aux'],
    [/$/, 's'],
    [/(?<=eu|au)$/, 'x'],
  ],
  'pt-BR': [
    [/ao$/, 'oes'],
    [/ao$/, 'aes'],
    [/(?<=[aeou])l$/, 'is'],
    [/m$/, 'ns'],
    [/(?<=[rsz])$/, 'es'],
    [/$/, 's'],
  ],
};

/** A shorter word has no plural of its own here. */
const shortestSingular = 3;

function isPluralOf(word: string, singular: string, language: Language): boolean {
  if (singular.length < shortestSingular || word.length <= singular.length - 1) return false;
  return plurals[language].some(
    ([ending, plural]) => ending.test(singular) && singular.replace(ending, plural) === word,
  );
}

/** "One" where it is an article as well. */
const ones: Record<Language, readonly string[]> = {
  en: [],
  fr: ['un', 'une'],
  'pt-BR': ['um', 'uma'],
};

/** Whether two words are the same but for singular and plural; a number's gender does not count. */
export function isSameWord(a: string, b: string, language: Language): boolean {
  if (a === b) return true;
  // "Saint" is no singular of "the saints".
  if (saintWords[language].has(a) || saintWords[language].has(b)) return false;
  if (isPluralOf(a, b, language) || isPluralOf(b, a, language)) return true;
  const isOne = (word: string) => word === '#1' || ones[language].includes(word);
  return isOne(a) && isOne(b);
}
