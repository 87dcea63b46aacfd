import { expect, it } from 'vitest';
import { answerPieces } from './answer-text.ts';

it('paragraphs are parted by an empty line, and a number leads to its source', () => {
  expect(answerPieces('God made us. [1] He loves us.\n\nWe thank Him. [2]\n', 2)).toEqual([
    ['God made us.', { source: 1 }, ' He loves us.'],
    ['We thank Him.', { source: 2 }],
  ]);
});

it('a number that no source has is left out', () => {
  expect(answerPieces('God made us. [3] [0] Truly. [1]', 1)).toEqual([
    ['God made us.', ' Truly.', { source: 1 }],
  ]);
  expect(answerPieces('God made us. [1]', 0)).toEqual([['God made us.']]);
});

it('nothing that looks like markup is anything but words', () => {
  expect(answerPieces('<b>God</b> [x](https://example.com)', 1)).toEqual([
    ['<b>God</b> [x](https://example.com)'],
  ]);
});
