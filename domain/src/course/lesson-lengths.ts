import type { Language } from '../language.ts';
import { type Bounds, countFindings, type Finding } from './finding.ts';
import type { Lesson, TeachingEntry } from './lesson.ts';
import { longestWay, minutesOfDefaultWay } from './lesson-minutes.ts';
import { pieceLengths } from './lesson-pieces.ts';
import { countWords } from './lesson-text.ts';
import { averageSentence, longSentences, type PlacedText, sentenceMax } from './sentences.ts';

/** How long the parts of a lesson may be. @see docs/authoring.md#what-each-field-means */
export const lessonLengths = {
  goals: { min: 3, max: 3 },
  paragraphs: { min: 5, max: 24 },
  storyWords: { min: 300, max: 420 },
  teaching: { min: 6, max: 12 },
  teachingWords: { min: 0, max: 640 },
  answerWords: { min: 8, max: 45 },
  simplyWords: { min: 15, max: 55 },
  /** Beside an answer to learn by heart, or a formula, which say less of it. */
  simplyWordsBeside: { min: 15, max: 65 },
  vocabulary: { min: 6, max: 8 },
  meaningWords: { min: 1, max: 14 },
  minutes: { min: 15, max: longestWay },
  grownUpsWords: { min: 60, max: 120 },
  misunderstandings: { min: 1, max: 3 },
} as const;

/** The longest sentence of a teaching answer and its note, in words: four more than elsewhere. */
const answerSentenceMax = 20;

/** The words of all questions, answers and simple answers of a lesson. */
export function teachingWords(lesson: Lesson): number {
  return lesson.teaching.reduce(
    (sum, entry) => sum + countWords(entry.question, entry.answer, entry.simply),
    0,
  );
}

/** The same without received formulas, which stand outside all limits. */
function limitedTeachingWords(lesson: Lesson): number {
  return lesson.teaching.reduce(
    (sum, { question, answer, simply, formula }) =>
      sum + countWords(question, ...(formula === undefined ? [answer] : []), simply),
    0,
  );
}

function storyTexts(lesson: Lesson): PlacedText[] {
  return lesson.story.paragraphs.map((text, index) => ({
    path: ['story', 'paragraphs', index],
    text,
  }));
}

function simplyTexts(lesson: Lesson): PlacedText[] {
  return lesson.teaching.map((entry, index) => ({
    path: ['teaching', index, 'simply'],
    text: entry.simply,
  }));
}

/** What stands in the fuller words of the catechism: longer sentences are allowed there, and formulas are passed over. */
function answerTexts(lesson: Lesson): PlacedText[] {
  return lesson.teaching.flatMap((entry, index) => [
    ...(entry.formula === undefined
      ? [{ path: ['teaching', index, 'answer'], text: entry.answer }]
      : []),
    ...(entry.note === undefined ? [] : [{ path: ['teaching', index, 'note'], text: entry.note }]),
  ]);
}

/** The running text of a lesson, by which its sentences are measured: story and teaching. */
export function proseOf(lesson: Lesson): PlacedText[] {
  return [...storyTexts(lesson), ...simplyTexts(lesson), ...answerTexts(lesson)];
}

function quizTexts(lesson: Lesson): PlacedText[] {
  return lesson.quiz.flatMap((question, index) => [
    question.kind === 'typed'
      ? { path: ['quiz', index, 'question'], text: question.question }
      : { path: ['quiz', index, 'statement'], text: question.statement },
    { path: ['quiz', index, 'why'], text: question.why },
  ]);
}

/** The limits of "Voice": no sentence too long, and 8 to 12 words on average in story and teaching. */
export function checkSentences(lesson: Lesson, language: Language): Finding[] {
  const goals = lesson.goals.map((text, index): PlacedText => ({ path: ['goals', index], text }));
  const plain = [...goals, ...storyTexts(lesson), ...simplyTexts(lesson), ...quizTexts(lesson)];
  return [
    ...longSentences(plain, language, sentenceMax),
    ...longSentences(answerTexts(lesson), language, answerSentenceMax),
    ...averageSentence(['story', 'paragraphs'], proseOf(lesson), language),
  ];
}

function answerBounds({ formula, byHeart }: TeachingEntry): Bounds {
  if (formula !== undefined) return { min: 1, max: Number.POSITIVE_INFINITY };
  return byHeart === true ? pieceLengths.byHeartWords : lessonLengths.answerWords;
}

function checkTeachingLengths(lesson: Lesson): Finding[] {
  return lesson.teaching.flatMap((entry, index) => [
    ...countFindings(
      ['teaching', index, 'answer'],
      countWords(entry.answer),
      answerBounds(entry),
      entry.byHeart === true ? 'words in the answer to learn by heart' : 'words in the answer',
    ),
    ...countFindings(
      ['teaching', index, 'simply'],
      countWords(entry.simply),
      entry.byHeart === true || entry.formula !== undefined
        ? lessonLengths.simplyWordsBeside
        : lessonLengths.simplyWords,
      'words in the simple answer',
    ),
  ]);
}

function checkMinutes(lesson: Lesson): Finding[] {
  const reckoned = minutesOfDefaultWay(lesson);
  if (lesson.minutes !== reckoned) {
    return [
      {
        path: ['minutes'],
        message: `The lesson says ${lesson.minutes} minutes, and its length makes ${reckoned}.`,
        doThis: `Write ${reckoned}.`,
      },
    ];
  }
  const { min, max } = lessonLengths.minutes;
  return countFindings(['minutes'], lesson.minutes, { min, max }, 'minutes');
}

/** Counts and word limits of the parts of a lesson, and its minutes. */
export function checkLengths(lesson: Lesson): Finding[] {
  const limits = lessonLengths;
  const storyWords = countWords(...lesson.story.paragraphs);
  return [
    ...countFindings(['goals'], lesson.goals.length, limits.goals, 'goals'),
    ...countFindings(
      ['story', 'paragraphs'],
      lesson.story.paragraphs.length,
      limits.paragraphs,
      'paragraphs in the story',
    ),
    ...countFindings(['story', 'paragraphs'], storyWords, limits.storyWords, 'words in the story'),
    ...countFindings(['teaching'], lesson.teaching.length, limits.teaching, 'teaching entries'),
    ...countFindings(
      ['teaching'],
      limitedTeachingWords(lesson),
      limits.teachingWords,
      'words of teaching',
    ),
    ...checkTeachingLengths(lesson),
    ...countFindings(['vocabulary'], lesson.vocabulary.length, limits.vocabulary, 'key words'),
    ...lesson.vocabulary.flatMap((entry, index) =>
      countFindings(
        ['vocabulary', index, 'meaning'],
        countWords(entry.meaning),
        limits.meaningWords,
        'words in the meaning',
      ),
    ),
    ...countFindings(
      ['forGrownUps', 'meaning'],
      countWords(lesson.forGrownUps.meaning),
      limits.grownUpsWords,
      'words for grown-ups',
    ),
    ...countFindings(
      ['forGrownUps', 'oftenMisunderstood'],
      lesson.forGrownUps.oftenMisunderstood.length,
      limits.misunderstandings,
      'points often misunderstood',
    ),
    ...checkMinutes(lesson),
  ];
}
