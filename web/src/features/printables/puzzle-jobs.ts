import { type Crossword, makeCrossword } from '@pius/domain/printables/crossword.ts';
import {
  makeWordSearch,
  type WordSearch,
  type WordSearchLevel,
} from '@pius/domain/printables/word-search.ts';

/** What the worker is asked for: one puzzle for each seed. */
export type PuzzleJob =
  | { kind: 'word-search'; words: string[]; size: number; level: WordSearchLevel; seeds: string[] }
  | { kind: 'crossword'; words: string[]; seeds: string[] };

export type PuzzleAnswer =
  | { kind: 'word-search'; puzzles: WordSearch[] }
  | { kind: 'crossword'; puzzles: Crossword[] };

/** Makes the puzzles of a job, the same for the same seeds. */
export function doPuzzleJob(job: PuzzleJob): PuzzleAnswer {
  if (job.kind === 'crossword') {
    const { words } = job;
    return { kind: job.kind, puzzles: job.seeds.map((seed) => makeCrossword({ words, seed })) };
  }
  const { words, size, level } = job;
  return {
    kind: job.kind,
    puzzles: job.seeds.map((seed) => makeWordSearch({ words, size, level, seed })),
  };
}
