import { seededRandom } from '../progress/activities.ts';
import { areaOf, type Bounds, CrosswordBoard, type Fit } from './crossword-board.ts';
import { mostPuzzleWords, puzzleLength } from './puzzle-letters.ts';

export interface CrosswordWord {
  word: string;
  /** Counted from 0 at the upper left of the crossword. */
  row: number;
  column: number;
  isAcross: boolean;
  /** The number printed in its first square; a word across and one down may share it. */
  number: number;
}

export interface Crossword {
  rows: number;
  columns: number;
  /** Row after row; null is a square without a letter. */
  letters: (string | null)[];
  /** By number, across before down. */
  words: CrosswordWord[];
  /** Words that share no letter with the others, or had no room. */
  leftOut: string[];
}

export interface CrosswordRequest {
  /** Each as `puzzleLetters` gives it: A to Z in capitals, 2 to 20. */
  words: readonly string[];
  /** The same seed makes the same sheet. */
  seed: string;
  /** Squares a side at most; 20 unless told. */
  mostSide?: number;
}

/** What the search may spend: layouts tried, and places looked at in all of them together. */
const trials = 1200;
const looks = 100_000;
/** While a word is still without a place, the search goes on for so many. */
const mostLooks = 600_000;
/**
 * All words have a place, and so many layouts in a row were no better: few words have few layouts.
 */
const timeout = 150;

/**
 * The best of many layouts: most words first, then the least paper for its letters, then most
 * crossings.
 * @returns The crossword, all of one piece, and what it leaves out. It ends after a fixed number of
 *   looks, whatever the words are.
 * @throws A RangeError for more than 30 words.
 * @see docs/requirements.md#r-speed-puzzles
 */
export function makeCrossword(request: CrosswordRequest): Crossword {
  const { seed, mostSide = puzzleLength.max } = request;
  if (request.words.length > mostPuzzleWords) {
    throw new RangeError(`a crossword holds ${mostPuzzleWords} words at most`);
  }
  const requested = [...new Set(request.words)];
  const words = requested.filter(({ length }) => length >= puzzleLength.min && length <= mostSide);
  const random = seededRandom(`crossword ${mostSide} ${seed}`);
  let best: CrosswordBoard | undefined;
  let spent = 0;
  let sinceBest = 0;
  const isSpent = () =>
    spent >= mostLooks ||
    (best?.laid.length === words.length && (spent >= looks || sinceBest >= timeout));
  for (let trial = 0; trial < trials && !isSpent(); trial += 1) {
    const board = layOut(words, mostSide, random);
    spent += board.looks + words.length;
    sinceBest += 1;
    if (best && !isBetter(board, best)) continue;
    best = board;
    sinceBest = 0;
  }
  return present(best ?? new CrosswordBoard(mostSide), requested);
}

function isBetter(one: CrosswordBoard, other: CrosswordBoard): boolean {
  if (one.laid.length !== other.laid.length) return one.laid.length > other.laid.length;
  const paper = paperOf(one.bounds) - paperOf(other.bounds);
  return paper === 0 ? one.crossings > other.crossings : paper < 0;
}

/**
 * What a layout costs: its rectangle, and half of what a square of its longer side would have more.
 */
function paperOf(bounds: Bounds): number {
  const side = Math.max(bounds.bottom - bounds.top, bounds.right - bounds.left) + 1;
  const area = areaOf(bounds);
  return area + (side * side - area) / 2;
}

/**
 * One layout: the longest words first, more or less, each where it serves best; what found no room
 * is tried again.
 */
function layOut(words: readonly string[], mostSide: number, random: () => number): CrosswordBoard {
  const board = new CrosswordBoard(mostSide);
  const order = words
    .map((word) => ({ word, rank: word.length + random() * 6 }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ word }) => word);
  const first = order.shift();
  if (!first) return board;
  board.begin(first, random() < 0.5);
  let waiting = order;
  for (let laid = true; laid && waiting.length > 0; ) {
    const still = waiting.filter((word) => !layBest(board, word, random));
    laid = still.length < waiting.length;
    waiting = still;
  }
  return board;
}

function layBest(board: CrosswordBoard, word: string, random: () => number): boolean {
  const paper = paperOf(board.bounds);
  let best: { fit: Fit; score: number } | null = null;
  for (const fit of board.fitsOf(word)) {
    const growth = paperOf(board.boundsWith(word.length, fit)) - paper;
    const score = fit.crossings * 12 - growth + random() * 8;
    if (!best || score > best.score) best = { fit, score };
  }
  if (best) board.lay(word, best.fit);
  return best !== null;
}

function present({ laid, bounds }: CrosswordBoard, requested: readonly string[]): Crossword {
  const there = new Set(laid.map(({ word }) => word));
  const leftOut = requested.filter((word) => !there.has(word));
  if (laid.length === 0) return { rows: 0, columns: 0, letters: [], words: [], leftOut };
  const rows = bounds.bottom - bounds.top + 1;
  const columns = bounds.right - bounds.left + 1;
  const moved = laid.map((each) => ({
    ...each,
    row: each.row - bounds.top,
    column: each.column - bounds.left,
  }));
  const letters: (string | null)[] = Array.from({ length: rows * columns }, () => null);
  for (const { word, row, column, isAcross } of moved) {
    for (const [step, letter] of Array.from(word).entries()) {
      letters[(row + (isAcross ? 0 : step)) * columns + column + (isAcross ? step : 0)] = letter;
    }
  }
  return { rows, columns, letters, words: numbered(moved), leftOut };
}

/** Numbers the first squares as one reads: row by row, each once. */
function numbered(words: readonly Omit<CrosswordWord, 'number'>[]): CrosswordWord[] {
  const sorted = [...words].sort(
    (a, b) => a.row - b.row || a.column - b.column || Number(b.isAcross) - Number(a.isAcross),
  );
  let number = 0;
  let before: Omit<CrosswordWord, 'number'> | undefined;
  return sorted.map((word) => {
    if (before?.row !== word.row || before.column !== word.column) number += 1;
    before = word;
    return { ...word, number };
  });
}
