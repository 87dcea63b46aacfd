import { z } from '@hono/zod-openapi';
import { sessionId } from './checkout.ts';
import { body, defineRoute, json, langQuery, ordinaryLimit } from './route.ts';

const params = z.strictObject({ session: sessionId });
const noChild = ['visitor', 'parent', 'admin'] as const;

/** The states of a checkout: what a payments service tells of it. */
const checkoutState = z.enum(['open', 'pending', 'paid', 'failed', 'expired']);

/**
 * What the TEST checkout page shows. 404 where Stripe takes the payments, and for an unknown
 * session.
 */
export const readTestCheckout = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/test-checkout/{session}',
    request: { params, query: langQuery },
    responses: {
      200: json(
        z.strictObject({
          state: checkoutState,
          lines: z.array(
            z.strictObject({ name: z.string(), amount_cents: z.int(), quantity: z.int() }),
          ),
          amount_cents: z.int(),
          currency: z.literal('USD'),
          /** Paid again each month until it is ended: gifts only. */
          monthly: z.boolean(),
          email: z.string().nullable(),
        }),
        'A checkout of the TEST page',
      ),
    },
  },
  { who: noChild, limit: ordinaryLimit },
);

/**
 * What is pressed on the TEST checkout page. `pay`: the money is there; `pay-later`: a way of
 * paying that takes days; `arrive` and `fail`: how that ended; `decline`: the card is refused, and
 * another may be tried; `cancel`: back to the site.
 * @returns Where the browser goes; null where it stays on the page (declined).
 */
export const completeTestCheckout = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/test-checkout/{session}',
    request: {
      params,
      body: body(
        z.strictObject({
          action: z.enum(['pay', 'pay-later', 'arrive', 'fail', 'decline', 'cancel']),
        }),
      ),
    },
    responses: {
      200: json(
        z.strictObject({ state: checkoutState, url: z.string().nullable() }),
        'What became of it',
      ),
    },
  },
  { who: noChild, limit: ordinaryLimit },
);

export const routes = [readTestCheckout, completeTestCheckout] as const;
