import { foldDiacritics } from '@pius/domain/fold-diacritics.ts';
import { seededRandom, shuffle } from '@pius/domain/progress/activities.ts';
import { startQueue, type WordQueue } from './word-queue.ts';

/** A game of anagrams: the letters laid for the word of now, by the numbers of their tiles. */
export interface AnagramState extends WordQueue {
  laid: number[];
  /** How often all letters were laid and the word was not right. */
  misses: number;
  result: 'right' | 'wrong' | 'shown' | null;
}

export function startAnagram(count: number, language: string, round = 0): AnagramState {
  return { ...startQueue(count, language, round), ...freshWord };
}

/** The table cleared for a word. */
export const freshWord = { laid: [] as number[], misses: 0, result: null };

export interface LetterTile {
  /** Its number, 0 for the first letter of the word. */
  tile: number;
  letter: string;
}

/** The letters of a word in capitals, each a tile; spaces and marks are no tiles. */
export function tilesOf(word: string, language: string): LetterTile[] {
  return Array.from(word.normalize('NFC').toLocaleUpperCase(language))
    .filter((character) => /\p{L}/u.test(character))
    .map((letter, tile) => ({ tile, letter }));
}

/** The tiles as they lie on the table, not in the order of the word. */
export function shuffledTiles(word: string, language: string, seed: string): LetterTile[] {
  const tiles = tilesOf(word, language);
  const random = seededRandom(seed);
  const spelled = tiles.map(({ letter }) => letter).join('');
  for (let tries = 0; tries < 8; tries += 1) {
    const mixed = shuffle(tiles, random);
    if (mixed.map(({ letter }) => letter).join('') !== spelled) return mixed;
  }
  return shuffle(tiles, random);
}

/** The free tile that a typed key means, accents and case forgiven; the exact letter first. */
export function tileForKey(
  key: string,
  tiles: readonly LetterTile[],
  laid: readonly number[],
): number | null {
  if (Array.from(key).length !== 1) return null;
  const free = tiles.filter(({ tile }) => !laid.includes(tile));
  const exact = free.find(({ letter }) => letter.toLowerCase() === key.toLowerCase());
  const alike = free.find(({ letter }) => foldDiacritics(letter).startsWith(foldDiacritics(key)));
  return (exact ?? alike)?.tile ?? null;
}

/** Lays one more letter; the last one is followed by the check. The second miss shows the word. */
export function layLetter(
  state: AnagramState,
  tile: number,
  count: number,
  isRight: (laid: readonly number[]) => boolean,
): AnagramState {
  if (state.result === 'right' || state.result === 'shown' || state.laid.includes(tile)) {
    return state;
  }
  const laid = [...state.laid, tile];
  if (laid.length < count) return { ...state, laid, result: null };
  if (isRight(laid)) return { ...state, laid, result: 'right' };
  const misses = state.misses + 1;
  return { ...state, laid, misses, result: misses >= 2 ? 'shown' : 'wrong' };
}

/** Takes a laid letter back; without a tile the last one. */
export function takeBack(state: AnagramState, tile = state.laid.at(-1)): AnagramState {
  if (state.result === 'right' || state.result === 'shown') return state;
  return { ...state, laid: state.laid.filter((other) => other !== tile), result: null };
}
