import { z } from '@hono/zod-openapi';
import { languages } from '@pius/domain/language.ts';
import { email, emailRequested, linkToken, password } from './account-fields.ts';
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
  signedIn,
} from './route.ts';

const role = z.enum(['parent', 'child']);

/**
 * A row of `profiles`, and what a settings page needs. Strict: nothing else leaves the server.
 * @see docs/requirements.md#r-profile-call
 */
export const profile = z.strictObject({
  id: accountId,
  parent_id: z.string().nullable(),
  role,
  full_name: z.string(),
  account_type: z.enum(['parent', 'catechist']).nullable(),
  phone: z.string().nullable(),
  age: z.int().nullable(),
  language: z.enum(languages),
  time_zone: z.string(),
});

/**
 * Self, own parent or admin; foreign and missing are the same 404.
 * @see docs/requirements.md#r-profile-call
 */
export const readProfile = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/profiles/{id}',
    request: { params: z.strictObject({ id: accountId }) },
    responses: { 200: json(profile, 'The profile') },
  },
  { who: signedIn, thing: 'profile', limit: ordinaryLimit },
);

/** The roles of a user beside that of the profile. @see docs/requirements.md#r-role-call */
export const listUserRoles = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/user_roles',
    request: { query: langQuery.extend({ user_id: accountId }) },
    responses: {
      200: json(
        listOf(z.strictObject({ user_id: accountId, role: z.enum(['admin']) })),
        'The roles of one user',
      ),
    },
  },
  { who: signedIn, thing: 'profile', limit: ordinaryLimit },
);

/**
 * A bare boolean; only that child, its parent or an admin is told.
 * @see docs/requirements.md#r-parent-admin-call
 */
export const isParentAdmin = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/rpc/is_parent_admin',
    request: { body: body(z.strictObject({ child_user_id: accountId })) },
    responses: { 200: json(z.boolean(), 'Whether the parent of this child is an admin') },
  },
  { who: signedIn, thing: 'profile', limit: ordinaryLimit },
);

/**
 * The answer is the same whether or not the address is known; a rule that is broken answers 400
 * with its code.
 * @see docs/requirements.md#r-sign-up
 * @see docs/requirements.md#r-who-has-an-account
 */
export const signUp = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/account/sign-up',
    request: {
      body: body(
        z.strictObject({
          account_type: z.enum(['parent', 'catechist', 'student']),
          full_name: z.string().max(500),
          email,
          password,
          phone: z.string().max(40).optional(),
          over_18: z.boolean(),
          terms_read: z.boolean(),
          privacy_read: z.boolean(),
          language: z.enum(languages),
          time_zone: z.string().max(64),
        }),
      ),
    },
    responses: { 202: emailRequested },
  },
  { who: everybody, limit: { per: 'address', count: 20, seconds: 3600, shared: true } },
);

/** Asks for the confirmation letter again; says nothing of whether the address is known. */
export const resendConfirmation = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/account/resend-confirmation',
    request: {
      body: body(z.strictObject({ email, language: z.enum(languages) })),
    },
    responses: { 202: emailRequested },
  },
  { who: everybody, limit: { per: 'address', count: 10, seconds: 3600, shared: true } },
);

/**
 * What a confirmation link stands for, before anything is done with it; a mail scanner that opens
 * it changes nothing.
 */
export const readConfirmation = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/account/confirmation',
    request: { query: langQuery.extend({ token: linkToken }) },
    responses: { 200: json(z.strictObject({ email: z.string() }), 'The address to be confirmed') },
  },
  { who: everybody, limit: { per: 'address', count: 60, seconds: 3600, shared: true } },
);

/**
 * Confirms the address, opens the account and signs in. The password chosen at sign-up says which
 * of the sign-ups that wait for the address is meant, so that a stranger's gives the stranger
 * nothing.
 * @see docs/requirements.md#r-who-has-an-account
 */
export const confirmEmail = defineRoute(
  {
    method: 'post',
    path: '/rest/v1/account/confirmation',
    request: {
      body: body(z.strictObject({ token: linkToken, password })),
    },
    responses: {
      200: json(z.strictObject({ confirmed: z.literal(true) }), 'Confirmed and signed in'),
    },
  },
  { who: everybody, limit: { per: 'address', count: 30, seconds: 900, shared: true } },
);

/** Everything kept about the caller's family, as one file. @see docs/requirements.md#r-export */
export const exportFamily = defineRoute(
  {
    method: 'get',
    path: '/rest/v1/account/export',
    responses: {
      200: json(
        z.strictObject({
          exported_at: z.string(),
          tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
        }),
        'Every row that belongs to the family, by table',
      ),
    },
  },
  {
    who: grownUps,
    thing: 'family',
    limit: { per: 'account', count: 10, seconds: 3600, shared: true },
  },
);

export const routes = [
  readProfile,
  listUserRoles,
  isParentAdmin,
  signUp,
  resendConfirmation,
  readConfirmation,
  confirmEmail,
  exportFamily,
] as const;
