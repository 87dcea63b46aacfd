import type { Language } from '../language.ts';
import { countFindings, type Finding } from './finding.ts';
import type { Lesson } from './lesson.ts';
import { countWords, sentencesOf, wordsOf } from './lesson-text.ts';

/** How long the parts of a lesson may be (content guide, "One lesson" and "Voice"). */
export const lessonLengths = {
  goals: { min: 3, max: 3 },
  paragraphs: { min: 5, max: 8 },
  storyWords: { min: 300, max: 420 },
  teaching: { min: 6, max: 12 },
  teachingWords: { min: 0, max: 640 },
  answerWords: { min: 15, max: 45 },
  simplyWords: { min: 15, max: 40 },
  vocabulary: { min: 6, max: 8 },
  meaningWords: { min: 1, max: 14 },
  minutes: { min: 15, max: 20 },
  averageSentence: { min: 8, max: 12 },
  grownUpsWords: { min: 60, max: 120 },
  misunderstandings: { min: 1, max: 3 },
} as const;

/** The longest sentence, in words; in a teaching answer and its note four more. */
export const sentenceMax = 16;
export const answerSentenceMax = 20;

const wordsPerMinute = 90;
const minutesPerQuizQuestion = 0.35;

type Text = { path: Finding['path']; text: string };

/** How long a lesson takes, in minutes, by the guide's formula; not rounded. */
export function reckonedMinutes(lesson: Lesson): number {
  const words =
    countWords(...lesson.story.paragraphs) +
    teachingWords(lesson) +
    lesson.vocabulary.reduce((sum, entry) => sum + countWords(entry.term, entry.meaning), 0);
  return (
    words / wordsPerMinute + lesson.activities.length + lesson.quiz.length * minutesPerQuizQuestion
  );
}

/** The words of all questions, answers and simple answers of a lesson. */
export function teachingWords(lesson: Lesson): number {
  return lesson.teaching.reduce(
    (sum, entry) => sum + countWords(entry.question, entry.answer, entry.simply),
    0,
  );
}

function storyTexts(lesson: Lesson): Text[] {
  return lesson.story.paragraphs.map((text, index) => ({
    path: ['story', 'paragraphs', index],
    text,
  }));
}

function simplyTexts(lesson: Lesson): Text[] {
  return lesson.teaching.map((entry, index) => ({
    path: ['teaching', index, 'simply'],
    text: entry.simply,
  }));
}

/** What stands in the fuller words of the catechism: longer sentences are allowed there. */
function answerTexts(lesson: Lesson): Text[] {
  return lesson.teaching.flatMap((entry, index) => [
    { path: ['teaching', index, 'answer'], text: entry.answer },
    ...(entry.note === undefined ? [] : [{ path: ['teaching', index, 'note'], text: entry.note }]),
  ]);
}

/** The running text of a lesson, by which its sentences are measured: story and teaching. */
export function proseOf(lesson: Lesson): Text[] {
  return [...storyTexts(lesson), ...simplyTexts(lesson), ...answerTexts(lesson)];
}

function quizTexts(lesson: Lesson): Text[] {
  return lesson.quiz.flatMap((question, index) => [
    question.kind === 'typed'
      ? { path: ['quiz', index, 'question'], text: question.question }
      : { path: ['quiz', index, 'statement'], text: question.statement },
    { path: ['quiz', index, 'why'], text: question.why },
  ]);
}

function longSentences(texts: readonly Text[], language: Language, max: number): Finding[] {
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

/** The limits of "Voice": no sentence too long, and 8 to 12 words on average in story and teaching. */
export function checkSentences(lesson: Lesson, language: Language): Finding[] {
  const goals = lesson.goals.map((text, index): Text => ({ path: ['goals', index], text }));
  const plain = [...goals, ...storyTexts(lesson), ...simplyTexts(lesson), ...quizTexts(lesson)];
  const sentences = proseOf(lesson).flatMap(({ text }) => sentencesOf(text, language));
  const average = countWords(...sentences) / Math.max(1, sentences.length);
  const { min, max } = lessonLengths.averageSentence;
  const rounded = Math.round(average * 10) / 10;
  const averageFindings: Finding[] =
    rounded >= min && rounded <= max
      ? []
      : [
          {
            path: ['story', 'paragraphs'],
            message: `Sentences have ${rounded} words on average; the guide asks for ${min} to ${max}.`,
            doThis: rounded > max ? 'Make the sentences shorter.' : 'Join some short sentences.',
          },
        ];
  return [
    ...longSentences(plain, language, sentenceMax),
    ...longSentences(answerTexts(lesson), language, answerSentenceMax),
    ...averageFindings,
  ];
}

function checkTeachingLengths(lesson: Lesson): Finding[] {
  return lesson.teaching.flatMap((entry, index) => [
    ...countFindings(
      ['teaching', index, 'answer'],
      countWords(entry.answer),
      lessonLengths.answerWords,
      'words in the answer',
    ),
    ...countFindings(
      ['teaching', index, 'simply'],
      countWords(entry.simply),
      lessonLengths.simplyWords,
      'words in the simple answer',
    ),
  ]);
}

function checkMinutes(lesson: Lesson): Finding[] {
  const reckoned = reckonedMinutes(lesson);
  const about = Math.round(reckoned * 10) / 10;
  if (lesson.minutes !== Math.round(reckoned) && lesson.minutes !== Math.ceil(reckoned)) {
    return [
      {
        path: ['minutes'],
        message: `The lesson says ${lesson.minutes} minutes, and its length makes ${about}.`,
        doThis: `Write ${Math.round(reckoned)}.`,
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
      teachingWords(lesson),
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
