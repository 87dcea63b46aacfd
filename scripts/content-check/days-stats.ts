import { countWords, sentencesOf, wordsOf } from '../../domain/src/course/lesson-text.ts';
import type { Language } from '../../domain/src/language.ts';
import type { Saint } from '../../domain/src/saints/saint.ts';
import { proseFields } from '../../domain/src/saints/saint-check.ts';
import {
  longestIsRight,
  rightAtPlaces,
  shortestIsRight,
} from '../../domain/src/trivia/fairness.ts';
import type { Question } from '../../domain/src/trivia/question.ts';
import type { Days } from './days.ts';
import type { NumberedFile } from './numbered-files.ts';
import { inColumns } from './stats.ts';

function average(values: readonly number[]): number {
  const sum = values.reduce((all, value) => all + value, 0);
  return Math.round((sum / Math.max(1, values.length)) * 10) / 10;
}

function saintsRow(saints: readonly Saint[], language: Language): (string | number)[] {
  const texts = saints.flatMap((saint) => proseFields.map((field) => saint[field]));
  const lengths = texts
    .flatMap((text) => sentencesOf(text, language))
    .map((sentence) => wordsOf(sentence).length);
  const words = proseFields.map((field) =>
    average(saints.map((saint) => countWords(saint[field]))),
  );
  return [saints.length, ...words, average(lengths), Math.max(0, ...lengths)];
}

function triviaRow(questions: readonly Question[]): (string | number)[] {
  return [
    questions.length,
    rightAtPlaces(questions).join('-'),
    longestIsRight(questions).length,
    shortestIsRight(questions).length,
    average(questions.map(({ question }) => countWords(question))),
    average(questions.map(({ choices }) => average(choices.map((choice) => countWords(choice))))),
    average(questions.map(({ why }) => countWords(why))),
  ];
}

function table<T>(
  head: string[],
  files: readonly NumberedFile<T>[],
  row: (value: T, language: Language) => (string | number)[],
): string[] {
  const rows = files.flatMap(({ number, language, value }) =>
    value === undefined ? [] : [[number, language, ...row(value, language)].map(String)],
  );
  return rows.length === 0 ? [] : inColumns([head, ...rows]);
}

/** One line for each month of saints and each module of trivia, in each language; none before one is written. */
export function daysTables({ saints, trivia }: Days): string[] {
  const months = table(
    ['month', 'language', 'saints', ...proseFields, 'average', 'longest'],
    saints.files,
    saintsRow,
  );
  const modules = table(
    [
      'module',
      'language',
      'questions',
      'right at place',
      'longest',
      'shortest',
      'question',
      'choice',
      'why',
    ],
    trivia.files,
    triviaRow,
  );
  return [
    ...(months.length === 0
      ? []
      : [
          'Words of a saint’s texts on average; words in a sentence on average, and in the longest one.',
        ]),
    ...months,
    ...(modules.length === 0
      ? []
      : [
          'Right answers at places 1 to 4, and how often the right one is the longest and the shortest; words on average.',
        ]),
    ...modules,
  ];
}
