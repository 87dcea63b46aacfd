import type { Language } from '../language.ts';
import { type Finding, repeatFindings } from './finding.ts';
import type { Lesson } from './lesson.ts';
import { checkActivities, checkQuiz } from './lesson-exercises.ts';
import { checkLengths, checkSentences } from './lesson-lengths.ts';
import { checkPieces } from './lesson-pieces.ts';
import { usesTerm } from './lesson-text.ts';
import { checkWording } from './lesson-wording.ts';
import { checkWords } from './lesson-words.ts';

/** Ids differ within each list, so that progress and answers find their thing. */
function checkIds(lesson: Lesson): Finding[] {
  const lists = ['teaching', 'vocabulary', 'activities', 'quiz'] as const;
  return lists.flatMap((list) =>
    repeatFindings(
      [list],
      lesson[list].map(({ id }) => id),
      'id',
    ),
  );
}

/** Every text in a value, however deep; the names of fields are none. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Each key word is used in the story, the teaching or an exercise, in whatever form. */
function checkVocabularyUsed(lesson: Lesson): Finding[] {
  const { story, teaching, activities, quiz } = lesson;
  const text = textsIn([story, teaching, activities, quiz]).join(' ');
  return lesson.vocabulary.flatMap(({ term }, index) =>
    usesTerm(text, term)
      ? []
      : [
          {
            path: ['vocabulary', index, 'term'],
            message: `The key word "${term}" is not used in the lesson.`,
            doThis: 'Use it in the story or the teaching, or take it away.',
          },
        ],
  );
}

/**
 * Everything about one lesson file that docs/authoring.md#what-each-field-means asks for and the schema cannot say:
 * counts, word and sentence limits, minutes, ids, key words used, fair exercises, words that can
 * be typed, guessed and laid in a puzzle.
 * Gives what is wrong, in the order of the file's parts; an empty list for a good lesson.
 */
export function checkLesson(lesson: Lesson, language: Language): Finding[] {
  return [
    ...checkLengths(lesson),
    ...checkSentences(lesson, language),
    ...checkIds(lesson),
    ...checkPieces(lesson, language),
    ...checkWording(lesson, language),
    ...checkVocabularyUsed(lesson),
    ...checkActivities(lesson),
    ...checkQuiz(lesson),
    ...checkWords(lesson, language),
  ];
}
