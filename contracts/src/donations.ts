import { z } from '@hono/zod-openapi';
import { donationStates, donationTypes } from '@pius/domain/billing/donations.ts';
import { body, defineRoute, json, langQuery, ordinaryLimit, pageOf, pageQuery } from './route.ts';

/** Money matters are nothing for a child, no matter who it is that opens the link of a letter. */
export const notChildren = ['visitor', 'parent', 'admin'] as const;

/** The secret in the link of a letter. */
export const linkToken = z.string().min(1).max(200);

/**
 * The amount is in dollars; what is wrong with a field has a code of its own.
 * @see docs/requirements.md#r-donation
 */
export const createDonation = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/create-donation',
    request: {
      body: body(
        z.strictObject({
          type: z.enum(donationTypes),
          amount: z.number(),
          email: z.string().max(500).optional(),
        }),
      ),
    },
    responses: { 200: json(z.strictObject({ url: z.string() }), 'Where it is paid') },
  },
  { who: notChildren, thing: 'donation', limit: ordinaryLimit },
);

/** Whether a donation has arrived, for who comes back from paying it; it tells of no person. */
export const verifyDonation = defineRoute(
  {
    method: 'post',
    path: '/functions/v1/verify-donation',
    request: { body: body(z.strictObject({ session_id: z.string().min(1).max(255) })) },
    responses: {
      200: json(
        z.strictObject({
          state: z.enum(['paid', 'pending', 'failed']),
          type: z.enum(donationTypes),
          amount_cents: z.int(),
          currency: z.string(),
        }),
        'Where it stands',
      ),
    },
  },
  { who: notChildren, limit: ordinaryLimit },
);

const ownDonation = z.strictObject({
  type: z.enum(donationTypes),
  amount_cents: z.int(),
  currency: z.string(),
  state: z.enum(donationStates),
  given_at: z.string(),
  ended_at: z.string().nullable(),
  /** What was paid, the newest first. */
  payments: z.array(z.strictObject({ amount_cents: z.int(), paid_at: z.string() })),
});

/** What the link in a receipt leads to. */
export const readDonation = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/donation',
    request: { query: langQuery.extend({ token: linkToken }) },
    responses: { 200: json(ownDonation, 'The donation of the link') },
  },
  { who: notChildren, thing: 'donation', limit: ordinaryLimit },
);

/** Ends a monthly donation by the link in a receipt; ended already, it stays so. */
export const endDonation = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/donation/end',
    request: { body: body(z.strictObject({ token: linkToken })) },
    responses: { 200: json(ownDonation, 'It has ended') },
  },
  { who: notChildren, thing: 'donation', limit: ordinaryLimit },
);

const listedDonation = z.strictObject({
  id: z.string(),
  type: z.enum(donationTypes),
  amount_cents: z.int(),
  currency: z.string(),
  state: z.enum(donationStates),
  email: z.string().nullable(),
  created_at: z.string(),
  ended_at: z.string().nullable(),
  /** How often and how much in all was paid. */
  paid_count: z.int(),
  paid_cents: z.int(),
});

/**
 * What an admin looks a list of money up by: a part of an e-mail, and where the page before ended.
 */
export const moneyListQuery = pageQuery.extend({
  email: z.string().max(254).optional(),
});

/** Donations, newest first, fifty at a time. */
export const listDonations = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/donations',
    request: { query: moneyListQuery.extend({ state: z.enum(donationStates).optional() }) },
    responses: {
      200: json(pageOf(listedDonation), 'Donations'),
    },
  },
  { who: ['admin'], thing: 'donation', limit: ordinaryLimit },
);

export const routes = [
  createDonation,
  verifyDonation,
  readDonation,
  endDonation,
  listDonations,
] as const;
