import type { CatechismEntry } from './catechism.ts';
import { comparable, stemOf } from './lesson-text.ts';
import { questionsOfEntry } from './questions.ts';

/** The words of an entry as a search compares them. */
export type SearchWords = readonly string[];

/**
 * What an entry is found by: its words without case and accents, and the numbers of its questions.
 */
export function searchWords(entry: CatechismEntry): SearchWords {
  const { question, answer, simply, note = '' } = entry;
  const words = comparable(`${question} ${answer} ${simply} ${note}`).split(' ');
  return [...new Set([...words, ...questionsOfEntry(entry).map(String)])];
}

/**
 * Gives whether an entry holds every word of what was typed, whatever its case and accents, also
 * as the beginning of a word or in another form (`anges` finds "ange"); a number finds a question
 * of 1912 and nothing that begins with it. Nothing typed finds everything.
 */
export function searchFor(typed: string): (words: SearchWords) => boolean {
  const requested = comparable(typed).split(' ').filter(Boolean);
  return (words) =>
    requested.every((word) =>
      /^\d+$/.test(word)
        ? words.includes(word)
        : words.some((candidate) => candidate.startsWith(stemOf(word))),
    );
}
