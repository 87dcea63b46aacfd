import type { ActivityOf } from '../course/lesson.ts';
import { foldDiacritics } from '../fold-diacritics.ts';

/**
 * Whether two cards of "matching" belong together: the pair by its place, the right side by its
 * words.
 */
export function isPairRight(
  activity: ActivityOf<'matching'>,
  pair: number,
  right: string,
): boolean {
  return activity.pairs[pair]?.right === right;
}

/** Whether a word of "antonyms" (by its place) has found its opposite. */
export function isOppositeRight(
  activity: ActivityOf<'antonyms'>,
  pair: number,
  opposite: string,
): boolean {
  return activity.pairs[pair]?.opposite === opposite;
}

/** For each place of "ordering", whether the item laid there is the right one. */
export function placesRight(right: readonly string[], laid: readonly string[]): boolean[] {
  return right.map((item, place) => laid[place] === item);
}

/** Whether a statement of "true-false" was judged rightly. */
export function isStatementRight(statement: { answer: boolean }, answer: boolean): boolean {
  return statement.answer === answer;
}

/** The letters and digits of a word as they are compared: no case, accents, spaces or marks. */
function lettersOf(word: string): string {
  return foldDiacritics(word).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the letters laid spell the word of an "anagram"; case and accents do not matter. */
export function isAnagramRight(answer: string, word: string): boolean {
  const letters = lettersOf(word);
  return letters !== '' && lettersOf(answer) === letters;
}

/** Whether a term of "definition-match" was laid to its meaning; both by vocabulary id. */
export function isDefinitionRight(termId: string, meaningId: string): boolean {
  return termId === meaningId;
}

/** Whether the choice taken in "listening" is the right one. */
export function isChoiceRight(question: { answer: string }, choice: string): boolean {
  return question.answer === choice;
}

/** 32 bits out of a text (FNV-1a), to start a generator with. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/**
 * A source of chance that gives the same numbers for the same seed (mulberry32): each call one
 * number from 0 up to, but not, 1. For games and puzzles; no secret may rest on it.
 */
export function seededRandom(seed: string): () => number {
  let state = hashText(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The items in another order, drawn with `random` (0 up to, not, 1). Never the order they came in,
 * unless all are equal and there is no other. The list itself is left as it is.
 */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const drawn = Math.floor(random() * (last + 1));
    const atLast = mixed[last] as Item;
    mixed[last] = mixed[drawn] as Item;
    mixed[drawn] = atLast;
  }
  const unchanged = mixed.every((item, index) => Object.is(item, items[index]));
  return unchanged ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
