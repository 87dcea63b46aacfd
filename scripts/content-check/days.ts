import { moduleNumbers } from '../../domain/src/course/counts.ts';
import { allLessonIds } from '../../domain/src/course/ids.ts';
import { defaultLanguage } from '../../domain/src/language.ts';
import { monthName, monthNumbers, saintsInAll } from '../../domain/src/saints/feast-day.ts';
import { type Saint, saintsSchema } from '../../domain/src/saints/saint.ts';
import { checkSaints, checkSaintsDiffer } from '../../domain/src/saints/saint-check.ts';
import { checkSaintsParity } from '../../domain/src/saints/saint-parity.ts';
import { type Question, questionsSchema } from '../../domain/src/trivia/question.ts';
import {
  checkQuestions,
  checkQuestionsDiffer,
  questionsPerLesson,
} from '../../domain/src/trivia/question-check.ts';
import { checkQuestionsParity } from '../../domain/src/trivia/question-parity.ts';
import { type NumberedFiles, readNumbered } from './numbered-files.ts';

/** Saints and trivia as they were read, with what is wrong with them. */
export interface Days {
  saints: NumberedFiles<Saint[]>;
  trivia: NumberedFiles<Question[]>;
}

/**
 * Reads and checks `content/saints/` and `content/trivia/`.
 *
 * @param texts the text of each file of `content/`, by its path from there
 */
export function readDays(texts: ReadonlyMap<string, string>): Days {
  return {
    saints: readNumbered<Saint[]>(
      {
        folder: 'saints',
        names: monthNumbers.map((month) => String(month).padStart(2, '0')),
        besides: ['pictures.yaml', 'iconography.yaml'],
        thing: 'month',
        schema: saintsSchema,
        check: checkSaints,
        parity: (base, other) =>
          checkSaintsParity(
            { saints: base.value, language: base.language },
            { saints: other.value, language: other.language },
          ),
        across: checkSaintsDiffer,
      },
      texts,
    ),
    trivia: readNumbered<Question[]>(
      {
        folder: 'trivia',
        names: moduleNumbers.map(String),
        thing: 'module',
        schema: questionsSchema,
        check: checkQuestions,
        parity: (base, other) => checkQuestionsParity(base.value, other.value),
        across: checkQuestionsDiffer,
      },
      texts,
    ),
  };
}

function countEnglish<T>({ files }: NumberedFiles<T[]>): number {
  return files
    .filter(({ language }) => language === defaultLanguage)
    .reduce((sum, { value }) => sum + (value?.length ?? 0), 0);
}

/** How many dates and questions are written, and which months and modules are not yet. */
export function daysLines({ saints, trivia }: Days): string[] {
  const months = saints.unwritten.map((month) => monthName(month, defaultLanguage));
  const modules = trivia.unwritten.map((module) => `module ${module}`);
  const notYet = (names: string[]) =>
    names.length === 0 ? '.' : `, not yet written: ${names.join(', ')}.`;
  const questions = allLessonIds.length * questionsPerLesson;
  return [
    `${countEnglish(saints)} of ${saintsInAll} dates have a saint${notYet(months)}`,
    `${countEnglish(trivia)} of ${questions} trivia questions${notYet(modules)}`,
  ];
}
