import { z } from '@hono/zod-openapi';
import { languages } from '@pius/domain/language.ts';
import { badgeNames } from '@pius/domain/progress/badges.ts';
import { choicesPerQuestion } from '@pius/domain/trivia/question.ts';
import { questionsADay } from '@pius/domain/trivia/questions-of-day.ts';
import { sent } from './progress.ts';
import { body, defineRoute, everybody, json, langQuery, ordinaryLimit } from './route.ts';
import { dateParams } from './saints.ts';

const head = {
  id: z.string(),
  lesson: z.string(),
  lessonTitle: z.string(),
  question: z.string(),
  choices: z.array(z.string()),
};
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

const triviaDay = z.strictObject({
  date: z.string(),
  language: z.enum(languages),
  /** The day's first question without its answer: for the cards, and everybody's. */
  teaser: z.strictObject(head),
  /**
   * For a child: all five, with the place of the right choice and why, because they are played without a network too and the
   * right answer is told after each. Null for anybody else.
   */
  questions: z.array(z.strictObject({ ...head, answer: z.int(), why: z.string() })).nullable(),
  /** The round that counts for this day, where the child has played it. */
  round: z.strictObject({ score: z.int(), total: z.int() }).nullable(),
});

/**
 * The trivia of a date: the same five questions for everybody. Today's first question is everybody's, all five and any other
 * date are a child's.
 */
export const readTrivia = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/trivia/{date}',
    request: { params: dateParams, query: langQuery },
    responses: { 200: json(triviaDay, 'The questions of the date') },
  },
  { who: everybody, limit: ordinaryLimit },
);

/**
 * Grades and keeps a round. The first one of a day counts for it, any further one is practice and says so. The same key
 * answers the same again; with another body it is 409.
 */
export const saveTriviaRound = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/trivia-rounds',
    request: {
      body: body(
        z.strictObject({
          ...sent,
          /** The date of the questions. */
          day,
          language: z.enum(languages),
          answers: z
            .array(
              z.strictObject({
                id: z.string().max(16),
                /** The place of what was chosen, from 0. */
                choice: z
                  .int()
                  .min(0)
                  .max(choicesPerQuestion - 1),
              }),
            )
            .min(1)
            .max(questionsADay),
        }),
      ),
    },
    responses: {
      200: json(
        z.strictObject({
          day: z.string(),
          score: z.int(),
          total: z.int(),
          /** Whether it counts for the day; else it was practice. */
          counted: z.boolean(),
          items: z.array(z.strictObject({ id: z.string(), correct: z.boolean() })),
          new_badges: z.array(z.strictObject({ badge: z.enum(badgeNames), earned_at: z.string() })),
        }),
        'The grade, and whether it counts',
      ),
    },
  },
  { who: ['child'], thing: 'progress', limit: ordinaryLimit },
);

export type TriviaDay = z.infer<typeof triviaDay>;
export type TriviaQuestion = NonNullable<TriviaDay['questions']>[number];

export const routes = [readTrivia, saveTriviaRound] as const;
