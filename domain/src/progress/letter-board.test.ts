import { expect, test } from 'vitest';
import { lettersNotOnBoard } from './letter-board.ts';

test.each([
  ['Saint-Esprit', []],
  ['cœur contrit', []],
  ['ação', []],
  ['Λόγος', ['λ', 'ο', 'γ', 'ς']],
])('of %j the board lacks %j', (word, letters) => {
  expect(lettersNotOnBoard(word)).toEqual(letters);
});
