import { z } from '@hono/zod-openapi';
import { defineRoute, everybody, json, langQuery, pageOf } from './route.ts';

const catechismEntry = z.strictObject({
  id: z.string(),
  lesson: z.string(),
  lesson_title: z.string(),
  question: z.string(),
  answer: z.string(),
  simply: z.string(),
  ref: z.strictObject({ book: z.string(), questions: z.string() }),
  note: z.string().nullable(),
});

/**
 * Searches the catechism by what somebody typed, misspelled or not: the twenty nearest entries, best first. Without `q`
 * all entries in the order of the course, fifty at a time.
 */
export const searchCatechism = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/catechism',
    request: {
      query: langQuery.extend({
        q: z.string().max(200).optional(),
        after: z
          .string()
          .regex(/^\d{1,4}$/)
          .optional(),
      }),
    },
    responses: {
      200: json(pageOf(catechismEntry), 'Entries of the catechism'),
    },
  },
  { who: everybody, limit: { per: 'account', count: 120, seconds: 60 } },
);

export type CatechismEntryView = z.infer<typeof catechismEntry>;

export const routes = [searchCatechism] as const;
