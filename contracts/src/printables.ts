import { z } from '@hono/zod-openapi';
import { languages } from '@pius/domain/language.ts';
import { isSunday } from '@pius/domain/printables/sunday-sheet.ts';
import { lessonId } from './progress.ts';
import { body, defineRoute, grownUps, json, langQuery, ordinaryLimit } from './route.ts';

/** One to three lessons with commas between them: `2-5,1-3`. */
const lessons = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(lessonId).min(1).max(3));

/** What stands on a sheet for the Sunday table. @see docs/requirements.md#r-sunday-sheet */
export const sundaySheet = z.strictObject({
  sunday: z.string(),
  language: z.enum(languages),
  lessons: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  /** The lessons come next on the road; nobody has worked on them yet. */
  ahead: z.boolean(),
  questions: z.array(
    z.strictObject({
      lesson: z.string(),
      question: z.string(),
      answer: z.string(),
      simply: z.string(),
      ref: z.strictObject({ book: z.string(), questions: z.string() }),
    }),
  ),
  prayer: z.strictObject({ title: z.string(), lines: z.array(z.string()) }),
  saint: z.strictObject({ name: z.string(), feastDay: z.string(), bio: z.string() }),
  /** The one thing to do. */
  deed: z.string(),
  /** Whether somebody of the Church has read all of it. */
  reading: z.enum(['awaiting', 'done']),
});

/**
 * The sheet of a Sunday, by itself the coming one of the family, and of the lessons that the caller's children worked on
 * in its days; with `lessons` it is the sheet of these, whatever was done meanwhile, so that it can be printed again.
 */
export const readSundaySheet = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/sunday-sheet',
    request: {
      query: langQuery.extend({
        sunday: z.string().refine(isSunday).optional(),
        lessons: lessons.optional(),
        ahead: z.enum(['yes', 'no']).optional(),
      }),
    },
    responses: { 200: json(sundaySheet, 'What stands on the sheet') },
  },
  { who: grownUps, thing: 'family', limit: ordinaryLimit },
);

export type SundaySheetView = z.infer<typeof sundaySheet>;

/**
 * Draws a picture to color by a grown-up's wish, with the model that the operator has set up. Nothing of it is kept. A
 * wish that is empty, longer than 300 letters or nothing for a child is 400; without a model 503 `pictures_not_set_up`;
 * a model that fails, hangs or draws nothing usable 503 `picture_failed`; the day's pictures used up 429 `picture_limit`.
 */
export const drawColoringPage = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/coloring-page',
    request: {
      body: body(z.strictObject({ wish: z.string().max(10_000), language: z.enum(languages) })),
    },
    responses: {
      200: json(
        z.strictObject({
          /** A picture of black and white dots, as a data address of PNG. */
          picture: z.string().startsWith('data:image/png;base64,'),
          width: z.int(),
          height: z.int(),
        }),
        'The picture, to be looked at by the parent',
      ),
    },
  },
  { who: grownUps, limit: { per: 'account', count: 10, seconds: 60 } },
);

export const routes = [readSundaySheet, drawColoringPage] as const;
