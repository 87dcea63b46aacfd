import type { Crossword, CrosswordWord } from './crossword.ts';
import type { Mark, Measure, Paper, Sheet } from './sheet.ts';
import { type Frame, type FrameMessages, sheetFrame } from './sheet-frame.ts';
import { wrapText } from './wrap-text.ts';

export interface CrosswordSheetMessages {
  puzzle: FrameMessages;
  answers: FrameMessages;
  across: string;
  down: string;
  /** What asks for each word. */
  clues: Readonly<Record<string, string>>;
}

export interface CrosswordSheetRequest {
  crossword: Crossword;
  words: CrosswordSheetMessages;
  paper: Paper;
  lowerCase: boolean;
  measure: Measure;
}

/** A square for a small finger with a pencil is between these. */
const squares = { least: 6.5, most: 11 } as const;
const clueSizes = [4.4, 4.1, 3.8, 3.5, 3.2] as const;
const gap = 8;

/**
 * The sheet to solve and the sheet of its answers.
 * @param request - The puzzle, its clues and the words round it, paper, case.
 */
export function crosswordSheets(request: CrosswordSheetRequest): [Sheet, Sheet] {
  const { words, paper } = request;
  const puzzle = sheetFrame(paper, words.puzzle, request.measure);
  const answers = sheetFrame(paper, words.answers, request.measure);
  return [
    { paper, name: words.puzzle.title, marks: [...puzzle.marks, ...puzzleMarks(request, puzzle)] },
    {
      paper,
      name: words.answers.title,
      marks: [...answers.marks, ...answerMarks(request, answers)],
    },
  ];
}

/**
 * The grid as large as the clues below it leave room for; where both are many, the clues grow
 * smaller first.
 */
function puzzleMarks(
  { crossword, words, measure }: CrosswordSheetRequest,
  { inside }: Frame,
): Mark[] {
  const columnWidth = (inside.width - gap) / 2;
  for (const [index, size] of clueSizes.entries()) {
    const columns = clueColumns(crossword, words, columnWidth, size, measure);
    const height = Math.max(...columns.map((lines) => lines.length)) * size * 1.32;
    const square = squareFor(crossword, inside.width, inside.height - height - gap);
    if (square < squares.least && index < clueSizes.length - 1) continue;
    const top = inside.y + square * crossword.rows + gap;
    return [
      ...gridMarks(crossword, inside, square),
      ...columns.flatMap((lines, column) =>
        lines.map(
          ({ text, bold, indent }, line): Mark => ({
            kind: 'text',
            text,
            x: inside.x + column * (columnWidth + gap) + (indent ? size * 1.7 : 0),
            y: top + (line + 1) * size * 1.32,
            size,
            font: bold ? 'bold' : 'body',
            align: 'start',
          }),
        ),
      ),
    ];
  }
  return [];
}

function answerMarks({ crossword, lowerCase }: CrosswordSheetRequest, { inside }: Frame): Mark[] {
  const square = squareFor(crossword, inside.width, inside.height);
  const left = inside.x + (inside.width - square * crossword.columns) / 2;
  const size = square * 0.56;
  const letters = crossword.letters.flatMap((letter, index): Mark[] =>
    letter === null
      ? []
      : [
          {
            kind: 'text',
            text: lowerCase ? letter.toLowerCase() : letter,
            x: left + ((index % crossword.columns) + 0.5) * square,
            y: inside.y + (Math.floor(index / crossword.columns) + 0.5) * square + size * 0.42,
            size,
            font: 'bold',
            align: 'middle',
          },
        ],
  );
  return [...gridMarks(crossword, inside, square), ...letters];
}

function squareFor({ rows, columns }: Crossword, width: number, height: number): number {
  return Math.min(squares.most, width / Math.max(columns, 1), height / Math.max(rows, 1));
}

/** The squares with letters, and the numbers of the words that begin in them. */
function gridMarks(crossword: Crossword, inside: Frame['inside'], square: number): Mark[] {
  const { columns, letters, words } = crossword;
  const left = inside.x + (inside.width - square * columns) / 2;
  const at = (row: number, column: number) => ({
    x: left + column * square,
    y: inside.y + row * square,
  });
  const boxes = letters.flatMap((letter, index): Mark[] =>
    letter === null
      ? []
      : [
          {
            kind: 'box',
            ...at(Math.floor(index / columns), index % columns),
            width: square,
            height: square,
            stroke: 0.35,
          },
        ],
  );
  const size = square * 0.3;
  const numbers = words.map(({ row, column, number }): Mark => {
    const { x, y } = at(row, column);
    return {
      kind: 'text',
      text: String(number),
      x: x + square * 0.08,
      y: y + size * 1.05,
      size,
      font: 'body',
      align: 'start',
    };
  });
  return [...boxes, ...numbers];
}

interface ClueLine {
  text: string;
  bold: boolean;
  /** Further lines of one clue stand below its words, not below its number. */
  indent: boolean;
}

function clueColumns(
  { words: laid }: Crossword,
  words: CrosswordSheetMessages,
  width: number,
  size: number,
  measure: Measure,
): ClueLine[][] {
  const column = (heading: string, own: readonly CrosswordWord[]) => [
    { text: heading, bold: true, indent: false },
    ...own.flatMap(({ word, number }) => {
      const clue = `${number}. ${words.clues[word] ?? ''} (${word.length})`;
      return wrapText(clue, width - size * 1.7, size, 'body', measure).map((text, line) => ({
        text,
        bold: false,
        indent: line > 0,
      }));
    }),
  ];
  return [
    column(
      words.across,
      laid.filter(({ isAcross }) => isAcross),
    ),
    column(
      words.down,
      laid.filter(({ isAcross }) => !isAcross),
    ),
  ];
}
