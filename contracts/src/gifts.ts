import { z } from '@hono/zod-openapi';
import { giverNameMax, greetingMax } from '@pius/domain/billing/gift-code.ts';
import { giftStates } from '@pius/domain/billing/gift-state.ts';
import { subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { linkToken, moneyListQuery, notChildren } from './donations.ts';
import { accountId, body, defineRoute, grownUps, json, ordinaryLimit, pageOf } from './route.ts';

/** Buys a gift of access without an account; the price is the plan's. */
export const createGift = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/create-gift',
    request: {
      body: body(
        z.strictObject({
          subscription_type: z.enum(subscriptionTypes),
          email: z.string().max(500),
          /** What the card says of the giver, and the greeting on it. */
          from: z.string().max(giverNameMax).optional(),
          greeting: z.string().max(greetingMax).optional(),
        }),
      ),
    },
    responses: { 200: json(z.strictObject({ url: z.string() }), 'Where it is paid') },
  },
  { who: notChildren, limit: ordinaryLimit },
);

const giftWords = {
  subscription_type: z.enum(subscriptionTypes),
  duration_months: z.int(),
  from: z.string().nullable(),
  greeting: z.string().nullable(),
};

/** The card of a gift by the giver's secret link; the code is there once it is paid, and until its money goes back. */
export const readGiftCard = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/verify-gift',
    request: { body: body(z.strictObject({ token: linkToken })) },
    responses: {
      200: json(
        z.strictObject({
          ...giftWords,
          state: z.enum(giftStates),
          code: z.string().nullable(),
          redeemed_at: z.string().nullable(),
        }),
        'The card',
      ),
    },
  },
  { who: notChildren, limit: ordinaryLimit },
);

/** Codes are slowed in the database, so that none is guessed. */
const slowed = { per: 'account', count: 20, seconds: 3600, shared: true } as const;
const typedCode = z.string().min(1).max(40);

/** What a code gives, and until when each own child would have access with it. Using it comes after. */
export const lookAtGift = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/gifts/look',
    request: { body: body(z.strictObject({ code: typedCode })) },
    responses: {
      200: json(
        z.strictObject({
          ...giftWords,
          children: z.array(
            z.strictObject({ id: z.string(), name: z.string(), expires_at: z.string() }),
          ),
        }),
        'What the code gives',
      ),
    },
  },
  { who: grownUps, limit: slowed },
);

/** Gives a child the months of a code, once. */
export const redeemGift = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/gifts/redeem',
    request: { body: body(z.strictObject({ code: typedCode, child_id: accountId })) },
    responses: {
      200: json(
        z.strictObject({ child_id: z.string(), name: z.string(), expires_at: z.string() }),
        'Until when the child has access now',
      ),
    },
  },
  { who: grownUps, limit: slowed },
);

const listedGift = z.strictObject({
  id: z.string(),
  subscription_type: z.enum(subscriptionTypes),
  amount_cents: z.int(),
  currency: z.string(),
  state: z.enum(giftStates),
  email: z.string().nullable(),
  /** The end of the code, by which a giver's question is recognised; never the code. */
  code_end: z.string().nullable(),
  created_at: z.string(),
  redeemed_at: z.string().nullable(),
});

/**
 * Gifts, newest first, fifty at a time, without their codes. The money of one goes back as that of any order does, by
 * `POST /rest/v1/admin/orders/{id}/refund`, and its code is void from then on.
 */
export const listGifts = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/gifts',
    request: { query: moneyListQuery.extend({ state: z.enum(giftStates).optional() }) },
    responses: {
      200: json(pageOf(listedGift), 'Gifts'),
    },
  },
  { who: ['admin'], thing: 'order', limit: ordinaryLimit },
);

export const routes = [createGift, readGiftCard, lookAtGift, redeemGift, listGifts] as const;
