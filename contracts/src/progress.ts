import { z } from '@hono/zod-openapi';
import { languages } from '@pius/domain/language.ts';
import { badgeNames } from '@pius/domain/progress/badges.ts';
import {
  accountId,
  body,
  defineRoute,
  everybody,
  grownUps,
  json,
  langQuery,
  listOf,
  ordinaryLimit,
  signedIn,
} from './route.ts';

/**
 * What every write from a lesson carries, so that sending again counts once and a wrong
 * device clock does no harm: the client's key, when it happened, when it was sent (ISO instants).
 * @see docs/requirements.md#r-sent-again
 */
export const sent = {
  key: z.uuid(),
  at: z.iso.datetime({ offset: true }),
  sentAt: z.iso.datetime({ offset: true }),
};

export const lessonId = z.string().regex(/^[1-6]-\d{1,2}$/);
const badge = z.strictObject({ badge: z.enum(badgeNames), earned_at: z.string() });
const language = z.enum(languages).optional();

/**
 * The parts of a lesson that can be done before the quiz: `goals`, `story`, `teaching`,
 * `vocabulary`, `activity:a1`.
 */
export const partName = z
  .string()
  .regex(/^(goals|story|teaching|vocabulary|activity:[a-z0-9-]{1,32})$/);

export const lessonProgress = z.strictObject({
  lesson: z.string(),
  percentage: z.int(),
  completed: z.boolean(),
  parts: z.array(z.string()),
  best_quiz: z.int().nullable(),
});

/**
 * A lesson that was begun: as it stands, how often its quiz was taken, when it was passed first and
 * last worked on.
 */
const begunLesson = z.strictObject({
  ...lessonProgress.shape,
  quiz_tries: z.int(),
  completed_at: z.string().nullable(),
  last_active: z.string(),
});

/** A part of a lesson was done. */
export const saveProgress = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/progress',
    request: { body: body(z.strictObject({ ...sent, lesson: lessonId, part: partName })) },
    responses: {
      200: json(
        z.strictObject({ ...lessonProgress.shape, new_badges: z.array(badge) }),
        'The lesson as it stands now',
      ),
    },
  },
  { who: ['child'], thing: 'progress', limit: ordinaryLimit },
);

/** The five beats a minute of time spent, at most 30 s each, capped by the server. */
export const saveTimeSpent = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/progress/time',
    request: {
      body: body(z.strictObject({ ...sent, lesson: lessonId, seconds: z.int().min(1).max(30) })),
    },
    responses: { 200: json(z.strictObject({ seconds: z.int() }), 'What was counted') },
  },
  { who: ['child'], thing: 'progress', limit: ordinaryLimit },
);

const gradedItem = z.strictObject({
  id: z.string(),
  correct: z.boolean(),
  given: z.union([z.boolean(), z.string(), z.null()]),
  expected: z.union([z.boolean(), z.string()]),
  why: z.string(),
});

const graded = { score: z.int(), total: z.int(), percentage: z.int(), items: z.array(gradedItem) };

const answers = z
  .array(
    z.strictObject({
      id: z.string().max(32),
      value: z.union([z.boolean(), z.string().max(200)]),
    }),
  )
  .max(20);

/**
 * Grades a quiz and keeps the result. The same key answers the same again; the same key with
 * another body is 409.
 */
export const saveQuizResult = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/quiz-results',
    request: { body: body(z.strictObject({ ...sent, lesson: lessonId, answers, language })) },
    responses: {
      200: json(
        z.strictObject({
          id: z.string(),
          lesson: z.string(),
          ...graded,
          lesson_percentage: z.int(),
          completed: z.boolean(),
          new_badges: z.array(badge),
        }),
        'The grade, and what it earned',
      ),
    },
  },
  { who: ['child'], thing: 'progress', limit: ordinaryLimit },
);

/**
 * Grades answers without keeping anything, for a visitor or a parent in module 1. It tells the
 * right answers to anyone who may open the lesson, as a saved result does: the quiz teaches, may be
 * taken again without end, and the best counts.
 */
export const gradeAnswers = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/quiz-results/grade',
    request: { body: body(z.strictObject({ lesson: lessonId, answers, language })) },
    responses: {
      200: json(z.strictObject({ lesson: z.string(), ...graded }), 'The grade of these answers'),
    },
  },
  { who: everybody, limit: ordinaryLimit },
);

/**
 * Where a child's last try of a lesson's quiz went wrong, for the grown-up who helps: each question
 * missed with what was answered, the right answer and what to say. `taken_at` is null where the
 * quiz was not taken yet.
 */
export const readMissed = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/quiz-results',
    request: { query: langQuery.extend({ child_id: accountId.optional(), lesson: lessonId }) },
    responses: {
      200: json(
        z.strictObject({
          lesson: z.string(),
          taken_at: z.string().nullable(),
          percentage: z.int().nullable(),
          missed: z.array(
            z.strictObject({
              id: z.string(),
              question: z.string(),
              given: z.union([z.boolean(), z.string(), z.null()]),
              expected: z.union([z.boolean(), z.string()]),
              why: z.string(),
            }),
          ),
        }),
        'The questions missed',
      ),
    },
  },
  { who: signedIn, thing: 'progress', limit: ordinaryLimit },
);

export const childProgress = z.strictObject({
  child_id: z.string(),
  name: z.string(),
  overall_percentage: z.int(),
  lessons_completed: z.int(),
  lessons_total: z.int(),
  current_module: z.int(),
  current_lesson: z.string(),
  time_spent_seconds: z.int(),
  last_active: z.string().nullable(),
  current_streak: z.int(),
  longest_streak: z.int(),
  /** Monday to Sunday of the family's current week: days with something done. */
  week: z.array(z.strictObject({ day: z.string(), active: z.boolean() })),
  /** The last seven days of the family, oldest first: what was learnt on each. */
  learnt_days: z.array(
    z.strictObject({ day: z.string(), seconds: z.int(), lessons: z.int(), quizzes: z.int() }),
  ),
  badges: z.array(badge),
  lessons: z.array(begunLesson),
});

/** All of one child's progress: the child itself, its own parent, an admin. */
export const readProgress = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/progress',
    request: { query: langQuery.extend({ child_id: accountId.optional() }) },
    responses: { 200: json(childProgress, 'Progress, streaks, badges') },
  },
  { who: signedIn, thing: 'progress', limit: ordinaryLimit },
);

/** The same of each of the caller's own children, in one answer, however many there are. */
export const readFamilyProgress = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/children/progress',
    responses: {
      200: json(listOf(childProgress), "The progress of the caller's children"),
    },
  },
  { who: grownUps, thing: 'progress', limit: ordinaryLimit },
);

export type ChildProgress = z.infer<typeof childProgress>;
export type LessonProgress = z.infer<typeof lessonProgress>;
export type BegunLesson = z.infer<typeof begunLesson>;

export const routes = [
  saveProgress,
  saveTimeSpent,
  saveQuizResult,
  gradeAnswers,
  readProgress,
  readFamilyProgress,
  readMissed,
] as const;
