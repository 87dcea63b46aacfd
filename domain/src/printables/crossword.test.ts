import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Crossword, makeCrossword } from './crossword.ts';
import { mostPuzzleWords } from './puzzle-letters.ts';

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
    .array(fc.constantFrom(...'AEIOSRNTLDMCXQ'), { minLength: 2, maxLength: 20 })
    .map((each) => each.join('')),
  { maxLength: 25 },
);

/** The runs of two letters or more along rows and columns, as they can be read. */
function runsOf({ rows, columns, letters }: Crossword): string[] {
  const row = (index: number) => letters.slice(index * columns, (index + 1) * columns);
  const column = (index: number) => letters.filter((_, square) => square % columns === index);
  const lines = [
    ...Array.from({ length: rows }, (_, index) => row(index)),
    ...Array.from({ length: columns }, (_, index) => column(index)),
  ];
  return lines.flatMap((line) =>
    line
      .map((letter) => letter ?? ' ')
      .join('')
      .split(' ')
      .filter(({ length }) => length > 1),
  );
}

/** How many squares can be walked to from the first letter. */
function visited({ columns, letters }: Crossword): number {
  const start = letters.findIndex((letter) => letter !== null);
  const seen = new Set([start]);
  for (const square of seen) {
    const beside = [square - columns, square + columns];
    if (square % columns > 0) beside.push(square - 1);
    if (square % columns < columns - 1) beside.push(square + 1);
    for (const next of beside) if (letters[next]) seen.add(next);
  }
  return seen.size;
}

function expectGoodCrossword(crossword: Crossword, request: readonly string[], side = 20) {
  const laid = crossword.words.map(({ word }) => word);
  expect([...laid, ...crossword.leftOut].sort()).toEqual([...new Set(request)].sort());
  expect(crossword.letters).toHaveLength(crossword.rows * crossword.columns);
  expect(Math.max(crossword.rows, crossword.columns)).toBeLessThanOrEqual(side);
  expect(runsOf(crossword).sort()).toEqual([...laid].sort());
  if (laid.length > 0) {
    expect(visited(crossword)).toBe(crossword.letters.filter((letter) => letter !== null).length);
  }
}

describe('a crossword', () => {
  it('reads its words and nothing else, hangs together and says what it leaves out', () => {
    fc.assert(
      fc.property(
        words,
        fc.string(),
        fc.integer({ min: 8, max: 20 }),
        (request, seed, mostSide) => {
          expectGoodCrossword(makeCrossword({ words: request, seed, mostSide }), request, mostSide);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('is the same for the same seed, and another for another', () => {
    const ask = (seed: string) => makeCrossword({ words: lesson, seed });
    expect(ask('a')).toEqual(ask('a'));
    expect(ask('a').letters).not.toEqual(ask('c').letters);
  });

  it('holds together for any seed', () => {
    const short = ['MANNA', 'AMEN', 'ANGEL'];
    for (let seed = 0; seed < manySeeds; seed += 1) {
      const made = makeCrossword({ words: short, seed: `${seed}` });
      const letters = made.letters.filter((letter) => letter !== null).length;
      if (made.leftOut.length > 0 || visited(made) !== letters) throw new Error(`seed ${seed}`);
    }
  });

  it('numbers its words as they are read; one across and one down that begin together share a number', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const { words: laid } = makeCrossword({ words: lesson, seed: `${seed}` });
      const starts = new Map(laid.map(({ row, column, number }) => [`${row} ${column}`, number]));
      expect(laid.every((word) => starts.get(`${word.row} ${word.column}`) === word.number)).toBe(
        true,
      );
      expect([...starts.values()]).toEqual([...starts.keys()].map((_, index) => index + 1));
      const order = laid.map(({ row, column }) => row * 100 + column);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }
  });

  it('leaves out a word that has no letter of the others, or is longer than the side', () => {
    const { leftOut } = makeCrossword({ words: ['CREED', 'FAITH', 'HEART', 'BUZZ'], seed: 's' });
    expect(leftOut).toEqual(['BUZZ']);
    expect(
      makeCrossword({ words: ['RESURRECTION', 'GOD'], seed: 's', mostSide: 8 }).leftOut,
    ).toEqual(['RESURRECTION']);
  });

  it('ends for the worst lists: none, one, words without a common letter, thirty of one letter', () => {
    for (const request of [
      [],
      ['AMEN'],
      ['ABAB', 'CDCD', 'EFEF', 'GHGH'],
      Array.from({ length: 19 }, (_, index) => 'A'.repeat(index + 2)),
      Array.from(
        { length: mostPuzzleWords },
        (_, index) =>
          `AEIAEIAEIAEIAEIAEI${'ABCDEFGHIJKLMNOPQRSTUVWXYZABCD'[index]}${index < 26 ? 'A' : 'E'}`,
      ),
    ]) {
      expectGoodCrossword(makeCrossword({ words: request, seed: 'w' }), request);
    }
  });

  it('refuses more than thirty words', () => {
    const request = Array.from({ length: mostPuzzleWords + 1 }, () => 'AMEN');
    expect(() => makeCrossword({ words: request, seed: '' })).toThrow(RangeError);
  });
});
