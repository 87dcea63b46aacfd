import { crosswordSheets } from '@pius/domain/printables/crossword-sheet.ts';
import type { PuzzleWord } from '@pius/domain/printables/own-words.ts';
import type { Measure, Sheet } from '@pius/domain/printables/sheet.ts';
import type { FrameMessages } from '@pius/domain/printables/sheet-frame.ts';
import { wordSearchSheets } from '@pius/domain/printables/word-search-sheet.ts';
import type { TFunction } from 'i18next';
import type { PuzzleAnswer, PuzzleJob } from './puzzle-jobs.ts';
import type { PuzzleSettings } from './puzzle-settings.ts';

export type PuzzleKind = PuzzleJob['kind'];

/** Whom a sheet is for; null is nobody by name. */
export interface Reader {
  id: string;
  name: string | null;
}

export interface PuzzleRequest {
  kind: PuzzleKind;
  settings: PuzzleSettings;
  words: readonly PuzzleWord[];
  /** What stands above the puzzle: the lesson's title, or what it is. */
  title: string;
  readers: readonly Reader[];
}

export interface PuzzleSheets {
  sheets: Sheet[];
  /** Words that no sheet holds. */
  leftOut: string[];
}

/** What the worker has to make. */
export function jobOf({ kind, settings, words, readers }: PuzzleRequest): PuzzleJob {
  const { seed, size, level } = settings;
  const letters = words.map((word) => word.letters);
  const seeds = readers.map(({ id }) => (id ? `${seed} ${id}` : seed));
  return kind === 'crossword'
    ? { kind, words: letters, seeds }
    : { kind, words: letters, size, level, seeds };
}

/** The puzzles on their sheets: one for each reader, each with its answers behind all of them. */
export function layOut(
  request: PuzzleRequest,
  answer: PuzzleAnswer,
  measure: Measure,
  t: TFunction<'printables'>,
): PuzzleSheets {
  const { settings, words, readers } = request;
  const { paper, lowerCase } = settings;
  const pairs = readers.map((reader, index) => {
    const frames = framesFor(request, reader, t);
    if (answer.kind === 'crossword') {
      const crossword = answer.puzzles[index];
      const clues = Object.fromEntries(words.map(({ letters, clue }) => [letters, clue]));
      const around = { ...frames, across: t('across'), down: t('down'), clues };
      return crossword && crosswordSheets({ crossword, words: around, paper, lowerCase, measure });
    }
    const search = answer.puzzles[index];
    const shown = Object.fromEntries(words.map((word) => [word.letters, word.shown]));
    return (
      search && wordSearchSheets({ search, words: { ...frames, shown }, paper, lowerCase, measure })
    );
  });
  const made = pairs.filter((pair) => pair !== undefined);
  const leftOut = new Set(answer.puzzles.flatMap((puzzle) => puzzle.leftOut));
  return {
    sheets: [
      ...made.map(([puzzle]) => puzzle),
      ...(settings.answers ? made.map(([, answers]) => answers) : []),
    ],
    leftOut: words.filter(({ letters }) => leftOut.has(letters)).map(({ shown }) => shown),
  };
}

function framesFor(
  { kind, settings, title }: PuzzleRequest,
  { name }: Reader,
  t: TFunction<'printables'>,
): { puzzle: FrameMessages; answers: FrameMessages } {
  const { level, seed } = settings;
  const foot = t('foot', { seed });
  return {
    puzzle: {
      title,
      task: kind === 'crossword' ? t('task.crossword') : t(`task.word-search.${level}`),
      nameAndDate: { name: t('name'), date: t('date') },
      nameOnSheet: name,
      foot,
    },
    answers: {
      title: t('title.answers-of', { name: name ?? title }),
      task: t('task.answers'),
      nameAndDate: null,
      nameOnSheet: null,
      foot,
    },
  };
}
