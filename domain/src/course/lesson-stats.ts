import type { Language } from '../language.ts';
import type { Lesson } from './lesson.ts';
import { proseOf, teachingWords } from './lesson-lengths.ts';
import { defaultWay, minutesOf } from './lesson-minutes.ts';
import { countWords, sentencesOf, wordsOf } from './lesson-text.ts';

/** The figures of a lesson by which its length is judged. */
export interface LessonStats {
  /** Of the default way, and of the whole, one decimal. */
  minutes: number;
  wholeMinutes: number;
  storyWords: number;
  teachingWords: number;
  sentences: number;
  /** Words in a sentence of the story and the teaching on average, one decimal. */
  averageSentence: number;
  longestSentence: number;
}

/** How long a lesson is, its sentences too. */
export function lessonStats(lesson: Lesson, language: Language): LessonStats {
  const sentences = proseOf(lesson).flatMap(({ text }) => sentencesOf(text, language));
  return {
    minutes: toOneDecimal(minutesOf(lesson, defaultWay(lesson) === 'by-heart')),
    wholeMinutes: toOneDecimal(minutesOf(lesson, false)),
    storyWords: countWords(...lesson.story.paragraphs),
    teachingWords: teachingWords(lesson),
    sentences: sentences.length,
    averageSentence: toOneDecimal(countWords(...sentences) / Math.max(1, sentences.length)),
    longestSentence: Math.max(0, ...sentences.map((sentence) => wordsOf(sentence).length)),
  };
}

function toOneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}
