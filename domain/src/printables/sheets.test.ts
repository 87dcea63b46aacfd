import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathBounds } from './coloring/path.ts';
import { makeCrossword } from './crossword.ts';
import { crosswordSheets } from './crossword-sheet.ts';
import { type Mark, type Measure, papers, type Sheet } from './sheet.ts';
import type { FrameMessages } from './sheet-frame.ts';
import { makeWordSearch, wordSearchLevels } from './word-search.ts';
import { wordSearchSheets } from './word-search-sheet.ts';
import { wrapText } from './wrap-text.ts';

/** Letters a little wider than Andika's are on average. */
const measure: Measure = (text, size) => text.length * size * 0.62;
const frame = (title: string, nameOnSheet: string | null = null): FrameMessages => ({
  title,
  task: 'Find the words. They run in every direction, backwards too.',
  nameAndDate: { name: 'Name', date: 'Date' },
  nameOnSheet,
  foot: 'sheet abc12',
});
const paper = fc.constantFrom('a4', 'letter' as const);
const words = fc.uniqueArray(
  fc
    .array(fc.constantFrom(...'AEIOSRNTLDMC'), { minLength: 2, maxLength: 20 })
    .map((each) => each.join('')),
  { minLength: 2, maxLength: 30 },
);

/** The corners of what a mark covers. */
function extent(mark: Mark) {
  switch (mark.kind) {
    case 'text': {
      const width = measure(mark.text, mark.size, mark.font);
      const left = mark.x - { start: 0, middle: width / 2, end: width }[mark.align];
      return { left, right: left + width, top: mark.y - mark.size, bottom: mark.y };
    }
    case 'corner':
      return { left: mark.x, right: mark.x + mark.side, top: mark.y, bottom: mark.y + mark.side };
    case 'path':
      return pathBounds(mark.path);
    case 'picture':
    case 'box':
      return {
        left: mark.x,
        right: mark.x + mark.width,
        top: mark.y,
        bottom: mark.y + mark.height,
      };
    default: {
      const [x, y] = [
        [mark.from.x, mark.to.x],
        [mark.from.y, mark.to.y],
      ];
      const space = mark.kind === 'ring' ? mark.radius : 0;
      return {
        left: Math.min(...x) - space,
        right: Math.max(...x) + space,
        top: Math.min(...y) - space,
        bottom: Math.max(...y) + space,
      };
    }
  }
}

/** Printers leave 5 mm white: nothing stands there. */
function expectOnPaper({ paper: size, marks }: Sheet) {
  const { width, height } = papers[size];
  for (const mark of marks) {
    const { left, right, top, bottom } = extent(mark);
    const inside = left >= 5 && right <= width - 5 && top >= 5 && bottom <= height - 5;
    expect(inside ? null : { mark, left, right, top, bottom }).toBeNull();
  }
}

const textsOf = ({ marks }: Sheet) =>
  marks.flatMap((mark) => (mark.kind === 'text' ? [mark.text] : []));

describe('the sheets of a word search', () => {
  it('keep everything on the paper, whatever the size and the words', () => {
    fc.assert(
      fc.property(
        words,
        paper,
        fc.integer({ min: 8, max: 20 }),
        fc.constantFrom(...wordSearchLevels),
        fc.string({ minLength: 1, maxLength: 60 }),
        (request, size, side, level, title) => {
          const search = makeWordSearch({ words: request, size: side, level, seed: title });
          const around = { puzzle: frame(title), answers: frame(title), shown: {} };
          for (const sheet of wordSearchSheets({
            search,
            words: around,
            paper: size,
            lowerCase: false,
            measure,
          })) {
            expectOnPaper(sheet);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('list each word as the lesson writes it, and ring each one among the answers alone', () => {
    const search = makeWordSearch({
      words: ['NOE', 'ARCHEDENOE', 'PLUIE'],
      size: 12,
      level: 1,
      seed: 's',
    });
    const [puzzle, answers] = wordSearchSheets({
      search,
      words: {
        puzzle: frame('Noé', 'Anaïs'),
        answers: frame('Réponses'),
        shown: { PLUIE: 'pluie', ARCHEDENOE: 'arche de Noé' },
      },
      paper: 'a4',
      lowerCase: true,
      measure,
    });
    expect(textsOf(puzzle)).toEqual(
      expect.arrayContaining(['pluie', 'arche de Noé', 'Anaïs', 'p']),
    );
    expect(textsOf(puzzle)).not.toContain('P');
    const rings = (sheet: Sheet) => sheet.marks.filter(({ kind }) => kind === 'ring');
    expect(rings(puzzle)).toHaveLength(0);
    expect(rings(answers)).toHaveLength(search.placed.length);
  });
});

describe('the sheets of a crossword', () => {
  it('keep everything on the paper, long clues too', () => {
    fc.assert(
      fc.property(words, paper, fc.integer({ min: 5, max: 90 }), (request, size, clue) => {
        const crossword = makeCrossword({ words: request, seed: 's' });
        const clues = Object.fromEntries(
          request.map((word) => [word, 'what it is '.repeat(9).slice(0, clue)]),
        );
        const around = {
          puzzle: frame('Creed'),
          answers: frame('Answers'),
          across: 'Across',
          down: 'Down',
          clues,
        };
        for (const sheet of crosswordSheets({
          crossword,
          words: around,
          paper: size,
          lowerCase: false,
          measure,
        })) {
          expectOnPaper(sheet);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('show no letter of the words on the sheet to solve, and all of them among the answers', () => {
    const crossword = makeCrossword({ words: ['CREED', 'GRACE', 'MERCY'], seed: 's' });
    const around = {
      puzzle: frame('1'),
      answers: frame('2'),
      across: 'Across',
      down: 'Down',
      clues: { CREED: 'what we believe', GRACE: 'a gift', MERCY: 'love for who is in need' },
    };
    const [puzzle, answers] = crosswordSheets({
      crossword,
      words: around,
      paper: 'letter',
      lowerCase: false,
      measure,
    });
    const single = (sheet: Sheet) => textsOf(sheet).filter((text) => /^[A-Z]$/.test(text));
    expect(single(puzzle)).toEqual([]);
    expect(single(answers)).toHaveLength(
      crossword.letters.filter((letter) => letter !== null).length,
    );
    expect(textsOf(puzzle).join(' ')).toMatch(/what we believe \(5\)/);
  });
});

it('text is wrapped at spaces, and a word too wide for a line is broken', () => {
  expect(wrapText('one two three', 20, 4, 'body', measure)).toEqual(['one two', 'three']);
  expect(wrapText('archangelic', 10, 4, 'body', measure)).toEqual(['arch', 'ange', 'lic']);
  expect(wrapText('', 10, 4, 'body', measure)).toEqual([]);
});
