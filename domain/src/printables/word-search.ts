import { seededRandom, shuffle } from '../progress/activities.ts';
import {
  type Direction,
  directions,
  emptyGrid,
  type LetterGrid,
  type Place,
  squaresOf,
  stretchesThrough,
} from './letter-grid.ts';
import { mostPuzzleWords } from './puzzle-letters.ts';
import { rudeWordsOfAll } from './rude-words.ts';

/** How the words lie: 1 to the right and down; 2 also on both slants; 3 also backwards. */
export const wordSearchLevels = [1, 2, 3] as const;
export type WordSearchLevel = (typeof wordSearchLevels)[number];

/** Squares a side. @see docs/requirements.md#r-printables */
export const wordSearchSize = { min: 8, max: 20 } as const;

const directionsOfLevel: Record<WordSearchLevel, readonly Direction[]> = {
  1: [0, 1],
  2: [0, 1, 2, 3],
  3: [0, 1, 2, 3, 4, 5, 6, 7],
};

export interface WordSearchRequest {
  /** Each as `puzzleLetters` gives it: A to Z in capitals. */
  words: readonly string[];
  /** Squares a side, 8 to 20. */
  size: number;
  level: WordSearchLevel;
  /** The same seed makes the same sheet. */
  seed: string;
}

export interface WordSearch {
  grid: LetterGrid;
  /** The words that are in the grid, in the order they were asked for. */
  placed: { word: string; place: Place }[];
  /** Words that are not: longer than the side, part of another word, or without room. */
  leftOut: string[];
}

const layouts = 40;
const fillings = 12;
/** For the letters between the words: those of our languages, the common ones more often. */
const filling = 'AAAAAEEEEEEIIIIOOOOUUURRRRSSSSNNNNTTTTLLLDDDMMMCCPPGBFVHJQZ';

/**
 * A word search.
 * @param options - The words as letters A to Z, squares a side, level, seed.
 * @returns A full grid in which each placed word is read at one place only and no rude word at all,
 *   and which words it does not hold. It ends after a fixed number of trials, whatever the words
 *   are.
 * @throws A RangeError for a size out of bounds or more than 30 words.
 */
export function makeWordSearch({ words, size, level, seed }: WordSearchRequest): WordSearch {
  if (!Number.isInteger(size) || size < wordSearchSize.min || size > wordSearchSize.max) {
    throw new RangeError(
      `a word search has ${wordSearchSize.min} to ${wordSearchSize.max} squares a side`,
    );
  }
  if (words.length > mostPuzzleWords)
    throw new RangeError(`a word search holds ${mostPuzzleWords} words at most`);
  const random = seededRandom(`word search ${size} ${level} ${seed}`);
  let requested = distinctWords(words, size);
  for (;;) {
    const result = bestGrid(requested, size, level, random);
    if (result) return { ...result, leftOut: missing(words, result.placed) };
    // No trial had room for every word that it began with: the longest makes way.
    requested = requested.slice(1);
  }
}

/** The words that fit and are part of no other, in either direction, the longest first. */
function distinctWords(words: readonly string[], size: number): string[] {
  const fitting = [...new Set(words)].filter((word) => word.length >= 2 && word.length <= size);
  const inOther = (word: string) =>
    fitting.some(
      (other) =>
        other !== word &&
        (other.includes(word) || (other.includes(reversed(word)) && firstOf(fitting, word, other))),
    );
  return fitting
    .filter((word) => !inOther(word))
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

/** Of two words that are each other backwards the one asked for first stays. */
function firstOf(words: readonly string[], word: string, other: string): boolean {
  return other.length > word.length || words.indexOf(other) < words.indexOf(word);
}

function bestGrid(
  words: readonly string[],
  size: number,
  level: WordSearchLevel,
  random: () => number,
): Pick<WordSearch, 'grid' | 'placed'> | null {
  let best: Pick<WordSearch, 'grid' | 'placed'> | null = null;
  for (let trial = 0; trial < layouts; trial += 1) {
    const layout = layWords(words, size, level, random);
    if (best && layout.placed.length <= best.placed.length) continue;
    const grid = fillUp(layout, words, random);
    if (grid) best = { grid, placed: layout.placed };
    if (best?.placed.length === words.length) break;
  }
  return best;
}

interface Layout {
  grid: LetterGrid;
  placed: WordSearch['placed'];
}

/**
 * Lays one word after another where it crosses most, now and then elsewhere, so that sheets differ.
 */
function layWords(
  words: readonly string[],
  size: number,
  level: WordSearchLevel,
  random: () => number,
): Layout {
  const grid = emptyGrid(size);
  const placed: Layout['placed'] = [];
  for (const word of words) {
    const place = choosePlace(grid, word, level, random);
    if (!place) continue;
    for (const [step, at] of (squaresOf(size, word.length, place) ?? []).entries()) {
      grid.letters[at] = word[step] ?? '';
    }
    placed.push({ word, place });
  }
  return { grid, placed };
}

function choosePlace(
  grid: LetterGrid,
  word: string,
  level: WordSearchLevel,
  random: () => number,
): Place | null {
  const { size } = grid;
  let best: { place: Place; score: number } | null = null;
  for (const direction of shuffle(directionsOfLevel[level], random)) {
    const [down, right] = directions[direction];
    const rows = space(size, word.length, down);
    const columns = space(size, word.length, right);
    // Each direction has its turn at being dear, else all words would lie the way with most room.
    const taste = random() * 3;
    for (let row = rows.from; row < rows.to; row += 1) {
      for (let column = columns.from; column < columns.to; column += 1) {
        const crossings = crossingsAt(grid, word, row, column, down, right);
        if (crossings === null) continue;
        const score = crossings + taste + random() * 2;
        if (!best || score > best.score) best = { place: { row, column, direction }, score };
      }
    }
  }
  return best?.place ?? null;
}

/** Where a word can begin along one side, so that it ends inside. */
function space(size: number, length: number, step: number) {
  if (step === 0) return { from: 0, to: size };
  return step > 0 ? { from: 0, to: size - length + 1 } : { from: length - 1, to: size };
}

/**
 * How many letters of the word lie there already; null where another letter does, or where all do.
 */
function crossingsAt(
  { size, letters }: LetterGrid,
  word: string,
  row: number,
  column: number,
  down: number,
  right: number,
): number | null {
  let crossings = 0;
  for (let step = 0; step < word.length; step += 1) {
    const there = letters[(row + down * step) * size + column + right * step];
    if (!there) continue;
    if (there !== word[step]) return null;
    crossings += 1;
  }
  return crossings === word.length ? null : crossings;
}

/**
 * Fills the squares left.
 * @returns Null where the words themselves spell what must not be there.
 */
function fillUp(layout: Layout, words: readonly string[], random: () => number): LetterGrid | null {
  if (!isClean(layout)) return null;
  const forbidden = [rude, forbid(words)];
  const empty = layout.grid.letters.flatMap((letter, square) => (letter ? [] : [square]));
  for (let trial = 0; trial < fillings; trial += 1) {
    const grid = { size: layout.grid.size, letters: [...layout.grid.letters] };
    if (empty.every((square) => fillSquare(grid, square, forbidden, random))) return grid;
  }
  return null;
}

/** Words that must not be read, each also backwards. */
interface Forbidden {
  words: readonly string[];
  /** Whether any of them stands in a text: asked first, since most texts have none. */
  any: RegExp;
  longest: number;
}

function forbid(words: readonly string[]): Forbidden {
  const all = [...new Set(words.flatMap((word) => [word, reversed(word)]))];
  return {
    words: all,
    any: new RegExp(all.join('|') || '$.'),
    longest: Math.max(0, ...all.map(({ length }) => length)),
  };
}

const rude = forbid(rudeWordsOfAll);

/** A letter for a square with which no forbidden word can be read through it. */
function fillSquare(
  grid: LetterGrid,
  square: number,
  forbidden: readonly Forbidden[],
  random: () => number,
): boolean {
  const first = Math.floor(random() * filling.length);
  for (let step = 0; step < filling.length; step += 1) {
    grid.letters[square] = filling[(first + step * 7) % filling.length] ?? '';
    if (!forbidden.some((words) => readsThrough(grid, square, words))) return true;
  }
  grid.letters[square] = '';
  return false;
}

function readsThrough(grid: LetterGrid, square: number, { words, any, longest }: Forbidden) {
  return stretchesThrough(grid, square, longest - 1).some(
    ({ text, at }) => any.test(text) && words.some((word) => isReadAt(text, word, at)),
  );
}

function isReadAt(text: string, word: string, at: number): boolean {
  for (let from = text.indexOf(word); from !== -1; from = text.indexOf(word, from + 1)) {
    if (from <= at && at < from + word.length) return true;
  }
  return false;
}

/**
 * Whether, before anything is filled, each own word is read once and no other forbidden word at
 * all.
 */
function isClean({ grid, placed }: Layout): boolean {
  const lines = linesOf(grid);
  const own = placed.map(({ word }) => word);
  const times = (word: string) => lines.reduce((sum, line) => sum + occurrences(line, word), 0);
  // A rude word inside a word of the lesson stands there openly and is no accident.
  const open = (word: string) => own.some((it) => it.includes(word) || reversed(it).includes(word));
  if (rude.words.some((word) => !open(word) && times(word) > 0)) return false;
  return placed.every(({ word }) => {
    const backwards = reversed(word);
    return times(word) + (backwards === word ? 0 : times(backwards)) === 1;
  });
}

/** Every row, column and slant as text, empty squares as spaces. */
function linesOf({ size, letters }: LetterGrid): string[] {
  const lines = new Map<string, string[]>();
  for (const [square, letter] of letters.entries()) {
    const row = Math.floor(square / size);
    const column = square % size;
    for (const key of [`r${row}`, `c${column}`, `d${row - column}`, `u${row + column}`]) {
      const line = lines.get(key);
      if (line) line.push(letter || ' ');
      else lines.set(key, [letter || ' ']);
    }
  }
  return [...lines.values()].map((line) => line.join(''));
}

function occurrences(line: string, word: string): number {
  let times = 0;
  for (let from = line.indexOf(word); from !== -1; from = line.indexOf(word, from + 1)) times += 1;
  return times;
}

function reversed(word: string): string {
  return Array.from(word).reverse().join('');
}

function missing(words: readonly string[], placed: WordSearch['placed']): string[] {
  const there = new Set(placed.map(({ word }) => word));
  return [...new Set(words)].filter((word) => !there.has(word));
}
