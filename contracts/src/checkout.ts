import { z } from '@hono/zod-openapi';
import { orderStates } from '@pius/domain/billing/order-state.ts';
import { mostChildrenAtOnce, subscriptionTypes } from '@pius/domain/billing/plans.ts';
import {
  accountId,
  body,
  defineRoute,
  everybody,
  grownUps,
  json,
  langQuery,
  listOf,
  ordinaryLimit,
} from './route.ts';

/** Far above what a person presses, far below what would trouble the payments service. */
const payingLimit = { per: 'account', count: 30, seconds: 60 } as const;

/** The id of a checkout at the payments service. */
export const sessionId = z.string().regex(/^[A-Za-z0-9_-]{8,255}$/);

const planOffer = z.strictObject({
  subscription_type: z.enum(subscriptionTypes),
  price_cents: z.int(),
  currency: z.literal('USD'),
  duration_months: z.int(),
  /** Until when the child's access would last if it were paid now. */
  expires_at: z.string(),
});

/** What each plan costs for each own child, and until when access then lasts (renewing adds to what is left). */
export const readQuote = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/checkout-quote',
    request: { query: langQuery },
    responses: {
      200: json(
        listOf(
          z.strictObject({
            child_id: z.string(),
            name: z.string(),
            /** Until when access lasts now; null where there is none. */
            active_until: z.string().nullable(),
            /** Everything is open without paying, as the parent is an admin. */
            included: z.boolean(),
            plans: z.array(planOffer),
          }),
        ),
        'Prices and end dates',
      ),
    },
  },
  { who: grownUps, thing: 'order', limit: ordinaryLimit },
);

/**
 * The server makes the order and sends it to be paid; the browser goes to `url`, which for the
 * same purchase begun a while ago is the same checkout, or the success page where its money came or is on its way.
 * Without `child_id` it is for the only child, else 400 `child_required`. At most 5 an hour for each account and each
 * source; 503 `payments_unavailable` where the payments service cannot be reached, and nothing was made.
 * @see docs/requirements.md#r-who-pays-for-whom
 * @see docs/requirements.md#r-card-testing
 */
export const createCheckout = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/create-checkout',
    request: {
      body: body(
        z.strictObject({
          subscription_type: z.enum(subscriptionTypes),
          child_id: z
            .union([accountId, z.array(accountId).min(1).max(mostChildrenAtOnce)])
            .optional(),
        }),
      ),
    },
    responses: {
      200: json(z.strictObject({ url: z.string(), session_id: z.string() }), 'Where to pay'),
    },
  },
  { who: grownUps, thing: 'order', limit: payingLimit },
);

/**
 * Asks the payments service how the caller's own checkout stands, and gives access where it is paid. `success` is true
 * exactly for `paid`; `pending` may be asked again. Another's session and none are the same 404.
 * @see docs/requirements.md#r-payment-check
 */
export const verifyPayment = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/verify-payment',
    request: { body: body(z.strictObject({ session_id: sessionId })) },
    responses: {
      200: json(
        z.strictObject({
          success: z.boolean(),
          state: z.enum(orderStates),
          order_id: z.string(),
          subscription_type: z.enum(subscriptionTypes),
          /** The children it is for, and until when each now has access; null where one has none. */
          children: z.array(
            z.strictObject({
              child_id: z.string(),
              name: z.string(),
              active_until: z.string().nullable(),
            }),
          ),
        }),
        'How the payment stands',
      ),
    },
  },
  { who: grownUps, thing: 'order', limit: payingLimit },
);

/** What Stripe tells us: signed over the raw body, in any order, late and more than once. 400 `webhook_refused` for all else. */
export const stripeWebhook = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/stripe-webhook',
    responses: { 200: json(z.strictObject({ received: z.literal(true) }), 'It is kept') },
  },
  { who: everybody, limit: { per: 'address', count: 2400, seconds: 60 } },
);

export const routes = [readQuote, createCheckout, verifyPayment, stripeWebhook] as const;
