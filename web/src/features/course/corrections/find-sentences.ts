import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';

/** A stretch of a text, and whether it is what was looked for. */
export interface Stretch {
  words: string;
  matches: boolean;
}

/** Quotation marks and apostrophes are alike, however a keyboard writes them. */
const alike = (letter: string) =>
  letter
    .replace(/[’‘ʼ]/, "'")
    .replace(/[“”„«»]/, '"')
    .replace(/\s/, ' ');

/** A text as it is compared, with the place in the text that each of its letters comes from. */
function compared(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let at = 0;
  for (const letter of text) {
    const plain = foldDiacritics(alike(letter));
    letters += plain;
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    at += letter.length;
  }
  return { letters, places };
}

/**
 * Finds words in a text: as they stand together, or else each of them anywhere. Accents, capitals
 * and the shape of quotation marks do not matter.
 *
 * @returns the text in stretches; null where not all of the words are in it
 */
export function findInText(text: string, requested: string): Stretch[] | null {
  const { letters, places } = compared(text);
  const phrase = compared(requested.trim().replace(/\s+/g, ' ')).letters;
  if (phrase === '') return [{ words: text, matches: false }];
  const sought = letters.includes(phrase) ? [phrase] : phrase.split(' ');
  if (!sought.every((words) => letters.includes(words))) return null;
  const isMatch = new Set<number>();
  for (const words of sought) {
    for (let at = letters.indexOf(words); at >= 0; at = letters.indexOf(words, at + 1)) {
      for (let index = at; index < at + words.length; index += 1) isMatch.add(places[index] ?? 0);
    }
  }
  return stretches(text, isMatch);
}

function stretches(text: string, isMatch: ReadonlySet<number>): Stretch[] {
  const all: Stretch[] = [];
  let at = 0;
  for (const letter of text) {
    const result = isMatch.has(at);
    const last = all.at(-1);
    if (last?.matches === result) last.words += letter;
    else all.push({ words: letter, matches: result });
    at += letter.length;
  }
  return all;
}
