import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { directions, findWord, squaresOf } from './letter-grid.ts';
import { mostPuzzleWords } from './puzzle-letters.ts';
import { rudeWordsOfAll } from './rude-words.ts';
import {
  makeWordSearch,
  type WordSearch,
  type WordSearchLevel,
  wordSearchLevels,
} from './word-search.ts';

/** `npm run test:sweep` lays ten thousand. */
const manySeeds = process.env.SWEEP === 'all' ? 10_000 : 1000;

const lesson = [
  'CREED',
  'FATHER',
  'HEAVEN',
  'EARTH',
  'SPIRIT',
  'ANGEL',
  'VIRGIN',
  'PILATE',
  'MERCY',
  'GRACE',
];

const words = fc.uniqueArray(
  fc
    .array(fc.constantFrom(...'AEIOSRNTLDMCX'), { minLength: 2, maxLength: 20 })
    .map((each) => each.join('')),
  { maxLength: 20 },
);
const request = fc.record({
  words,
  size: fc.integer({ min: 8, max: 20 }),
  level: fc.constantFrom(...wordSearchLevels),
  seed: fc.string(),
});

/** What every sheet has to hold, whatever was asked for. */
function expectGoodSheet({ grid, placed, leftOut }: WordSearch, requested: readonly string[]) {
  expect(grid.letters).toHaveLength(grid.size ** 2);
  expect(grid.letters.every((letter) => /^[A-Z]$/.test(letter))).toBe(true);
  for (const { word, place } of placed) {
    const read = squaresOf(grid.size, word.length, place)?.map((square) => grid.letters[square]);
    expect(read?.join('')).toBe(word);
    const both = word === Array.from(word).reverse().join('') ? 2 : 1;
    expect(findWord(grid, word)).toHaveLength(both);
  }
  expect([...placed.map(({ word }) => word), ...leftOut].sort()).toEqual(
    [...new Set(requested)].sort(),
  );
  const open = (rude: string) =>
    placed.some(({ word }) =>
      [word, Array.from(word).reverse().join('')].some((it) => it.includes(rude)),
    );
  for (const rude of rudeWordsOfAll) {
    if (!open(rude)) expect([rude, findWord(grid, rude).length]).toEqual([rude, 0]);
  }
}

describe('a word search', () => {
  it('holds each placed word once, fills every square and says what it leaves out', () => {
    fc.assert(
      fc.property(request, (requested) =>
        expectGoodSheet(makeWordSearch(requested), requested.words),
      ),
      { numRuns: 150 },
    );
  });

  it('is the same for the same seed, and another for another', () => {
    const ask = (seed: string) => makeWordSearch({ words: lesson, size: 12, level: 2, seed });
    expect(ask('a')).toEqual(ask('a'));
    expect(ask('a').grid).not.toEqual(ask('b').grid);
  });

  it('is full and holds its words for any seed', () => {
    const short = ['GOD', 'ARK', 'DOVE', 'NOAH'];
    for (let seed = 0; seed < manySeeds; seed += 1) {
      const { grid, leftOut } = makeWordSearch({
        words: short,
        size: 8,
        level: 3,
        seed: `${seed}`,
      });
      const whole = grid.letters.every((letter) => letter !== '') && leftOut.length === 0;
      if (!whole || short.some((word) => findWord(grid, word).length !== 1)) {
        throw new Error(`seed ${seed}`);
      }
    }
  });

  it('holds every word of a lesson on a sheet of twelve, at each level', () => {
    for (const level of wordSearchLevels) {
      for (let seed = 0; seed < 20; seed += 1) {
        expect(makeWordSearch({ words: lesson, size: 12, level, seed: `${seed}` }).leftOut).toEqual(
          [],
        );
      }
    }
  });

  it.each<[WordSearchLevel, number]>([
    [1, 2],
    [2, 4],
    [3, 8],
  ])('lays its words at level %i in %i directions, and uses all of them', (level, count) => {
    const used = new Set<number>();
    for (let seed = 0; seed < 30; seed += 1) {
      const { placed } = makeWordSearch({ words: lesson, size: 14, level, seed: `${seed}` });
      for (const { place } of placed) used.add(place.direction);
    }
    expect([...used].sort()).toEqual([...directions.keys()].slice(0, count));
  });

  it('leaves out a word that is part of another, forwards or backwards, and one longer than the side', () => {
    const { placed, leftOut } = makeWordSearch({
      words: ['SIN', 'SINNER', 'TEN', 'NETS', 'RESURRECTION'],
      size: 8,
      level: 3,
      seed: 's',
    });
    expect(placed.map(({ word }) => word).sort()).toEqual(['NETS', 'SINNER']);
    expect(leftOut).toEqual(['SIN', 'TEN', 'RESURRECTION']);
  });

  it('shows a rude word only where a word of the list has it inside', () => {
    const requested = ['CONFESSION', 'CONTRITION', 'SALUTATION'];
    for (let seed = 0; seed < 20; seed += 1) {
      const sheet = makeWordSearch({ words: requested, size: 12, level: 3, seed: `${seed}` });
      expect(sheet.leftOut).toEqual([]);
      expect(findWord(sheet.grid, 'CON')).toHaveLength(2);
    }
  });

  it('ends for the worst lists: twenty words as long as the side, or of one letter', () => {
    const long = Array.from(
      { length: 20 },
      (_, index) => 'ABCDEFGHIJKLMNOPQRST'.slice(index) + 'ABCDEFGHIJKLMNOPQRST'.slice(0, index),
    );
    expectGoodSheet(makeWordSearch({ words: long, size: 20, level: 1, seed: 'w' }), long);
    const same = Array.from({ length: 19 }, (_, index) => 'A'.repeat(index + 2));
    expectGoodSheet(makeWordSearch({ words: same, size: 20, level: 3, seed: 'w' }), same);
    expectGoodSheet(makeWordSearch({ words: [], size: 8, level: 1, seed: 'w' }), []);
  });

  it('refuses a side out of bounds and more than thirty words', () => {
    const ask = (size: number, count: number) => () =>
      makeWordSearch({
        words: Array.from({ length: count }, () => 'AMEN'),
        size,
        level: 1,
        seed: '',
      });
    for (const size of [7, 21, 9.5]) expect(ask(size, 1)).toThrow(RangeError);
    expect(ask(8, mostPuzzleWords + 1)).toThrow(RangeError);
  });
});
