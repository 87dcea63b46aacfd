import { foldDiacritics } from '../fold-diacritics.ts';
import type { Language } from '../language.ts';

/** Abbreviations whose full stop ends no sentence. */
const abbreviations: Record<Language, readonly string[]> = {
  en: ['St', 'Sts', 'Mt', 'Fr', 'Dr', 'Mr', 'Mrs', 'cf'],
  fr: ['St', 'Ste', 'M', 'Mgr', 'Mme', 'Mlle', 'Dr', 'av', 'cf'],
  'pt-BR': ['S', 'Sto', 'Sta', 'Sr', 'Sra', 'D', 'Dom', 'Pe', 'Dr', 'cf'],
};

/** The words of a text: what stands between white space and holds a letter or a digit. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/u).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

export function countWords(...texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + wordsOf(text).length, 0);
}

/**
 * The sentences of a text. One ends at `.`, `!`, `?` or `…`, with the quotation marks that close
 * it, before white space; not after an abbreviation ("St. Pius"), nor where small letters go on
 * ("“Where to?” asked Bepi").
 */
export function sentencesOf(text: string, language: Language): string[] {
  const short = new Set(abbreviations[language]);
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]+[\s»"”’)]*(?=\s|$)/gu)) {
    const end = match.index + match[0].length;
    const wordBefore = /[\p{L}]+$/u.exec(text.slice(start, match.index))?.[0] ?? '';
    if (match[0].trimEnd() === '.' && short.has(wordBefore)) continue;
    if (/^\s*[—–-]?\s*\p{Ll}/u.test(text.slice(end))) continue;
    sentences.push(text.slice(start, end).trim());
    start = end;
  }
  sentences.push(text.slice(start).trim());
  return sentences.filter((sentence) => wordsOf(sentence).length > 0);
}

/** A text as it is compared word for word: no case, accents or punctuation. */
export function comparable(text: string): string {
  return foldDiacritics(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * A word without its ending, which may change with number, gender or tense: more of it in a longer
 * word.
 */
export function stemOf(word: string): string {
  const ending = word.length < 5 ? 0 : word.length < 6 ? 1 : word.length < 8 ? 2 : 3;
  return word.slice(0, word.length - ending);
}

/** How many letters a form of a word may have more than the word itself. */
const longerBy = 4;

/**
 * Whether a term is used in a text, also in another form of its words (`angel` in "angels",
 * `oração` in "orações"): each word of the term begins a word of the text, its ending aside.
 */
export function usesTerm(text: string, term: string): boolean {
  const words = comparable(text).split(' ');
  return comparable(term)
    .split(' ')
    .every((part) => {
      const stem = stemOf(part);
      return words.some((word) => word.startsWith(stem) && word.length <= part.length + longerBy);
    });
}

/** How many letters two forms of a word share at their start, and by how many one may be longer. */
const sharedStart = 3;
const longerForm = 4;

function isFormOf(word: string, part: string): boolean {
  const [short, long] = part.length < word.length ? [part, word] : [word, part];
  if (long.length - short.length > longerForm || short.length < sharedStart) return word === part;
  const stem = stemOf(short);
  return long.startsWith(stem.length > sharedStart + 1 ? stem : short.slice(0, sharedStart));
}

/**
 * Whether a form of each word of a term stands in a text; short words are passed over where a
 * longer one is there.
 */
export function meetsTerm(text: string, term: string): boolean {
  const parts = comparable(term).split(' ');
  const weighty = parts.filter((part) => part.length > sharedStart);
  const words = comparable(text).split(' ');
  return (weighty.length > 0 ? weighty : parts).every((part) =>
    words.some((word) => isFormOf(word, part)),
  );
}
