import type { Language } from '../language.ts';
import type { Finding } from './finding.ts';
import { countWords, sentencesOf, wordsOf } from './lesson-text.ts';

/** A text of a content file, and the field it stands in. */
export interface PlacedText {
  path: Finding['path'];
  text: string;
}

/** The longest sentence for a child, in words. @see docs/authoring.md#what-each-field-means */
export const sentenceMax = 16;

/** How many words a sentence has on average. @see docs/authoring.md#what-each-field-means */
const averageWords = { min: 8, max: 12 } as const;

/** A finding for each sentence that has more words than `max`. */
export function longSentences(
  texts: readonly PlacedText[],
  language: Language,
  max: number,
): Finding[] {
  return texts.flatMap(({ path, text }) =>
    sentencesOf(text, language)
      .filter((sentence) => wordsOf(sentence).length > max)
      .map((sentence) => ({
        path,
        message: `A sentence has ${wordsOf(sentence).length} words, ${max} at most: "${sentence}"`,
        doThis: 'Say it in two sentences.',
      })),
  );
}

/** A finding at `path` where the sentences of some texts are too long or too short on average. */
export function averageSentence(
  path: Finding['path'],
  texts: readonly PlacedText[],
  language: Language,
): Finding[] {
  const sentences = texts.flatMap(({ text }) => sentencesOf(text, language));
  const average = countWords(...sentences) / Math.max(1, sentences.length);
  const { min, max } = averageWords;
  const rounded = Math.round(average * 10) / 10;
  if (rounded >= min && rounded <= max) return [];
  return [
    {
      path,
      message: `Sentences have ${rounded} words on average; the guide asks for ${min} to ${max}.`,
      doThis: rounded > max ? 'Make the sentences shorter.' : 'Join some short sentences.',
    },
  ];
}
