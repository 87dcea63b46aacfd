import { z } from '@hono/zod-openapi';
import { languages } from '@pius/domain/language.ts';
import { body, defineRoute, grownUps, json, langQuery, listOf, ordinaryLimit } from './route.ts';

const rowId = z.string().min(1).max(64);

/**
 * A child keeps a question of its chat for its parent, with one tap: `id` is the answer's. Kept
 * again it stays once; a question that is not the child's own, or is gone, is 404.
 */
export const saveQuestion = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/question-box',
    request: { body: body(z.strictObject({ id: rowId })) },
    responses: { 201: json(z.strictObject({ kept: z.literal(true) }), 'It is kept') },
  },
  { who: ['child'], thing: 'question-box', limit: ordinaryLimit },
);

const boxedQuestion = z.strictObject({
  id: z.string(),
  child_id: z.string(),
  child_name: z.string(),
  language: z.enum(languages),
  question: z.string(),
  kept_at: z.string(),
  /** When it was talked about; null as long as it waits. */
  done_at: z.string().nullable(),
  /** The nearest entries of the catechism, at most three, in the language asked for. */
  entries: z.array(
    z.strictObject({
      id: z.string(),
      lesson: z.string(),
      lesson_title: z.string(),
      question: z.string(),
      answer: z.string(),
      simply: z.string(),
    }),
  ),
  /**
   * How to answer: the help for grown-ups of the nearest entry's lesson; null where no entry is
   * near.
   */
  how_to_answer: z
    .strictObject({
      lesson: z.string(),
      lesson_title: z.string(),
      meaning: z.string(),
      often_misunderstood: z.array(z.string()),
      at_home: z.string(),
    })
    .nullable(),
});

/**
 * The questions that own children kept: those that wait first, the newest first among them. They go
 * with their 30 days.
 */
export const listQuestionBox = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/question-box',
    request: { query: langQuery },
    responses: {
      200: json(listOf(boxedQuestion), 'Questions'),
    },
  },
  { who: grownUps, thing: 'question-box', limit: { per: 'account', count: 60, seconds: 60 } },
);

/** A question was talked about, or waits again. */
export const markQuestion = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/question-box/{id}',
    request: {
      params: z.strictObject({ id: rowId }),
      body: body(z.strictObject({ done: z.boolean() })),
    },
    responses: { 200: json(z.strictObject({ done_at: z.string().nullable() }), 'As it stands') },
  },
  { who: grownUps, thing: 'answered-question', limit: ordinaryLimit },
);

export type BoxedQuestion = z.infer<typeof boxedQuestion>;

export const routes = [saveQuestion, listQuestionBox, markQuestion] as const;
