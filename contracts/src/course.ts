import { z } from '@hono/zod-openapi';
import { activitiesOfOwnWords, definitionMatch } from '@pius/domain/course/lesson.ts';
import { seasonNames } from '@pius/domain/course/seasons.ts';
import { languages } from '@pius/domain/language.ts';
import { reader } from './readings.ts';
import { defineRoute, everybody, json, langQuery, ordinaryLimit } from './route.ts';

const lessonState = z.strictObject({
  id: z.string(),
  number: z.int(),
  title: z.string(),
  /** Whether the words of this lesson are written; a course grows. */
  available: z.boolean(),
  open: z.boolean(),
  completed: z.boolean(),
  percentage: z.int().min(0).max(100),
});

const moduleState = z.strictObject({
  number: z.int().min(1).max(6),
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  state: z.enum(['completed', 'current', 'locked']),
  /** Why a locked module is locked, and which module comes first where the order is the reason. */
  reason: z.enum(['finish-previous', 'ask-parent', 'sign-in', 'children-only']).nullable(),
  finishFirst: z.int().nullable(),
  lessons: z.array(lessonState),
});

export const course = z.strictObject({
  language: z.enum(languages),
  modules: z.array(moduleState),
  treasure: z.enum(['locked', 'unlocked']),
  overall: z.strictObject({
    lessonsCompleted: z.int(),
    lessonsTotal: z.int(),
    percentage: z.int(),
  }),
  /** Which lessons fit a season, the best one first. */
  seasons: z.array(z.strictObject({ season: z.enum(seasonNames), lessons: z.array(z.string()) })),
});

/**
 * The quest map: modules and lessons with titles, state, and the reason for each lock.
 * @see docs/requirements.md#r-quest-map
 */
export const readCourse = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/course',
    request: { query: langQuery },
    responses: { 200: json(course, 'Six modules, 52 lessons') },
  },
  { who: everybody, limit: ordinaryLimit },
);

const catechismEntry = z.strictObject({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  simply: z.string(),
  ref: z.strictObject({ book: z.string(), questions: z.string() }),
  note: z.string().nullable(),
});

const lessonEntry = catechismEntry.extend({
  /** One of the two or three answers of a lesson to learn by heart. */
  byHeart: z.boolean(),
});

const vocabularyEntry = z.strictObject({ id: z.string(), term: z.string(), meaning: z.string() });

/**
 * The activities as the page plays them: as they are written, the terms of "definition-match" with
 * their meanings. They are practice: their answers travel with them.
 */
const activity = z.discriminatedUnion('kind', [
  ...activitiesOfOwnWords,
  definitionMatch.extend({ terms: z.array(vocabularyEntry) }),
]);

/** A quiz question as it leaves the server: with no answer and no why. */
const quizQuestion = z.discriminatedUnion('kind', [
  z.strictObject({ id: z.string(), kind: z.literal('true-false'), statement: z.string() }),
  z.strictObject({ id: z.string(), kind: z.literal('typed'), question: z.string() }),
]);

/** One whole lesson, as the lesson page and the quiz page show it. */
export const lesson = z.strictObject({
  id: z.string(),
  module: z.int(),
  number: z.int(),
  language: z.enum(languages),
  moduleTitle: z.string(),
  title: z.string(),
  minutes: z.int(),
  /**
   * Whether the minutes are those of the whole, or with the by-heart answers alone of the teaching.
   */
  way: z.enum(['whole', 'by-heart']),
  /** Who of the Church has read it, and when; null for nobody yet. */
  reader: reader.nullable(),
  goals: z.array(z.string()),
  story: z.strictObject({
    title: z.string(),
    source: z.string(),
    paragraphs: z.array(z.string()),
    /** A question without a right answer, and a line to say with God. */
    wonder: z.string(),
    prayer: z.string(),
    /** Drawings in the order in which they stand; `paragraph` is the one it stands above, from 1, or 0 for the whole story. */
    pictures: z.array(
      z.strictObject({ id: z.string(), alt: z.string(), paragraph: z.int().min(0) }),
    ),
  }),
  teaching: z.array(lessonEntry),
  vocabulary: z.array(vocabularyEntry),
  activities: z.array(activity),
  quiz: z.array(quizQuestion),
  previous: z.string().nullable(),
  next: z.string().nullable(),
});

export const lessonParams = z.strictObject({
  moduleId: z.string().regex(/^\d{1,2}$/),
  lessonId: z.string().regex(/^\d{1,2}$/),
});

/**
 * A whole lesson. Module 1 for anyone; else 401 for a visitor, 403 for a wrong role or no access.
 */
export const readLesson = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/lessons/{moduleId}/{lessonId}',
    request: { params: lessonParams, query: langQuery },
    responses: { 200: json(lesson, 'The lesson') },
  },
  { who: everybody, limit: ordinaryLimit },
);

/**
 * By what the quiz of a lesson is graded on a device without a network; anyone who may open the
 * lesson may have it, as a graded quiz tells the same.
 */
export const quizKey = z.strictObject({
  id: z.string(),
  language: z.enum(languages),
  quiz: z.array(
    z.discriminatedUnion('kind', [
      z.strictObject({
        id: z.string(),
        kind: z.literal('true-false'),
        answer: z.boolean(),
        why: z.string(),
      }),
      z.strictObject({
        id: z.string(),
        kind: z.literal('typed'),
        answers: z.array(z.string()),
        wrong: z.array(z.string()),
        why: z.string(),
      }),
    ]),
  ),
});

/** What grades the quiz of a lesson. Module 1 for anyone; else refused as the lesson is. */
export const readQuizKey = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/lessons/{moduleId}/{lessonId}/quiz-key',
    request: { params: lessonParams, query: langQuery },
    responses: { 200: json(quizKey, 'The right answers and their reasons') },
  },
  { who: everybody, limit: ordinaryLimit },
);

/** What of a lesson is open to everybody, and to any parent: the lock page is made of it. */
export const lessonOutside = z.strictObject({
  id: z.string(),
  module: z.int(),
  number: z.int(),
  moduleTitle: z.string(),
  title: z.string(),
  goals: z.array(z.string()),
  teaching: z.array(lessonEntry),
  /** For any parent; null for others. */
  vocabulary: z.array(vocabularyEntry).nullable(),
  forGrownUps: z
    .strictObject({
      meaning: z.string(),
      oftenMisunderstood: z.array(z.string()),
      atHome: z.string(),
    })
    .nullable(),
});

export const readLessonOutside = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/lessons/{moduleId}/{lessonId}/outside',
    request: { params: lessonParams, query: langQuery },
    responses: {
      200: json(lessonOutside, 'Title, goals and teaching; for parents also words and help'),
    },
  },
  { who: everybody, limit: ordinaryLimit },
);

export type Course = z.infer<typeof course>;
export type LessonView = z.infer<typeof lesson>;
export type QuizKey = z.infer<typeof quizKey>;
export type LessonOutside = z.infer<typeof lessonOutside>;
export type ActivityView = z.infer<typeof activity>;
export type QuizQuestionView = z.infer<typeof quizQuestion>;

export const routes = [readCourse, readLesson, readLessonOutside, readQuizKey] as const;
