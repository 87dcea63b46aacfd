import { countWords } from '../course/lesson-text.ts';

/** What a grown-up reads in a minute, unhurried. */
const wordsAMinute = 200;

/** How many minutes a text takes to read: whole ones, at least one. @see docs/requirements.md#r-blog */
export function readMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / wordsAMinute));
}
