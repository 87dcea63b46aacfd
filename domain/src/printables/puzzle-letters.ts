import { foldDiacritics } from '../fold-diacritics.ts';

/** A word search and a crossword have 20 squares a side at most; a single letter is no word. */
export const puzzleLength = { min: 2, max: 20 } as const;

/** More words than this fill no sheet that a child wants to begin. */
export const mostPuzzleWords = 30;

/**
 * A word or phrase as a crossword or a word search holds it: its letters A to Z in capitals, with
 * no accents, spaces, stops, hyphens or apostrophes; null where other signs stand in it, or it has
 * fewer letters than 2 or more than 20.
 */
export function puzzleLetters(text: string): string | null {
  const letters = foldDiacritics(text)
    .replace(/[\s.'’-]/gu, '')
    .toUpperCase();
  if (letters.length < puzzleLength.min || letters.length > puzzleLength.max) return null;
  return /^[A-Z]+$/.test(letters) ? letters : null;
}
