import { type Bounds, countFindings, type Finding, repeatFindings } from '../course/finding.ts';
import { lessonIdsOfModule } from '../course/ids.ts';
import { comparable, countWords, sentencesOf } from '../course/lesson-text.ts';
import { longSentences, sentenceMax } from '../course/sentences.ts';
import type { Language } from '../language.ts';
import { checkLengthHint, checkSpread } from './fairness.ts';
import { choicesPerQuestion, type Question } from './question.ts';

/** How many questions each lesson gives. @see docs/authoring.md#saints-and-trivia */
export const questionsPerLesson = 10;

const choiceCount: Bounds = { min: choicesPerQuestion, max: choicesPerQuestion };
const questionWords: Bounds = { min: 3, max: 30 };
const choiceWords: Bounds = { min: 1, max: 12 };
const whyWords: Bounds = { min: 5, max: 30 };
const whySentences: Bounds = { min: 1, max: 2 };

function checkChoices({ choices, answer }: Question, place: number): Finding[] {
  const path = [place, 'choices'];
  return [
    ...countFindings(path, choices.length, choiceCount, 'choices'),
    ...repeatFindings(path, choices.map(comparable), 'choice'),
    ...choices.flatMap((choice, index) =>
      countFindings([...path, index], countWords(choice), choiceWords, 'words in the choice'),
    ),
    ...(choices.includes(answer)
      ? []
      : [
          {
            path: [place, 'answer'],
            message: `The right answer "${answer}" is none of the choices.`,
            doThis: 'Write one of the choices, word for word.',
          },
        ]),
  ];
}

function checkText({ question, why }: Question, place: number, language: Language): Finding[] {
  return [
    ...countFindings(
      [place, 'question'],
      countWords(question),
      questionWords,
      'words in the question',
    ),
    ...countFindings([place, 'why'], countWords(why), whyWords, 'words in "why"'),
    ...countFindings(
      [place, 'why'],
      sentencesOf(why, language).length,
      whySentences,
      'sentences in "why"',
    ),
    ...longSentences(
      [
        { path: [place, 'question'], text: question },
        { path: [place, 'why'], text: why },
      ],
      language,
      sentenceMax,
    ),
  ];
}

/** A question belongs to a lesson of the file's module, and its id says which. */
function checkPlace(module: number, { id, lesson }: Question, place: number): Finding[] {
  if (!lessonIdsOfModule(module).includes(lesson)) {
    return [
      {
        path: [place, 'lesson'],
        message: `Lesson ${lesson} is none of module ${module}.`,
        doThis: `Write a lesson of module ${module}, or put the question into the file of its module.`,
      },
    ];
  }
  if (id.startsWith(`${lesson}-q`)) return [];
  return [
    {
      path: [place, 'id'],
      message: `The id "${id}" does not begin with the lesson ${lesson}.`,
      doThis: `Write "${lesson}-q1" or a number that is free.`,
    },
  ];
}

/** Ten questions for each lesson of the module; a finding stands at the lesson's first one. */
function checkCounts(module: number, questions: readonly Question[]): Finding[] {
  const perLesson: Bounds = { min: questionsPerLesson, max: questionsPerLesson };
  return lessonIdsOfModule(module).flatMap((id) => {
    const first = questions.findIndex(({ lesson }) => lesson === id);
    const count = questions.filter(({ lesson }) => lesson === id).length;
    const path = first < 0 ? [] : [first, 'lesson'];
    return countFindings(path, count, perLesson, `questions of lesson ${id}`);
  });
}

/** Ids that stand twice in one file. */
function checkIds(questions: readonly Question[]): Finding[] {
  const ids = questions.map(({ id }) => id);
  return ids.flatMap((id, place) =>
    ids.indexOf(id) === place
      ? []
      : [
          {
            path: [place, 'id'],
            message: `The id "${id}" stands twice.`,
            doThis: 'Give each its own id.',
          },
        ],
  );
}

/**
 * Everything about one module's questions in one language that docs/authoring.md#saints-and-trivia
 * asks for and the schema cannot say: ten for each lesson, fair choices, lengths, places of the
 * right answers.
 */
export function checkQuestions(
  module: number,
  questions: readonly Question[],
  language: Language,
): Finding[] {
  return [
    ...checkCounts(module, questions),
    ...checkIds(questions),
    ...questions.flatMap((question, place) => [
      ...checkPlace(module, question, place),
      ...checkText(question, place, language),
      ...checkChoices(question, place),
    ]),
    ...checkSpread(questions),
    ...checkLengthHint(questions),
  ];
}

/**
 * Questions of one language that an earlier one asks already, word for word. By module, in the
 * order given.
 */
export function checkQuestionsDiffer(
  modules: ReadonlyMap<number, readonly Question[]>,
): Map<number, Finding[]> {
  const first = new Map<string, string>();
  const findings = new Map<number, Finding[]>();
  for (const [module, questions] of modules) {
    const results = questions.flatMap(({ id, question }, place): Finding[] => {
      const key = comparable(question);
      const before = first.get(key);
      first.set(key, before ?? id);
      if (before === undefined) return [];
      const message = `${before} asks the same, word for word.`;
      return [{ path: [place, 'question'], message, doThis: 'Ask something else.' }];
    });
    if (results.length > 0) findings.set(module, results);
  }
  return findings;
}
