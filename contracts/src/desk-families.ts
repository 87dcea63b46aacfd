import { z } from '@hono/zod-openapi';
import { agreementKinds } from '@pius/domain/account/agreement.ts';
import { grantReasons } from '@pius/domain/billing/grants.ts';
import { subscriptionTypes } from '@pius/domain/billing/plans.ts';
import { languages } from '@pius/domain/language.ts';
import { adminOrder } from './orders.ts';
import {
  accountId,
  body,
  defineRoute,
  json,
  langQuery,
  ordinaryLimit,
  pageOf,
  pageQuery,
} from './route.ts';

const admins = { who: ['admin'], thing: 'desk-family', limit: ordinaryLimit } as const;
const familyId = z.strictObject({ id: accountId });

const listedFamily = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  account_type: z.enum(['parent', 'catechist']).nullable(),
  children: z.int(),
  /** Until when the child whose access lasts longest has it; null where none has any now. */
  access_until: z.string().nullable(),
  created_at: z.string(),
  last_active: z.string().nullable(),
  deletion_due_at: z.string().nullable(),
});

/** A sign-up whose address nobody has proved yet. */
const waitingSignUp = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});

/**
 * Families for an admin, fifty at a time; `next` goes on where a page ended. `find` finds any parts
 * of the parent's name or address or of a child's name, accents or not. The newest accounts first,
 * or those that learnt last. The first page also tells the sign-ups that wait for their address to
 * be proved.
 */
export const listFamilies = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/families',
    request: {
      query: langQuery.extend({
        ...pageQuery.shape,
        find: z.string().min(1).max(254).optional(),
        order: z.enum(['newest', 'active']).optional(),
      }),
    },
    responses: {
      200: json(
        pageOf(listedFamily).extend({
          waiting: z.array(waitingSignUp),
        }),
        'Families',
      ),
    },
  },
  admins,
);

const child = z.strictObject({
  id: z.string(),
  name: z.string(),
  age: z.int().nullable(),
  paused: z.boolean(),
  /** False where the parent's consent to keeping its data is missing. */
  consented: z.boolean(),
  /** Until when it has access; null for none now. */
  access_until: z.string().nullable(),
  /** Whether an admin gave some of it, which can be ended from here. */
  granted: z.boolean(),
  /** Until when it would have access if each of these were given now. */
  ends: z.strictObject({ monthly: z.string(), quarterly: z.string(), annual: z.string() }),
  percentage: z.int(),
  lessons_completed: z.int(),
  last_active: z.string().nullable(),
});

const family = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  account_type: z.enum(['parent', 'catechist']).nullable(),
  language: z.enum(languages),
  time_zone: z.string(),
  created_at: z.string(),
  last_active: z.string().nullable(),
  is_admin: z.boolean(),
  deletion_due_at: z.string().nullable(),
  /**
   * Who of the family must wait before logging in, on some device at least, after wrong passwords.
   */
  sign_in_waits: z.array(z.strictObject({ name: z.string(), until: z.string() })),
  children: z.array(child),
  orders: z.array(adminOrder.extend({ grant_reason: z.enum(grantReasons).nullable() })),
  consents: z.array(
    z.strictObject({
      kind: z.enum(agreementKinds),
      child_id: z.string().nullable(),
      version: z.string(),
      given_at: z.string(),
      withdrawn_at: z.string().nullable(),
    }),
  ),
});

/**
 * One family as an admin may see it: nothing of what a child asked, answered or kept. 404 for what
 * is no parent's id.
 */
export const readFamily = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/admin/families/{id}',
    request: { params: familyId, query: langQuery },
    responses: { 200: json(family, 'The family') },
  },
  admins,
);

/**
 * Gives a child access without payment, on top of what it has, and tells the parent by a letter.
 * Sent again with the same key it is given once; 409 `conflict_key_reused` where the key was for
 * something else. 404 where the child is not of this family.
 */
export const giveAccess = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/families/{id}/access',
    request: {
      params: familyId,
      body: body(
        z.strictObject({
          key: z.uuid(),
          child_id: accountId,
          subscription_type: z.enum(subscriptionTypes),
          reason: z.enum(grantReasons),
        }),
      ),
    },
    responses: { 201: json(family, 'The family, with it') },
  },
  admins,
);

/**
 * Takes back what admins gave a child; what was paid for stays, for its money goes back by way of
 * the orders. 409 `access_not_granted` where there is nothing to take back.
 */
export const endAccess = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/families/{id}/access-end',
    request: { params: familyId, body: body(z.strictObject({ child_id: accountId })) },
    responses: { 200: json(family, 'The family, without it') },
  },
  admins,
);

const done = json(z.strictObject({ sent: z.literal(true) }), 'The letter is on its way');

/**
 * Sends the parent the letter by which a new password is set, in the parent's language; at most
 * five an hour.
 */
export const sendPasswordEmail = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/families/{id}/password-letter',
    request: { params: familyId },
    responses: { 202: done },
  },
  admins,
);

/** Sends the confirmation letter of a sign-up again. 404 where it waits no more. */
export const sendConfirmation = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/sign-ups/{id}/confirmation',
    request: { params: familyId },
    responses: { 202: done },
  },
  admins,
);

/** Ends every wait of a family's logins after wrong passwords, on all devices. */
export const releaseSignIn = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/families/{id}/sign-in-release',
    request: { params: familyId },
    responses: { 200: json(family, 'The family, without them') },
  },
  admins,
);

/**
 * Gives a parent another address at once, for one who has lost the mailbox and was recognised in
 * person; the children's logins follow, and the old address is told. `name` is the parent's, typed
 * as it stands (400 `name_differs`). 409 `family_of_admin` for the family of an admin,
 * `family_email_unusable` for an address that an account has.
 */
export const changeFamilyEmail = defineRoute(
  {
    method: 'put',
    path: '/rest/v1/admin/families/{id}/email',
    request: {
      params: familyId,
      body: body(z.strictObject({ email: z.string().max(254), name: z.string().max(200) })),
    },
    responses: { 200: json(family, 'The family, with it') },
  },
  admins,
);

/**
 * Closes a family and promises its deletion, as its parent may: with the same days, letter and way
 * back. `name` is the parent's, typed as it stands (400 `name_differs`). 409 `family_of_admin` for
 * the family of an admin.
 */
export const closeFamily = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/admin/families/{id}/deletion',
    request: { params: familyId, body: body(z.strictObject({ name: z.string().max(200) })) },
    responses: { 200: json(family, 'The family, closed') },
  },
  admins,
);

/** Keeps a family that was to be deleted. */
export const cancelFamilyDeletion = defineRoute(
  {
    method: 'delete',
    path: '/rest/v1/admin/families/{id}/deletion',
    request: { params: familyId },
    responses: { 200: json(family, 'The family, kept') },
  },
  admins,
);

export const routes = [
  listFamilies,
  readFamily,
  giveAccess,
  endAccess,
  sendPasswordEmail,
  sendConfirmation,
  releaseSignIn,
  changeFamilyEmail,
  closeFamily,
  cancelFamilyDeletion,
] as const;
