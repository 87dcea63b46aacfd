import { reviewOutcomes } from '@pius/domain/progress/reviews.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { ofUser } from './of-user.ts';

/**
 * Every write a child's device sent, by its key, with the answer given: sent again counts once.
 * @see docs/requirements.md#r-sent-again
 */
export const receivedWrites = pgTable(
  'received_writes',
  {
    childId: ofUser('child_id'),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.key] })],
);

/** The facts: which part of which lesson was done, first when. Never removed, so that nothing is lost by trying again. */
export const lessonParts = pgTable(
  'lesson_parts',
  {
    childId: ofUser('child_id'),
    lessonId: text('lesson_id').notNull(),
    part: text('part').notNull(),
    doneAt: instant('done_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.lessonId, table.part] })],
);

/** All quiz results are kept with the answers given; the best one counts. */
export const quizResults = pgTable(
  'quiz_results',
  {
    id: text('id').primaryKey(),
    childId: ofUser('child_id'),
    lessonId: text('lesson_id').notNull(),
    language: text('language').notNull(),
    answers: jsonb('answers').notNull(),
    items: jsonb('items').notNull(),
    score: integer('score').notNull(),
    total: integer('total').notNull(),
    percentage: integer('percentage').notNull(),
    takenAt: instant('taken_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [index('quiz_results_child_lesson').on(table.childId, table.lessonId)],
);

/**
 * The progress of a lesson, derived in the transaction of each act from what it was before. `updated_at` is when the last
 * act was done.
 */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    childId: ofUser('child_id'),
    lessonId: text('lesson_id').notNull(),
    parts: text('parts').array().notNull().default(sql`'{}'`),
    percentage: integer('percentage').notNull(),
    bestQuiz: integer('best_quiz'),
    completed: boolean('completed').notNull().default(false),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.lessonId] })],
);

/** The days, in the family's time zone, on which something was done: what streaks are folded from. */
export const activityDays = pgTable(
  'activity_days',
  { childId: ofUser('child_id'), day: date('day').notNull() },
  (table) => [primaryKey({ columns: [table.childId, table.day] })],
);

/**
 * What became of each question that was reviewed: answered by the child, graded here, or heard by a grown-up. When each
 * is due again is folded from these (`domain/src/progress/reviews.ts`).
 */
export const reviewAnswers = pgTable(
  'review_answers',
  {
    childId: ofUser('child_id'),
    key: text('key').notNull(),
    lessonId: text('lesson_id').notNull(),
    item: text('item').notNull(),
    /** What the child answered; null where a grown-up heard it. */
    value: jsonb('value'),
    language: text('language'),
    outcome: text('outcome', { enum: reviewOutcomes }).notNull(),
    /** The family's day on which it was answered. */
    day: date('day').notNull(),
    answeredAt: instant('answered_at').notNull(),
    receivedAt: instant('received_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.key] })],
);

/** Once earned, kept. */
export const badges = pgTable(
  'badges',
  {
    childId: ofUser('child_id'),
    badge: text('badge').notNull(),
    earnedAt: instant('earned_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.badge] })],
);

/** Seconds with input while a page was visible, by day and lesson. */
export const timeSpent = pgTable(
  'time_spent',
  {
    childId: ofUser('child_id'),
    day: date('day').notNull(),
    lessonId: text('lesson_id').notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.childId, table.day, table.lessonId] })],
);
