import { seededRandom, shuffle } from '../progress/activities.ts';
import type { PuzzleWord } from './own-words.ts';
import { puzzleLetters } from './puzzle-letters.ts';

/** What a module's sheet holds of its hundred words: as many as a child finds at one sitting. */
const wordsOfModule = 20;

/** Words of a course as a puzzle can hold them, each once. */
export function toPuzzleWords(terms: readonly { term: string; meaning: string }[]): PuzzleWord[] {
  const words = new Map<string, PuzzleWord>();
  for (const { term, meaning } of terms) {
    const letters = puzzleLetters(term);
    if (letters !== null && !words.has(letters)) {
      words.set(letters, { letters, shown: term, clue: meaning });
    }
  }
  return [...words.values()];
}

/** Some words of a module: those that the seed draws. */
export function drawWords(words: readonly PuzzleWord[], seed: string): PuzzleWord[] {
  return shuffle(words, seededRandom(`words ${seed}`)).slice(0, wordsOfModule);
}
