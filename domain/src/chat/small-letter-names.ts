import { foldDiacritics } from '../fold-diacritics.ts';

/** Words after which a name may stand in small letters, and what tells a name from a verb there. */
export interface Relations {
  /** "friend", "ami", "primo". */
  words: readonly string[];
  /** What follows a verb and no name: "me", "the", "sur". */
  afterVerb: readonly string[];
  /**
   * Words of the language in plain letters, those of the catechism and the gate: none of them is
   * taken for a name.
   */
  known: ReadonlySet<string>;
  /** Beginnings of such words. */
  stems: readonly string[];
}

/** No name ends so where the language is English. */
const verbEndings = /(?:ed|ing)$/;

/**
 * A text without the names that a child types in small letters after saying whose they are ("my
 * friend tom", "mon ami kevin"): a word after such a relation that the language does not know,
 * unless what follows shows that it is a verb. In their place stands `mark`.
 */
export function withoutSmallLetterNames(text: string, relations: Relations, mark: string): string {
  const { words, afterVerb, known, stems } = relations;
  const isKnown = (word: string) => {
    const plain = foldDiacritics(word);
    return known.has(plain) || stems.some((stem) => plain.startsWith(stem));
  };
  const objects = new Set(afterVerb);
  const lead = words.join('|');
  return text.replace(
    new RegExp(
      `(?<![\\p{L}])((?:${lead})\\s+)(\\p{Ll}[\\p{L}-]{1,})(?![\\p{L}’'])(?=\\s*([\\p{L}]*))`,
      'giu',
    ),
    (whole, before: string, word: string, next: string) =>
      isKnown(word) || verbEndings.test(word) || objects.has(foldDiacritics(next))
        ? whole
        : `${before}${mark}`,
  );
}
