import { z } from '@hono/zod-openapi';
import { viewers } from '@pius/domain/account/viewer.ts';
import { languages } from '@pius/domain/language.ts';
import { body, defineRoute, everybody, json, ordinaryLimit } from './route.ts';

const lesson = z.string().regex(/^[1-6]-[1-9]\d?$/);
const entry = z.string().regex(/^[a-z0-9-]{1,80}$/);

/**
 * "Report a mistake" (product.md "Trust line"): what a reader found wrong in a lesson or in one entry of the catechism.
 * A visitor may leave an address; who is signed in is known, and a child is asked for none.
 */
export const reportMistake = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/mistake-reports',
    request: {
      body: body(
        z.strictObject({
          /** Sent again with the same key, it is kept once. */
          key: z.uuid(),
          lesson,
          entry: entry.optional(),
          language: z.enum(languages),
          /** The address it was seen at, without origin. */
          page: z
            .string()
            .max(200)
            .regex(/^\/(?!\/)/),
          message: z.string().max(10_000),
          email: z.string().max(500).optional(),
        }),
      ),
    },
    responses: { 201: json(z.strictObject({ received: z.literal(true) }), 'It is kept') },
  },
  {
    who: everybody,
    thing: 'mistake-report',
    limit: { per: 'account', count: 10, seconds: 3600, shared: true },
  },
);

const mistakeReport = z.strictObject({
  id: z.string(),
  lesson: z.string(),
  entry: z.string().nullable(),
  language: z.enum(languages),
  /** Which text was read: a short hash of the lesson's words. */
  text_version: z.string(),
  page: z.string(),
  message: z.string(),
  from: z.enum(viewers),
  user_id: z.string().nullable(),
  email: z.string().nullable(),
  created_at: z.string(),
});

/** The reports, newest first, fifty at a time; `next` goes on where a page ended. */
export const listMistakeReports = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/mistake-reports',
    request: {
      query: z.strictObject({ after: z.string().min(1).max(100).optional() }),
    },
    responses: {
      200: json(
        z.strictObject({ items: z.array(mistakeReport), next: z.string().nullable() }),
        'Reports of mistakes',
      ),
    },
  },
  { who: ['admin'], thing: 'mistake-report', limit: ordinaryLimit },
);
