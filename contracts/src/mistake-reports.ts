import { z } from '@hono/zod-openapi';
import { viewers } from '@pius/domain/account/viewer.ts';
import { languages } from '@pius/domain/language.ts';
import { body, defineRoute, everybody, json, ordinaryLimit, pageOf, pageQuery } from './route.ts';

const lesson = z.string().regex(/^[1-6]-[1-9]\d?$/);
const entry = z.string().regex(/^[a-z0-9-]{1,80}$/);
const saint = z.string().regex(/^\d{2}-\d{2}$/);

/**
 * "Report a mistake": what a reader found wrong in a lesson, in one entry of the catechism or one trivia question of
 * it, or in the saint of a date; it names the lesson or the saint. A visitor may leave an address; who is signed in is
 * known, and a child is asked for none.
 * @see docs/requirements.md#r-mistake-report
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
          lesson: lesson.optional(),
          /** An entry of the lesson's teaching, or a trivia question of it. */
          entry: entry.optional(),
          /** The month and day of the saint, `02-03`. */
          saint: saint.optional(),
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
  lesson: z.string().nullable(),
  entry: z.string().nullable(),
  saint: z.string().nullable(),
  language: z.enum(languages),
  /** Which text was read: a short hash of the words of the lesson, the question or the saint. */
  text_version: z.string(),
  page: z.string(),
  message: z.string(),
  from: z.enum(viewers),
  user_id: z.string().nullable(),
  email: z.string().nullable(),
  created_at: z.string(),
  /** When an admin has taken care of it. */
  handled_at: z.string().nullable(),
  /** Whether the words are others by now than those that were read. */
  text_changed: z.boolean(),
});

/** The reports, newest first, fifty at a time, all or those that wait or were taken care of; `next` goes on where a page ended. */
export const listMistakeReports = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/mistake-reports',
    request: {
      query: pageQuery.extend({
        state: z.enum(['waiting', 'handled']).optional(),
      }),
    },
    responses: {
      200: json(pageOf(mistakeReport), 'Reports of mistakes'),
    },
  },
  { who: ['admin'], thing: 'mistake-report', limit: ordinaryLimit },
);

/** One has been taken care of, or not yet. */
export const handleMistakeReport = defineRoute(
  {
    method: 'patch',
    path: '/rest/v1/admin/mistake-reports/{id}',
    request: {
      params: z.strictObject({ id: z.string().min(1).max(100) }),
      body: body(z.strictObject({ handled: z.boolean() })),
    },
    responses: { 200: json(z.strictObject({ handled_at: z.string().nullable() }), 'As it stands') },
  },
  { who: ['admin'], thing: 'mistake-report', limit: ordinaryLimit },
);

export const routes = [reportMistake, listMistakeReports, handleMistakeReport] as const;
