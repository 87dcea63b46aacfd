import { foldDiacritics } from '../fold-diacritics.ts';

/** The letters of the on-screen keyboard: those without accents, since `e` uncovers `é`. */
export const boardLetters: readonly string[] = Array.from('abcdefghijklmnopqrstuvwxyz');

/** The letters of a word that the on-screen keyboard has not. */
export function lettersNotOnBoard(word: string): string[] {
  const letters = foldDiacritics(word).match(/\p{L}/gu) ?? [];
  return [...new Set(letters)].filter((letter) => !boardLetters.includes(letter));
}
