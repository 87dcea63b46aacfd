import { z } from '@hono/zod-openapi';
import { auditActions, auditSubjects } from '@pius/domain/admin/audit.ts';
import { deskTasks, weekMetrics } from '@pius/domain/admin/overview.ts';
import { accountId, defineRoute, json, ordinaryLimit, pageOf, pageQuery } from './route.ts';

const trouble = z.strictObject({
  kind: z.string(),
  count: z.int(),
  /** When the last of them was begun. */
  last_at: z.string(),
});

const numbers = z.strictObject(
  Object.fromEntries(weekMetrics.map((metric) => [metric, z.int()])) as Record<
    (typeof weekMetrics)[number],
    z.ZodInt
  >,
);

const tasks = z.strictObject(
  Object.fromEntries(deskTasks.map((task) => [task, z.int()])) as Record<
    (typeof deskTasks)[number],
    z.ZodInt
  >,
);

/**
 * The week on one page: figures of the last eight spans of seven days, the one that runs to this
 * moment last, and how much waits for an admin. Sums of money are in cents. No child is named.
 */
export const readOverview = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/overview',
    request: { query: z.strictObject({}) },
    responses: {
      200: json(
        z.strictObject({
          weeks: z.array(z.strictObject({ from: z.string(), to: z.string(), figures: numbers })),
          waiting: tasks,
          /** Letters that were not sent for a day, or were tried in vain, by what they tell of. */
          letters: z.array(trouble),
          /** Jobs of the last days that were tried in vain to their end. */
          jobs: z.array(trouble),
        }),
        'The overview',
      ),
    },
  },
  { who: ['admin'], thing: 'desk-overview', limit: ordinaryLimit },
);

const auditLine = z.strictObject({
  id: z.string(),
  at: z.string(),
  /** Null when the admin's account is gone. */
  admin: z.strictObject({ id: z.string(), name: z.string(), email: z.string() }).nullable(),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  /** Null where the family it was about is deleted. */
  subject_id: z.string().nullable(),
  /** The family it is about and its parent's address, while there is one. */
  family: z.strictObject({ id: z.string(), email: z.string() }).nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
});

/**
 * What admins did, newest first, fifty at a time; `next` goes on where a page ended. `day` is one
 * of the time zone of who asks. `admins` are those whom the log names.
 */
export const listAudit = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/audit',
    request: {
      query: pageQuery.extend({
        admin: accountId.optional(),
        action: z.enum(auditActions).optional(),
        day: z.iso.date().optional(),
      }),
    },
    responses: {
      200: json(
        pageOf(auditLine).extend({
          admins: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        }),
        'The audit log',
      ),
    },
  },
  { who: ['admin'], thing: 'audit-log', limit: ordinaryLimit },
);

export const routes = [readOverview, listAudit] as const;
