import { activitiesPerLesson } from '../progress/parts.ts';
import { type Bounds, countFindings, type Finding, repeatFindings } from './finding.ts';
import type { Activity, ActivityKind, Lesson, QuizQuestion } from './lesson.ts';
import { comparable } from './lesson-text.ts';

/**
 * How many things each kind of activity holds; for "listening" our own choice.
 * @see docs/authoring.md#what-each-field-means
 */
const itemCounts: Record<ActivityKind, Bounds> = {
  matching: { min: 4, max: 6 },
  ordering: { min: 4, max: 6 },
  'true-false': { min: 4, max: 6 },
  anagram: { min: 3, max: 5 },
  hangman: { min: 3, max: 5 },
  antonyms: { min: 4, max: 6 },
  'definition-match': { min: 4, max: 6 },
  riddle: { min: 2, max: 4 },
  listening: { min: 2, max: 5 },
};

const activityCount: Bounds = { min: activitiesPerLesson, max: activitiesPerLesson };
const kindCount: Bounds = { min: 4, max: activitiesPerLesson };
const quizCount: Bounds = { min: 8, max: 10 };
const eachQuizKindMin = 3;

/**
 * The things of an activity: its field name, what stands in each to be told apart, and their ids.
 */
function itemsOf(activity: Activity): { field: string; texts: string[]; ids: string[] } {
  switch (activity.kind) {
    case 'matching':
      return {
        field: 'pairs',
        texts: activity.pairs.flatMap(({ left, right }) => [left, right]),
        ids: [],
      };
    case 'antonyms':
      return {
        field: 'pairs',
        texts: activity.pairs.flatMap(({ word, opposite }) => [word, opposite]),
        ids: [],
      };
    case 'ordering':
      return { field: 'items', texts: activity.items, ids: [] };
    case 'definition-match':
      return { field: 'terms', texts: [], ids: activity.terms };
    case 'true-false':
      return {
        field: 'statements',
        texts: activity.statements.map(({ text }) => text),
        ids: activity.statements.map(({ id }) => id),
      };
    case 'anagram':
    case 'hangman':
      return {
        field: 'words',
        texts: activity.words.map(({ word }) => word),
        ids: activity.words.map(({ id }) => id),
      };
    case 'riddle':
      return {
        field: 'riddles',
        texts: activity.riddles.map(({ text }) => text),
        ids: activity.riddles.map(({ id }) => id),
      };
    case 'listening':
      return {
        field: 'questions',
        texts: activity.questions.map(({ text }) => text),
        ids: activity.questions.map(({ id }) => id),
      };
  }
}

function itemCount(activity: Activity): number {
  const { texts, ids } = itemsOf(activity);
  if (activity.kind === 'matching' || activity.kind === 'antonyms') return activity.pairs.length;
  return Math.max(texts.length, ids.length);
}

function allAlike(
  path: Finding['path'],
  answers: readonly unknown[],
  what: string,
  howToMend = 'Turn at least one statement round, so that some are true and some are false.',
): Finding[] {
  if (answers.length < 2 || new Set(answers).size > 1) return [];
  return [
    {
      path,
      message: `All right answers ${what} are alike, so that one can guess them.`,
      doThis: howToMend,
    },
  ];
}

function checkListening(
  path: Finding['path'],
  questions: readonly { choices: string[]; answer: string }[],
): Finding[] {
  return questions.flatMap((question, index) => [
    ...countFindings(
      [...path, index, 'choices'],
      question.choices.length,
      { min: 2, max: 4 },
      'choices',
    ),
    ...repeatFindings([...path, index, 'choices'], question.choices, 'choice'),
    ...(question.choices.includes(question.answer)
      ? []
      : [
          {
            path: [...path, index, 'answer'],
            message: `The right answer "${question.answer}" is none of the choices.`,
            doThis: 'Write one of the choices, word for word.',
          },
        ]),
  ]);
}

/** What only one kind of activity can have wrong. */
function checkKind(lesson: Lesson, activity: Activity, path: Finding['path']): Finding[] {
  switch (activity.kind) {
    case 'true-false':
      return allAlike(
        path,
        activity.statements.map(({ answer }) => answer),
        'of this activity',
      );
    case 'listening':
      return [
        ...checkListening(path, activity.questions),
        ...allAlike(
          path,
          activity.questions.map(({ choices, answer }) => choices.indexOf(answer)),
          'of this activity',
          'Put the right answer of one question at another place among its choices.',
        ),
      ];
    case 'definition-match':
      return activity.terms.flatMap((term, index) =>
        lesson.vocabulary.some(({ id }) => id === term)
          ? []
          : [
              {
                path: [...path, index],
                message: `"${term}" is no id of the vocabulary.`,
                doThis: 'Write the id of a key word of this lesson.',
              },
            ],
      );
    default:
      return [];
  }
}

/** Five activities of at least four kinds, each with the right number of things, none twice. */
export function checkActivities(lesson: Lesson): Finding[] {
  const kinds = new Set(lesson.activities.map(({ kind }) => kind)).size;
  const each = lesson.activities.flatMap((activity, index) => {
    const { field, texts, ids } = itemsOf(activity);
    const path = ['activities', index, field];
    return [
      ...countFindings(path, itemCount(activity), itemCounts[activity.kind], field),
      ...repeatFindings(path, ids, 'id'),
      ...repeatFindings(path, texts.map(comparable), 'text'),
      ...checkKind(lesson, activity, path),
    ];
  });
  return [
    ...countFindings(['activities'], lesson.activities.length, activityCount, 'activities'),
    ...countFindings(['activities'], kinds, kindCount, 'kinds of activity'),
    ...each,
  ];
}

function questionText(question: QuizQuestion): string {
  return question.kind === 'typed' ? question.question : question.statement;
}

/** What an activity asks, sentence by sentence: no quiz question may say the same. */
function questionsInActivities(lesson: Lesson): Set<string> {
  return new Set(lesson.activities.flatMap((activity) => itemsOf(activity).texts).map(comparable));
}

/** 8 to 10 questions, three of each kind at least, nothing asked twice. */
export function checkQuiz(lesson: Lesson): Finding[] {
  const quizQuestion = questionsInActivities(lesson);
  const judged = lesson.quiz.filter((question) => question.kind === 'true-false');
  const typed = lesson.quiz.length - judged.length;
  const atLeast: Bounds = { min: eachQuizKindMin, max: quizCount.max };
  const each = lesson.quiz.flatMap((question, index): Finding[] =>
    quizQuestion.has(comparable(questionText(question)))
      ? [
          {
            path: ['quiz', index],
            message: 'This question repeats an activity word for word.',
            doThis: 'Ask it in other words, or ask something else.',
          },
        ]
      : [],
  );
  return [
    ...countFindings(['quiz'], lesson.quiz.length, quizCount, 'quiz questions'),
    ...countFindings(['quiz'], typed, atLeast, 'typed questions'),
    ...countFindings(['quiz'], judged.length, atLeast, 'true/false questions'),
    ...allAlike(
      ['quiz'],
      judged.map(({ answer }) => answer),
      'to true/false questions',
    ),
    ...repeatFindings(['quiz'], lesson.quiz.map(questionText).map(comparable), 'question'),
    ...each,
  ];
}
