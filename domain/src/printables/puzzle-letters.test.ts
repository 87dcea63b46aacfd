import { expect, test } from 'vitest';
import { puzzleLetters } from './puzzle-letters.ts';

test.each([
  ['Angel', 'ANGEL'],
  ['ange gardien', 'ANGEGARDIEN'],
  ['bem-aventurança', 'BEMAVENTURANCA'],
  ['cœur', 'COEUR'],
  ['l’Église', 'LEGLISE'],
  ['fé', 'FE'],
  ['St. Joseph', 'STJOSEPH'],
  ['a', null],
  ['1912', null],
  ['Saints (all)', null],
  ['résurrection de la chair', null],
])('%j is laid as %j', (text, letters) => {
  expect(puzzleLetters(text)).toBe(letters);
});
