import { z } from '@hono/zod-openapi';
import { orderStates } from '@pius/domain/billing/order-state.ts';
import { subscriptionTypes } from '@pius/domain/billing/plans.ts';
import {
  body,
  defineRoute,
  grownUps,
  json,
  langQuery,
  listOf,
  ordinaryLimit,
  pageOf,
  pageQuery,
} from './route.ts';

const orderId = z.strictObject({ id: z.string().min(1).max(64) });

/** `asked` waits for an admin; `failed` was approved, but the bank did not take the money back: it can be approved again. */
export const refundStates = ['asked', 'approved', 'declined', 'failed'] as const;

const refundRequest = z.strictObject({
  state: z.enum(refundStates),
  /** Why the parent asks for it. */
  reason: z.string().nullable(),
  /** Why an admin declined. */
  answer: z.string().nullable(),
  asked_at: z.string(),
  answered_at: z.string().nullable(),
});

const order = z.strictObject({
  id: z.string(),
  kind: z.enum(['purchase', 'grant', 'gift']),
  state: z.enum(orderStates),
  subscription_type: z.enum(subscriptionTypes),
  duration_months: z.int(),
  /** What was asked; `paid_cents` is less with a coupon, and null until the money is there. */
  amount_cents: z.int(),
  paid_cents: z.int().nullable(),
  refunded_cents: z.int(),
  currency: z.string(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  children: z.array(
    z.strictObject({ child_id: z.string(), name: z.string(), price_cents: z.int() }),
  ),
  /** The moment from which the money back can no longer be asked for; null where it cannot be asked for at all. */
  refundable_until: z.string().nullable(),
  /** Whether the money back can be asked for now. */
  refundable: z.boolean(),
  refund: refundRequest.nullable(),
});

/** The caller's own purchases, newest first: what is on its way, was paid, failed or went back. No checkouts left unpaid. */
export const listOrders = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/orders',
    request: { query: langQuery },
    responses: { 200: json(listOf(order), 'Purchases') },
  },
  { who: grownUps, thing: 'order', limit: ordinaryLimit },
);

/**
 * Asks for the money back: 409 `refund_too_late` past day 30 in the family's time zone, 409 `refund_not_paid` where
 * there is nothing to give back, 409 `refund_answered` where an admin has declined. Asked twice is asked once.
 * Another's order and none are the same 404.
 * @see docs/requirements.md#r-refund
 */
export const askRefund = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/orders/{id}/refund',
    request: {
      params: orderId,
      body: body(z.strictObject({ reason: z.string().max(1000).optional() })),
    },
    responses: { 201: json(order, 'The purchase, with what was asked') },
  },
  {
    who: grownUps,
    thing: 'order',
    limit: { per: 'account', count: 20, seconds: 3600, shared: true },
  },
);

/** An order with whose it is, for an admin. */
export const adminOrder = order.extend({
  /** Null where the family is deleted, and for a gift. */
  parent_id: z.string().nullable(),
  parent_name: z.string().nullable(),
  /** The account's address, or the one that was given when paying. */
  email: z.string().nullable(),
  /** Who took the money; null for a grant. */
  provider: z.enum(['stripe', 'test']).nullable(),
  session_id: z.string().nullable(),
  payment_id: z.string().nullable(),
});

/**
 * Orders for an admin, newest first, fifty at a time; `next` goes on where a page ended. `email` finds any part of the
 * account's or payer's address; `refund` those whose money back was asked for, by its state.
 */
export const listAllOrders = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/orders',
    request: {
      query: langQuery.extend({
        ...pageQuery.shape,
        email: z.string().min(1).max(254).optional(),
        state: z.enum(orderStates).optional(),
        refund: z.enum(refundStates).optional(),
      }),
    },
    responses: {
      200: json(pageOf(adminOrder), 'Orders'),
    },
  },
  { who: ['admin'], thing: 'order', limit: ordinaryLimit },
);

/**
 * An admin's answer to who wants the money back. `approve` gives all of it back, takes the months out and writes to the
 * parent, in one call that may be repeated; it also serves an order nobody asked about. `decline` needs a reason
 * (400 `reason_required`). 409 `refund_not_paid` where there is nothing to give back, 503 `payments_unavailable` where the
 * payments service cannot be reached: nothing has changed then.
 */
export const answerRefund = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/orders/{id}/refund',
    request: {
      params: orderId,
      body: body(
        z.strictObject({
          answer: z.enum(['approve', 'decline']),
          reason: z.string().max(1000).optional(),
        }),
      ),
    },
    responses: { 200: json(adminOrder, 'The order, answered') },
  },
  { who: ['admin'], thing: 'order', limit: ordinaryLimit },
);

export const routes = [listOrders, askRefund, listAllOrders, answerRefund] as const;
