import { z } from '@hono/zod-openapi';
import { classMost } from '@pius/domain/family/class-lines.ts';
import { password } from './account-fields.ts';
import { accountId, body, defineRoute, grownUps, json, listOf, ordinaryLimit } from './route.ts';

/** What became of one line: a child, or what is wrong with it, and where. */
const classResult = z.strictObject({
  id: accountId.nullable(),
  field: z.enum(['name', 'age', 'password']).nullable(),
  code: z.string().nullable(),
});

/**
 * Adds a class at once: each line becomes a child whole or not at all, and has its result in the order sent. Sent again
 * with the same key it adds nobody twice. The grown-up attests to hold each parent's written permission, which is
 * recorded with the version of the text.
 * @see docs/requirements.md#r-class
 */
export const addClass = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/class',
    request: {
      body: body(
        z.strictObject({
          key: z.uuid(),
          attested: z.boolean(),
          children: z
            .array(
              z.strictObject({
                name: z.string().max(500),
                age: z.number(),
                password,
              }),
            )
            .min(1)
            .max(classMost),
        }),
      ),
    },
    responses: {
      200: json(listOf(classResult), 'A result a line'),
    },
  },
  {
    who: grownUps,
    thing: 'child',
    limit: { per: 'account', count: 30, seconds: 3600, shared: true },
  },
);

const classLesson = z.strictObject({
  lesson: z.string(),
  percentage: z.int(),
  completed: z.boolean(),
  best_quiz: z.int().nullable(),
});

/** All children of the caller with the lessons each has begun: what the table of a class is made of. */
export const readClass = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/class',
    responses: {
      200: json(
        listOf(
          z.strictObject({
            id: accountId,
            name: z.string(),
            age: z.int(),
            lessons: z.array(classLesson),
          }),
        ),
        "The caller's children and their lessons",
      ),
    },
  },
  { who: grownUps, thing: 'progress', limit: ordinaryLimit },
);

export const routes = [addClass, readClass] as const;
