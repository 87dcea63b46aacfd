import { comparable } from '@pius/domain/course/lesson-text.ts';
import { mentions } from './lesson-clue.ts';

/** Shorter words, such as "and", say nothing about where an answer stands. */
const shortestClue = 4;

function clueWords(text: string): string[] {
  return comparable(text)
    .split(' ')
    .filter((word) => word.length >= shortestClue || /\d/.test(word));
}

/**
 * The sentence that a question is about, by its place: the one that shares most words with the
 * answer, then with the question. Null where none shares any.
 */
export function currentSentence(
  sentences: readonly string[],
  question: { text: string; answer: string },
): number | null {
  const shared = (sentence: string, text: string) =>
    clueWords(text).filter((word) => mentions(sentence, word)).length;
  const scores = sentences.map(
    (sentence) => 3 * shared(sentence, question.answer) + shared(sentence, question.text),
  );
  const best = Math.max(0, ...scores);
  return best === 0 ? null : scores.indexOf(best);
}

/** In which part of a text a sentence stands; null where it is too short to have parts. */
export function partOfText(sentence: number, count: number): 'beginning' | 'middle' | 'end' | null {
  if (count < 3) return null;
  if (sentence < count / 3) return 'beginning';
  return sentence >= (count * 2) / 3 ? 'end' : 'middle';
}
