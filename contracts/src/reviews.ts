import { z } from '@hono/zod-openapi';
import { languages } from '@pius/domain/language.ts';
import { badgeNames } from '@pius/domain/progress/badges.ts';
import { reviewOutcomes } from '@pius/domain/progress/reviews.ts';
import { lessonId, sent } from './progress.ts';
import {
  accountId,
  body,
  defineRoute,
  grownUps,
  json,
  langQuery,
  ordinaryLimit,
  signedIn,
} from './route.ts';

/**
 * A question's name in its lesson: one of the quiz, `quiz:q1`, or an entry of the teaching,
 * `entry:baptized`.
 */
const item = z.string().regex(/^(quiz|entry):[a-z0-9-]{1,64}$/);
const outcome = z.enum(reviewOutcomes);
const answer = z.strictObject({ lesson: z.string(), item: z.string(), day: z.string(), outcome });
const badge = z.strictObject({ badge: z.enum(badgeNames), earned_at: z.string() });

const head = {
  lesson: z.string(),
  item: z.string(),
  lessonTitle: z.string(),
  /** The family's day on which its lesson was completed. */
  since: z.string(),
  place: z.int(),
};
const question = z.discriminatedUnion('kind', [
  z.strictObject({
    ...head,
    kind: z.literal('true-false'),
    statement: z.string(),
    answer: z.boolean(),
    why: z.string(),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('typed'),
    question: z.string(),
    answers: z.array(z.string()),
    wrong: z.array(z.string()),
    others: z.array(z.string()),
    why: z.string(),
  }),
  z.strictObject({
    ...head,
    kind: z.literal('choice'),
    question: z.string(),
    choices: z.array(z.strictObject({ id: z.string(), text: z.string() })),
    answer: z.string(),
    why: z.string(),
  }),
]);

/**
 * The questions of a child's next days, of the lessons completed and open to the child, with their
 * right answers, for they are asked without a network too; and all that was answered of them and
 * today. Which of them are due is the rule's to say (`reviewsDue`): no number of those that wait is
 * told.
 */
const childReviews = z.strictObject({
  child_id: z.string(),
  language: z.enum(languages),
  time_zone: z.string(),
  items: z.array(question),
  answers: z.array(answer),
});

/** One child's reviews: the child itself, its own parent, an admin. */
export const readReviews = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/reviews',
    request: { query: langQuery.extend({ child_id: accountId.optional() }) },
    responses: { 200: json(childReviews, 'The questions of the next days') },
  },
  { who: signedIn, thing: 'progress', limit: ordinaryLimit },
);

/**
 * Grades and keeps a child's answer to one question. The same key answers the same again; with
 * another body it is 409.
 */
export const saveReview = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/reviews',
    request: {
      body: body(
        z.strictObject({
          ...sent,
          lesson: lessonId,
          item,
          value: z.union([z.boolean(), z.string().max(200)]),
          language: z.enum(languages),
        }),
      ),
    },
    responses: {
      200: json(
        z.strictObject({ ...answer.shape, new_badges: z.array(badge) }),
        'What became of it, on which day',
      ),
    },
  },
  { who: ['child'], thing: 'progress', limit: ordinaryLimit },
);

/** Keeps what a grown-up heard of an own child: known, known with help, or not yet. */
export const sendOralReview = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/reviews/heard',
    request: {
      body: body(z.strictObject({ ...sent, child_id: accountId, lesson: lessonId, item, outcome })),
    },
    responses: { 200: json(answer, 'What was kept, on which day') },
  },
  { who: grownUps, thing: 'heard-review', limit: ordinaryLimit },
);

export type ChildReviews = z.infer<typeof childReviews>;
export type ReviewQuestionView = ChildReviews['items'][number];

export const routes = [readReviews, saveReview, sendOralReview] as const;
