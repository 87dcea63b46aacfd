import { type Language, languages } from '@pius/domain/language.ts';
import type { LessonFile, Sentence } from './lesson-sentences.ts';
import { type Draft, type Drafts, withSentence } from './use-drafts.ts';

/** What the sentences of each language are changed in; null for a file that cannot be read. */
type Files = Record<Language, LessonFile | null>;

/**
 * Writes a sentence of a lesson. What is true is true in every language, and is changed in all of them; the right answer of
 * a listening question is one of its choices, and changes with it.
 *
 * @returns the new draft of each language that it touches
 */
export function writeWords(
  drafts: Drafts,
  files: Files,
  language: Language,
  sentence: Sentence,
  words: string,
): [Language, Draft][] {
  const touched = sentence.kind === 'truth' ? languages : [language];
  return touched.flatMap((each): [Language, Draft][] => {
    const same = files[each]?.sentences.find(({ path }) => path === sentence.path);
    if (!same) return [];
    const written = withSentence(drafts[each], same, words);
    const right = rightAnswerOf(same, files[each]);
    return [[each, right ? withSentence(written, right, words) : written]];
  });
}

/** The right answer of a listening question, where a sentence is the choice that it names. */
function rightAnswerOf({ path, value }: Sentence, file: LessonFile | null): Sentence | null {
  const answer = path.replace(/\.choices\.\d+$/, '.answer');
  const isRight = answer !== path && file?.fields.get(answer) === value;
  return isRight ? { path: answer, kind: 'text', value } : null;
}
