import type { LessonView } from '@pius/contracts/course.ts';
import { comparable, sentencesOf, usesTerm } from '@pius/domain/course/lesson-text.ts';
import type { Language } from '@pius/domain/language.ts';

/** Whether a sentence speaks of something: a term in any of its forms, a number as it is. */
export function mentions(sentence: string, term: string): boolean {
  if (/\d/.test(term)) return ` ${comparable(sentence)} `.includes(` ${comparable(term)} `);
  return usesTerm(sentence, term);
}

/**
 * The first sentence of a lesson's story or teaching that speaks of something: a clue that teaches, in the words
 * the child has read. Null where there is none.
 */
export function sentenceAbout(
  term: string,
  { story, teaching }: Pick<LessonView, 'story' | 'teaching'>,
  language: Language,
): string | null {
  const texts = [...story.paragraphs, ...teaching.flatMap((entry) => [entry.answer, entry.simply])];
  const sentences = texts.flatMap((text) => sentencesOf(text, language));
  return sentences.find((sentence) => mentions(sentence, term)) ?? null;
}
