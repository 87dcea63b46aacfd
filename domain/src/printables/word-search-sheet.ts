import { directions } from './letter-grid.ts';
import type { Mark, Measure, Paper, Point, Sheet } from './sheet.ts';
import { type FrameMessages, sheetFrame } from './sheet-frame.ts';
import type { WordSearch } from './word-search.ts';
import { sizeToFit } from './wrap-text.ts';

export interface WordSearchSheetMessages {
  puzzle: FrameMessages;
  answers: FrameMessages;
  /** How each word is written in the list below the grid, accents and spaces as in the lesson. */
  shown: Readonly<Record<string, string>>;
}

export interface WordSearchSheetRequest {
  search: WordSearch;
  words: WordSearchSheetMessages;
  paper: Paper;
  lowerCase: boolean;
  measure: Measure;
}

const lineHeight = 7.4;
const listSize = 4.6;
const box = 3.4;
/** A square for a small finger with a pencil is no larger than this. */
const largestSquare = 13;

/**
 * The sheet to solve and the sheet of its answers.
 * @param request - The puzzle, the words round it, paper, case of the letters.
 */
export function wordSearchSheets(request: WordSearchSheetRequest): [Sheet, Sheet] {
  return [puzzleSheet(request), answerSheet(request)];
}

function puzzleSheet({ search, words, paper, lowerCase, measure }: WordSearchSheetRequest): Sheet {
  const { marks, inside } = sheetFrame(paper, words.puzzle, measure);
  const names = search.placed
    .map(({ word }) => words.shown[word] ?? word)
    .sort((a, b) => a.localeCompare(b));
  const columns = columnsFor(names, inside.width, measure);
  const listHeight = Math.ceil(names.length / columns) * lineHeight;
  const square = squareFor(search, inside.width, inside.height - listHeight - 5);
  const side = square * search.grid.size;
  const grid = { x: inside.x + (inside.width - side) / 2, y: inside.y, square };
  const list = listMarks(
    names,
    columns,
    { x: inside.x, y: inside.y + side + 10 },
    inside.width,
    measure,
  );
  return {
    paper,
    name: words.puzzle.title,
    marks: [...marks, ...gridMarks(search, grid, lowerCase), ...list],
  };
}

function answerSheet({ search, words, paper, lowerCase, measure }: WordSearchSheetRequest): Sheet {
  const { marks, inside } = sheetFrame(paper, words.answers, measure);
  const square = squareFor(search, inside.width, inside.height);
  const side = square * search.grid.size;
  const grid = { x: inside.x + (inside.width - side) / 2, y: inside.y, square };
  const rings = search.placed.map(({ word, place }): Mark => {
    const [down, right] = directions[place.direction];
    const last = word.length - 1;
    return {
      kind: 'ring',
      from: middleOf(grid, place.row, place.column),
      to: middleOf(grid, place.row + down * last, place.column + right * last),
      radius: square * 0.42,
      width: 0.45,
    };
  });
  return {
    paper,
    name: words.answers.title,
    marks: [...marks, ...gridMarks(search, grid, lowerCase), ...rings],
  };
}

interface PlacedGrid {
  x: number;
  y: number;
  square: number;
}

function squareFor({ grid }: WordSearch, width: number, height: number): number {
  return Math.min(largestSquare, width / grid.size, height / grid.size);
}

function middleOf({ x, y, square }: PlacedGrid, row: number, column: number): Point {
  return { x: x + (column + 0.5) * square, y: y + (row + 0.5) * square };
}

function gridMarks({ grid }: WordSearch, placed: PlacedGrid, lowerCase: boolean): Mark[] {
  const size = placed.square * 0.62;
  const side = placed.square * grid.size;
  const edge: Mark = {
    kind: 'box',
    x: placed.x,
    y: placed.y,
    width: side,
    height: side,
    stroke: 0.7,
  };
  const letters = grid.letters.map((letter, index): Mark => {
    const { x, y } = middleOf(placed, Math.floor(index / grid.size), index % grid.size);
    const text = lowerCase ? letter.toLowerCase() : letter;
    // What hangs below the line and what stands above it share the square.
    const rise = lowerCase ? 0.26 : 0.35;
    return { kind: 'text', text, x, y: y + size * rise, size, font: 'body', align: 'middle' };
  });
  return [edge, ...letters];
}

/** As many columns as the longest word allows, five at most. */
function columnsFor(names: readonly string[], width: number, measure: Measure): number {
  const widest = Math.max(1, ...names.map((name) => measure(name, listSize, 'bold'))) + box + 7;
  return Math.max(1, Math.min(5, names.length, Math.floor(width / widest)));
}

/** Each word with a box to tick. */
function listMarks(
  names: readonly string[],
  columns: number,
  { x, y }: Point,
  width: number,
  measure: Measure,
): Mark[] {
  const rows = Math.ceil(names.length / columns);
  const columnWidth = width / columns;
  return names.flatMap((name, index): Mark[] => {
    const left = x + Math.floor(index / rows) * columnWidth;
    const line = y + (index % rows) * lineHeight;
    const size = sizeToFit(name, columnWidth - box - 4, listSize, 'bold', measure);
    return [
      { kind: 'box', x: left, y: line - box, width: box, height: box, stroke: 0.35 },
      {
        kind: 'text',
        text: name,
        x: left + box + 2,
        y: line,
        size,
        font: 'bold',
        align: 'start',
      },
    ];
  });
}
