import { z } from '@hono/zod-openapi';
import {
  accountId,
  defineRoute,
  json,
  langQuery,
  listOf,
  ordinaryLimit,
  signedIn,
} from './route.ts';

/**
 * `user_subscriptions`: one row per order or grant; `user_id` is the child.
 * @see docs/requirements.md#r-subscription
 */
export const userSubscription = z.strictObject({
  user_id: z.string(),
  is_active: z.boolean(),
  expires_at: z.string(),
  /** Null for the child itself: a child is told active or not, never what was bought. */
  subscription_type: z.string().nullable(),
  duration_months: z.int().nullable(),
});

/** With `active=true` at most one row, the one that lasts longest. @see docs/requirements.md#r-subscription-call */
export const listUserSubscriptions = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/user_subscriptions',
    request: {
      query: langQuery.extend({
        user_id: accountId,
        active: z.enum(['true', 'false']).optional(),
      }),
    },
    responses: {
      200: json(listOf(userSubscription), 'Subscriptions'),
    },
  },
  { who: signedIn, thing: 'subscription', limit: ordinaryLimit },
);

export const routes = [listUserSubscriptions] as const;
