import type { LessonView } from '@pius/contracts/course.ts';
import { comparable, sentencesOf } from '@pius/domain/course/lesson-text.ts';
import type { Language } from '@pius/domain/language.ts';

/** How many letters at the end of a word change with number, gender or tense. */
const ending = 2;
const stemMin = 4;

/**
 * Whether a word of a text is a word asked for, in any of its forms; short words and numbers as
 * they are.
 */
function isForm(word: string, question: string): boolean {
  if (question.length <= stemMin || /\d/.test(question)) return word === question;
  const stem = question.slice(0, Math.max(stemMin, question.length - ending));
  return word.startsWith(stem) && word.length <= question.length + ending;
}

/**
 * Whether a sentence speaks of something: each word of the term stands in it, in one of its forms.
 */
export function mentions(sentence: string, term: string): boolean {
  const words = comparable(sentence).split(' ');
  return comparable(term)
    .split(' ')
    .every((question) => words.some((word) => isForm(word, question)));
}

/**
 * The first sentence of a lesson's story or teaching that speaks of something: a clue that teaches,
 * in the words the child has read. Null where there is none.
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
