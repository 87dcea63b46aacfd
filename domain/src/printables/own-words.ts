import { mostPuzzleWords, puzzleLetters } from './puzzle-letters.ts';

/** A word as a puzzle holds it, as it is shown, and what asks for it; '' where nothing does. */
export interface PuzzleWord {
  letters: string;
  shown: string;
  clue: string;
}

export interface OwnWords {
  words: PuzzleWord[];
  /** Lines that hold no usable word, or, where clues are needed, no clue. */
  unreadable: string[];
  /** Whether there were more than a sheet holds; the first ones count. */
  tooMany: boolean;
}

/**
 * A grown-up's own list: one word to a line, with a colon, an equals sign or a dash before its clue. Words are also
 * parted by commas and semicolons where no clues are needed. A word written twice counts once.
 */
export function readOwnWords(text: string, needsClues: boolean): OwnWords {
  const lines = text
    .split(needsClues ? /\n/ : /[\n,;]/)
    .map((line) => line.trim())
    .filter(Boolean);
  const words = new Map<string, PuzzleWord>();
  const unreadable: string[] = [];
  for (const line of lines) {
    const [, before, after] = /^(.*?)(?:\s*[:=]\s*|\s+[-–—]\s+)(.*)$/.exec(line) ?? [];
    const shown = (before ?? line).trim();
    const clue = (after ?? '').trim();
    const letters = puzzleLetters(shown);
    if (letters === null || (needsClues && clue === '')) unreadable.push(line);
    else if (!words.has(letters)) words.set(letters, { letters, shown, clue });
  }
  const all = [...words.values()];
  return {
    words: all.slice(0, mostPuzzleWords),
    unreadable,
    tooMany: all.length > mostPuzzleWords,
  };
}
